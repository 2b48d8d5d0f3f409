import { getBlockType } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { registerPanel } from '@shared/register-panel';

const INTRO = 'jetpack/payments-intro';

/** A payment block, or a price such as €12 or 12 €. */
const SELLS =
	/<!-- wp:(?:jetpack\/(?:payment|recurring-payments|donations|simple-payments)|premium-content\/)|\p{Sc}\s?\d|\d\s?\p{Sc}/u;

/** Panel after publishing a page that sells something, if the site can take payments. */
export default function setUp(): void {
	registerPanel( {
		name: 'mainstreet-payments-promotion',
		getTitle: () => __( 'Start accepting payments', 'mainstreet-blocks' ),
		places: [ 'AfterPublishing' ],
		postTypes: [ 'page' ],
		when: ( post ) =>
			post.isPublishSidebarOpened() &&
			getBlockType( INTRO ) !== undefined &&
			SELLS.test( String( post.getEditedPostAttribute( 'content' ) ) ),
		load: () =>
			import(
				/* webpackChunkName: "payments-promotion" */ './after-publishing'
			),
	} );
}
