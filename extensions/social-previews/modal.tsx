import { Modal } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { linkBuiltSheet } from '@shared/register-block/link-styles';
import { getGatedBlocks } from '@shared/upgrade';
import { Previews } from './previews';
import { UpgradeView } from './upgrade-view';
import { useDraft } from './use-draft';

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
