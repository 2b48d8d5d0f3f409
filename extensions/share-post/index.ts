import { __ } from '@wordpress/i18n';
import { toRecord } from '@shared/guards';
import { registerPanel, type PanelPost } from '@shared/register-panel';
import { isFeatureAvailable } from '@shared/upgrade/features';
import { getReshareState } from './reshare';

/** Only users who may publish the post can share it; others get no connections from the server. */
const mayPublish = ( post: PanelPost ): boolean =>
	'wp:action-publish' in toRecord( post.getEditedPostAttribute( '_links' ) );

/** Panels in the settings and around publishing of posts with the field of connections, even if it is empty. */
export default function setUp(): void {
	registerPanel( {
		name: 'mainstreet-share-post',
		getTitle: () => __( 'Share this post', 'mainstreet-blocks' ),
		places: [ 'Settings', 'BeforePublishing', 'AfterPublishing' ],
		when: ( post ) =>
			isFeatureAvailable( 'publicize' ) &&
			Array.isArray(
				post.getEditedPostAttribute( 'jetpack_publicize_connections' )
			) &&
			mayPublish( post ) &&
			( ! post.isCurrentPostPublished() ||
				getReshareState().state !== 'hidden' ),
		load: () => import( /* webpackChunkName: "share-post" */ './panel' ),
	} );
}
