import { __ } from '@wordpress/i18n';
import { isViewable } from '@shared/post-editor';
import { registerPanel } from '@shared/register-panel';
import { isFeatureAvailable } from '@shared/upgrade/features';

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
