import { __ } from '@wordpress/i18n';
import { registerPanel } from '@shared/register-panel';
import { getPostTypes } from './post-types';

/** Panel in the settings of posts whose type has likes, sharing buttons or links to replies, if one of the modules is on. */
export default function setUp(): void {
	const { likes, sharing, replies } = getPostTypes();
	const postTypes = [ ...new Set( [ ...likes, ...sharing, ...replies ] ) ];
	if ( postTypes.length > 0 ) {
		registerPanel( {
			name: 'mainstreet-likes-and-sharing',
			getTitle: () => __( 'Likes and Sharing', 'mainstreet-blocks' ),
			places: [ 'Settings' ],
			postTypes,
			load: () =>
				import( /* webpackChunkName: "likes-and-sharing" */ './panel' ),
		} );
	}
}
