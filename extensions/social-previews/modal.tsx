import { Modal } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { linkBuiltSheet } from '@shared/register-block/link-styles';
import { getGatedBlocks, UpgradeButton, type Upgrade } from '@shared/upgrade';
import { Previews } from './previews';
import { useDraft } from './use-draft';

/** Shown in place of the previews if they are gated. */
function UpgradeView( { upgrade }: { upgrade: Upgrade } ) {
	return (
		<>
			<h2>
				{ sprintf(
					/* translators: %s: name of a plan of the site's host. */
					__(
						'Upgrade to a %s plan to preview your posts',
						'mainstreet-blocks'
					),
					upgrade.planName || __( 'Pro', 'mainstreet-blocks' )
				) }
			</h2>
			<p>
				{ __(
					'See how a post will look in search results and on social networks before you share it.',
					'mainstreet-blocks'
				) }
			</p>
			<UpgradeButton
				url={ upgrade.url }
				plan={ upgrade.plan }
				block="social-previews"
			/>
		</>
	);
}

/** Previews of the post as the editor has it, or what is to be bought for them. */
export function PreviewsModal( { onClose }: { onClose: () => void } ) {
	const draft = useDraft();
	const upgrade = getGatedBlocks().get( 'social-previews' );
	useEffect( () => {
		linkBuiltSheet( document, 'extensions/social-previews/style' );
	}, [] );
	return (
		<Modal
			title={ __( 'Social Previews', 'mainstreet-blocks' ) }
			size={ upgrade ? 'medium' : 'large' }
			onRequestClose={ onClose }
		>
			{ upgrade ? (
				<UpgradeView upgrade={ upgrade } />
			) : (
				draft && <Previews draft={ draft } />
			) }
		</Modal>
	);
}
