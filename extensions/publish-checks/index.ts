import { __ } from '@wordpress/i18n';
import { registerPanel } from '@shared/register-panel';

/** Before publishing: blocks that visitors will not see, and placeholders that were left. */
export default function setUp(): void {
	registerPanel( {
		name: 'mainstreet-publish-checks',
		getTitle: () => __( 'Check before publishing', 'mainstreet-blocks' ),
		places: [ 'BeforePublishing' ],
		order: 2,
		hasOwnFrame: true,
		when: ( post ) => post.isPublishSidebarOpened(),
		load: () =>
			import(
				/* webpackChunkName: "publish-checks" */ './before-publishing'
			),
	} );
}
