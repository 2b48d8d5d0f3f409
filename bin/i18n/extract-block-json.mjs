/**
 * Strings of a block.json, with the contexts core translates them in
 * (wp-includes/block-i18n.json).
 *
 * @param {string} source Contents.
 * @return {Object[]} Strings.
 */
export function extractBlockJson( source ) {
	const { title, description, keywords, styles, variations } =
		JSON.parse( source );
	const strings = [];
	const add = ( msgid, msgctxt ) => {
		if ( typeof msgid === 'string' && msgid !== '' ) {
			strings.push( { msgid, msgctxt } );
		}
	};
	add( title, 'block title' );
	add( description, 'block description' );
	keywords?.forEach( ( keyword ) => add( keyword, 'block keyword' ) );
	styles?.forEach( ( style ) => add( style.label, 'block style label' ) );
	if ( Array.isArray( variations ) ) {
		variations.forEach( ( variation ) => {
			add( variation.title, 'block variation title' );
			add( variation.description, 'block variation description' );
			variation.keywords?.forEach( ( keyword ) =>
				add( keyword, 'block variation keyword' )
			);
		} );
	}
	return strings;
}
