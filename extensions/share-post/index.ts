import { __ } from '@wordpress/i18n';
import { toRecord } from '@shared/guards';
import { registerPanel, type PanelPost } from '@shared/register-panel';
import { isFeatureAvailable } from '@shared/upgrade/features';
import { getAgain } from './again';

/** Who may not publish the post does not share it: the server sends such users no connections either. */
const mayPublish = ( post: PanelPost ): boolean =>
	'wp:action-publish' in toRecord( post.getEditedPostAttribute( '_links' ) );

/** Among the settings and around publishing of posts whose type is shared: those that have connections, be it none. */
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
				getAgain().state !== 'hidden' ),
		load: () => import( /* webpackChunkName: "share-post" */ './panel' ),
	} );
}
