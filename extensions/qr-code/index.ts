import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect, select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { toRecord, toText } from '@shared/guards';
import { getPostSelectors } from '@shared/post-editor';
import { registerPanel } from '@shared/register-panel';
import { isFeatureAvailable } from '@shared/upgrade/features';

/** Types of content that visitors can't open have no address that is worth a picture. */
async function isViewable(): Promise< boolean > {
	const type = getPostSelectors(
		{ select },
		'getCurrentPostType'
	)?.getCurrentPostType();
	return (
		toRecord(
			await resolveSelect( coreStore ).getPostType( toText( type ) )
		).viewable === true
	);
}

/** Behind publishing: the post's address as a picture for phones. */
export default function setUp(): void {
	registerPanel( {
		name: 'mainstreet-qr-code',
		getTitle: () => __( 'QR code', 'mainstreet-blocks' ),
		places: [ 'AfterPublishing' ],
		when: ( post ) =>
			post.isPublishSidebarOpened() &&
			isFeatureAvailable( 'post-publish-qr-post-panel' ),
		confirm: isViewable,
		load: () => import( /* webpackChunkName: "qr-code" */ './panel' ),
	} );
}
