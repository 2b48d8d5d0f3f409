import {
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { CheckboxControl, Spinner } from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { describePrice, PlanControls, TestModeBadge } from '@shared/payments';
import { useChangeWithoutUndo } from '@shared/post-editor';
import { usePlans } from '@store/memberships';
import { getPlanIds, withPlanIds } from '../attributes';
import type { Attributes } from '../types';
import { useGuestTexts } from './use-guest-texts';

type Props = {
	attributes: Attributes;
	clientId: string;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

const BUTTON = 'jetpack/recurring-payments';

/** Gives the payment buttons of the guest view the plan of the block they stand in, undone with what it follows from. */
function useButtons( clientId: string ): ( plan: number ) => void {
	const registry = useRegistry();
	const changeWithoutUndo = useChangeWithoutUndo();
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	return ( plan ) => {
		const { getBlockName, getClientIdsOfDescendants } =
			registry.select( blockEditorStore );
		const ids: string[] = getClientIdsOfDescendants( [ clientId ] );
		for ( const id of ids ) {
			if ( plan && getBlockName( id ) === BUTTON ) {
				changeWithoutUndo( () => {
					void updateBlockAttributes( id, {
						planId: plan,
						planIds: undefined,
						uniqueId: `recurring-payments-${ plan }`,
					} );
				} );
			}
		}
	};
}

/** Further plans that open the block, besides the one its buttons sell. */
function FurtherPlans( {
	chosen,
	onChange,
	products,
}: {
	chosen: number[];
	onChange: ( ids: number[] ) => void;
	products: ReturnType< typeof usePlans >[ 'products' ];
} ) {
	const [ first = 0, ...others ] = chosen;
	const label = __( 'Also available to members with', 'mainstreet-blocks' );
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Additional plans', 'mainstreet-blocks' ) }
				values={ { others } }
				onChange={ () => onChange( [ first ] ) }
				settings={ [
					{
						label,
						reset: { others: [] },
						control: () => (
							<fieldset>
								<legend>{ label }</legend>
								{ products
									.filter( ( { id } ) => id !== first )
									.map( ( product ) => (
										<CheckboxControl
											__nextHasNoMarginBottom
											key={ product.id }
											label={ sprintf(
												/* translators: 1: name of a plan, 2: its price. */
												__(
													'%1$s (%2$s)',
													'mainstreet-blocks'
												),
												product.title,
												describePrice( product )
											) }
											checked={ others.includes(
												product.id
											) }
											onChange={ ( isOn ) =>
												onChange( [
													first,
													...others.filter(
														( id ) =>
															id !== product.id
													),
													...( isOn
														? [ product.id ]
														: [] ),
												] )
											}
										/>
									) ) }
							</fieldset>
						),
					},
				] }
			/>
		</InspectorControls>
	);
}

/** Which plans open the block: chosen in the toolbar or made in the inspector, as for the payment button. */
export function PlanSettings( { attributes, clientId, onChange }: Props ) {
	const chosen = getPlanIds( attributes );
	const [ first = 0 ] = chosen;
	const changeWithoutUndo = useChangeWithoutUndo();
	const setButtons = useButtons( clientId );
	const registry = useRegistry();
	const [ isPlanChosen, setPlanChosen ] = useState( false );
	const plans = usePlans( {
		productType: 'subscription',
		selectedId: first,
		hasPlan: () => {
			const { getBlockAttributes } = registry.select( blockEditorStore );
			return (
				getPlanIds( getBlockAttributes( clientId ) ?? {} ).length > 0
			);
		},
		onSelect: ( id, isAutomatic ) => {
			const ids = [ id, ...chosen.slice( 1 ) ].filter(
				( plan, at, all ) => plan > 0 && all.indexOf( plan ) === at
			);
			const change = () => onChange( withPlanIds( ids, attributes ) );
			setPlanChosen( true );
			if ( isAutomatic ) {
				changeWithoutUndo( change );
				return;
			}
			change();
			setButtons( id );
		},
	} );
	useGuestTexts(
		clientId,
		isPlanChosen ? plans.selected?.interval : undefined
	);
	return (
		<>
			{ plans.isLoading && (
				// Over the content: nothing moves when it goes.
				<p role="status" className="mainstreet-premium__loading">
					<Spinner />
					{ __( 'Loading subscriptions…', 'mainstreet-blocks' ) }
				</p>
			) }
			<PlanControls plans={ plans } />
			<TestModeBadge mode={ plans.isConnected ? plans.mode : '' } />
			{ plans.isConnected && first > 0 && plans.products.length > 1 && (
				<FurtherPlans
					chosen={ chosen }
					products={ plans.products }
					onChange={ ( ids ) =>
						onChange( withPlanIds( ids, attributes ) )
					}
				/>
			) }
		</>
	);
}
