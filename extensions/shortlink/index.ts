import { __ } from '@wordpress/i18n';
import { toText } from '@shared/guards';
import { registerPanel } from '@shared/register-panel';
import { isFeatureAvailable } from '@shared/upgrade/features';

/** Panel in the settings of posts with a shortlink. */
export default function setUp(): void {
	registerPanel( {
		name: 'mainstreet-shortlink',
		getTitle: () => __( 'Shortlink', 'mainstreet-blocks' ),
		places: [ 'Settings' ],
		when: ( post ) =>
			isFeatureAvailable( 'shortlinks' ) &&
			toText( post.getEditedPostAttribute( 'jetpack_shortlink' ) ) !== '',
		load: () => import( /* webpackChunkName: "shortlink" */ './panel' ),
	} );
}
