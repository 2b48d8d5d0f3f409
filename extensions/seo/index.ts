import { __ } from '@wordpress/i18n';
import { toRecord } from '@shared/guards';
import { registerPanel } from '@shared/register-panel';

/** Whether the settings take effect: no other SEO plugin is active, and no host gates them. */
const isWanted = (): boolean =>
	toRecord( ( window as { mainstreetBlocks?: unknown } ).mainstreetBlocks )
		.seo === true;

/** Panels in the post settings and before publishing. */
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
