import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button, ExternalLink } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { track } from '@shared/analytics';
import { toRecord, toText } from '@shared/guards';

/** Payment blocks. */
const PAYMENT_BLOCKS = [
	'jetpack/payments-intro',
	'jetpack/payment-buttons',
	'jetpack/recurring-payments',
	'jetpack/donations',
	'jetpack/simple-payments',
	'premium-content/container',
];

/** URL of the payments screen, for users who may see it. */
function getScreen(): string {
	const { adminUrls } = toRecord(
		( window as { mainstreetBlocks?: unknown } ).mainstreetBlocks
	);
	const url = toText( toRecord( adminUrls ).earn );
	return /^https?:\/\//i.test( url ) ? url : '';
}

/** After publishing: offers the payments picker, or links to the payments screen. */
export function AfterPublishing() {
	const isSelling = useSelect( ( select ) => {
		const { getBlockName, getClientIdsWithDescendants } =
			select( blockEditorStore );
		const ids: string[] = getClientIdsWithDescendants();
		return ids.some( ( id ) =>
			PAYMENT_BLOCKS.includes( getBlockName( id ) ?? '' )
		);
	}, [] );
	const { insertBlock } = useDispatch( blockEditorStore );
	const screen = getScreen();
	return (
		<>
			<p>
				{ isSelling
					? __(
							'This page has a payment block.',
							'mainstreet-blocks'
						)
					: __(
							'Add a block to this page that lets visitors buy, subscribe or donate. The money goes directly to your own account.',
							'mainstreet-blocks'
						) }
			</p>
			{ ! isSelling && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () =>
						insertBlock( createBlock( 'jetpack/payments-intro' ) )
					}
				>
					{ __( 'Add a payment block', 'mainstreet-blocks' ) }
				</Button>
			) }
			{ screen && (
				<p>
					<ExternalLink
						href={ screen }
						onClick={ () =>
							track( 'jetpack_editor_payments_link_click' )
						}
					>
						{ __( 'View your payments', 'mainstreet-blocks' ) }
					</ExternalLink>
				</p>
			) }
		</>
	);
}
