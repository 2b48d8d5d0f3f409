import { store as blockEditorStore } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Placeholder } from '@wordpress/components';
import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useIsPreview } from '@shared/canvas';
import { PlanControls, TestModeBadge } from '@shared/payments';
import { useChangeWithoutUndo } from '@shared/post-editor';
import { getGatedBlocks, UpgradeButton } from '@shared/upgrade';
import { usePlans } from '@store/memberships';
import { getPlanIds, withPlan } from '../plan-ids';
import type { Attributes } from '../types';
import { AlignControl } from './align-control';
import { ButtonFrame } from './button-frame';
import { WidthSettings } from './width-settings';
import { icon } from '../icon';

const NAME = 'jetpack/recurring-payments';

/** Stands for a button without a plan while the site's host asks for one of its own. */
function UpgradePrompt( { url }: { url: string } ) {
	const upgrade = getGatedBlocks().get( NAME );
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Payment Button', 'mainstreet-blocks' ) }
			instructions={ __(
				'Upgrade your plan to use payment buttons on your site.',
				'mainstreet-blocks'
			) }
		>
			<UpgradeButton
				url={ url || ( upgrade?.url ?? '' ) }
				plan={ upgrade?.plan ?? '' }
				block={ NAME }
			/>
		</Placeholder>
	);
}

type Props = BlockEditProps< Attributes > & {
	context?: Record< string, unknown >;
};

/** Whether the button is the first in its row. Notices that apply to all buttons of a row are shown once. */
const useIsFirstButton = ( clientId: string ): boolean =>
	useSelect(
		( select ) => {
			const { getBlockName, getBlockOrder, getBlockRootClientId } =
				select( blockEditorStore );
			const row = getBlockRootClientId( clientId ) ?? '';
			return (
				getBlockName( row ) !== 'jetpack/payment-buttons' ||
				getBlockOrder( row )[ 0 ] === clientId
			);
		},
		[ clientId ]
	);

/** The block, once plans are loaded. */
function ConnectedEdit( props: Props ) {
	const { attributes, clientId, context, setAttributes } = props;
	const [ plan = 0 ] = getPlanIds( attributes );
	const registry = useRegistry();
	const changeWithoutUndo = useChangeWithoutUndo();
	const plans = usePlans( {
		selectedId: plan,
		// The block it stands in gives it a plan, too.
		hasPlan: () => {
			const { getBlockAttributes } = registry.select( blockEditorStore );
			return (
				getPlanIds( getBlockAttributes( clientId ) ?? {} ).length > 0
			);
		},
		onSelect: ( id, isAutomatic ) => {
			const change = () => setAttributes( withPlan( id ) );
			if ( isAutomatic ) {
				changeWithoutUndo( change );
			} else {
				change();
			}
		},
	} );
	const isFirst = useIsFirstButton( clientId );
	// In paid content, that block asks for the upgrade and for the account.
	const isAsking = ! context?.isPremiumContentChild;
	const hasNotices = isAsking && isFirst;
	const isPromptShown = plans.shouldUpgrade && ! plan && isAsking;
	return (
		<>
			<AlignControl
				align={ attributes.align }
				onChange={ ( align ) => setAttributes( { align } ) }
			/>
			<WidthSettings
				attributes={ attributes }
				onChange={ setAttributes }
			/>
			<ButtonFrame attributes={ attributes } isHidden={ isPromptShown }>
				{ isPromptShown && <UpgradePrompt url={ plans.upgradeUrl } /> }
				<PlanControls plans={ plans } hasNudge={ hasNotices } />
				<TestModeBadge
					mode={ hasNotices && plans.isConnected ? plans.mode : '' }
				/>
			</ButtonFrame>
		</>
	);
}

export default function Edit( props: Props ) {
	return useIsPreview() ? (
		<ButtonFrame attributes={ props.attributes } />
	) : (
		<ConnectedEdit { ...props } />
	);
}
