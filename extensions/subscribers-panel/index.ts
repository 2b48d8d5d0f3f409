import { __ } from '@wordpress/i18n';
import { registerPanel } from '@shared/register-panel';
import { fetchSubscriberCount } from '@shared/subscriber-count';

/** Registers the panels for published posts and edited drafts, so that an untouched draft sends no request. */
export default function setUp(): void {
	registerPanel( {
		name: 'mainstreet-subscribers',
		getTitle: () => __( 'Subscribers', 'mainstreet-blocks' ),
		places: [ 'Settings', 'BeforePublishing', 'AfterPublishing' ],
		order: 1,
		postTypes: [ 'post' ],
		when: ( post ) =>
			post.isPublishSidebarOpened() ||
			post.isEditedPostDirty() ||
			post.isCurrentPostPublished(),
		confirm: async () => Number( await fetchSubscriberCount() ) > 0,
		load: () =>
			import( /* webpackChunkName: "subscribers-panel" */ './panels' ),
	} );
}
