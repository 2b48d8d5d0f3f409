import { __ } from '@wordpress/i18n';
import { isViewable } from '@shared/post-editor';
import { registerPanel } from '@shared/register-panel';
import { isFeatureAvailable } from '@shared/upgrade/features';

/** QR code of the post's URL, in the post settings and after publishing. */
export default function setUp(): void {
	registerPanel( {
		name: 'mainstreet-qr-code',
		getTitle: () => __( 'QR code', 'mainstreet-blocks' ),
		places: [ 'Settings', 'AfterPublishing' ],
		when: () => isFeatureAvailable( 'post-publish-qr-post-panel' ),
		confirm: isViewable,
		load: () => import( /* webpackChunkName: "qr-code" */ './panel' ),
	} );
}
