import { getBlockType } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { registerPanel } from '@shared/register-panel';

const INTRO = 'jetpack/payments-intro';

/** Behind publishing a page, where payments can be taken on this site. */
export default function setUp(): void {
	registerPanel( {
		name: 'mainstreet-payments-promotion',
		getTitle: () => __( 'Start accepting payments', 'mainstreet-blocks' ),
		places: [ 'AfterPublishing' ],
		postTypes: [ 'page' ],
		when: ( post ) =>
			post.isPublishSidebarOpened() &&
			getBlockType( INTRO ) !== undefined,
		load: () =>
			import(
				/* webpackChunkName: "payments-promotion" */ './after-publishing'
			),
	} );
}
