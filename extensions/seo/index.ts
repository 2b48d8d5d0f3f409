import { __ } from '@wordpress/i18n';
import { toRecord } from '@shared/guards';
import { registerPanel } from '@shared/register-panel';

/** Whether what is written here shows on the page: no other plugin for search engines does it, no host keeps it back. */
const isWanted = (): boolean =>
	toRecord( ( window as { mainstreetBlocks?: unknown } ).mainstreetBlocks )
		.seo === true;

/** Among the settings of posts that have such fields, and before publishing. */
export default function setUp(): void {
	if ( ! isWanted() ) {
		return;
	}
	registerPanel( {
		name: 'mainstreet-seo',
		getTitle: () => __( 'SEO', 'mainstreet-blocks' ),
		places: [ 'Settings', 'BeforePublishing' ],
		when: ( post ) =>
			typeof toRecord( post.getEditedPostAttribute( 'meta' ) )
				.advanced_seo_description === 'string',
		load: () => import( /* webpackChunkName: "seo" */ './panel' ),
	} );
}
