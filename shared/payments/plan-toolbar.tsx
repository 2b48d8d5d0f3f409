import { BlockControls } from '@wordpress/block-editor';
import {
	MenuGroup,
	MenuItem,
	ToolbarDropdownMenu,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check, external, payment } from '@wordpress/icons';
import { TextToolbarGroup } from '@shared/toolbar/text-toolbar-group';
import { describePrice } from './describe-price';
import { getProductMessages } from './messages';
import { getPaymentsState } from './state';
import type { Plans } from './types';

const getLabels = ( { productType }: Plans ) =>
	productType === 'subscription'
		? {
				choose: __( 'Select a subscription', 'mainstreet-blocks' ),
				manage: __( 'Manage subscriptions', 'mainstreet-blocks' ),
			}
		: {
				choose: __( 'Select a payment plan', 'mainstreet-blocks' ),
				manage: __( 'Manage payment plans', 'mainstreet-blocks' ),
			};

/** Opens in a new tab, so that unsaved changes are kept. */
const openScreen = ( url: string ) => window.open( url, '_blank', 'noopener' );

/** Label of the menu: the plan, “not found”, or the prompt. */
function getText(
	{ isInvalid, productType, selected }: Plans,
	choose: string
) {
	return isInvalid
		? getProductMessages( productType ).notFound
		: ( selected?.title ?? choose );
}

function Choices( {
	plans,
	onChoose,
}: {
	plans: Plans;
	onChoose: () => void;
} ) {
	return plans.products.length ? (
		<MenuGroup label={ getLabels( plans ).choose }>
			{ plans.products.map( ( product ) => (
				<MenuItem
					key={ product.id }
					role="menuitemradio"
					isSelected={ product.id === plans.selectedId }
					icon={ product.id === plans.selectedId ? check : null }
					info={ describePrice( product ) }
					onClick={ () => {
						plans.select( product.id );
						onChoose();
					} }
				>
					{ product.title }
				</MenuItem>
			) ) }
		</MenuGroup>
	) : null;
}

/** Toolbar menu of plans. Renders nothing without plans, unless the plan of the block is missing. */
export function PlanToolbar( { plans }: { plans: Plans } ) {
	const { choose, manage } = getLabels( plans );
	const { plansUrl } = getPaymentsState();
	if ( ! plans.products.length && ! ( plans.isInvalid && plansUrl ) ) {
		return null;
	}
	return (
		<BlockControls>
			<TextToolbarGroup>
				<ToolbarDropdownMenu
					icon={ payment }
					label={ choose }
					text={ getText( plans, choose ) }
				>
					{ ( { onClose } ) => (
						<>
							<Choices plans={ plans } onChoose={ onClose } />
							{ plansUrl && (
								<MenuGroup>
									<MenuItem
										icon={ external }
										onClick={ () => openScreen( plansUrl ) }
									>
										{ manage }
									</MenuItem>
								</MenuGroup>
							) }
						</>
					) }
				</ToolbarDropdownMenu>
			</TextToolbarGroup>
		</BlockControls>
	);
}
