import phpParser from 'php-parser';

/** Positions of the arguments of WordPress's functions. */
const FUNCTIONS = {
	__: { msgid: 0, domain: 1 },
	_e: { msgid: 0, domain: 1 },
	esc_html__: { msgid: 0, domain: 1 },
	esc_html_e: { msgid: 0, domain: 1 },
	esc_attr__: { msgid: 0, domain: 1 },
	esc_attr_e: { msgid: 0, domain: 1 },
	_x: { msgid: 0, msgctxt: 1, domain: 2 },
	_ex: { msgid: 0, msgctxt: 1, domain: 2 },
	esc_html_x: { msgid: 0, msgctxt: 1, domain: 2 },
	esc_attr_x: { msgid: 0, msgctxt: 1, domain: 2 },
	_n: { msgid: 0, msgid_plural: 1, domain: 3 },
	_nx: { msgid: 0, msgid_plural: 1, msgctxt: 3, domain: 4 },
	_n_noop: { msgid: 0, msgid_plural: 1, domain: 2 },
	_nx_noop: { msgid: 0, msgid_plural: 1, msgctxt: 2, domain: 3 },
};

const engine = new phpParser.Engine( {
	parser: { extractDoc: true, php7: true },
	ast: { withPositions: true },
} );

const isNode = ( value ) => typeof value?.kind === 'string';

function getChildren( node ) {
	return Object.entries( node )
		.filter( ( [ key ] ) => ! /Comments$|^loc$/.test( key ) )
		.flatMap( ( [ , value ] ) => value )
		.filter( isNode );
}

const getNote = ( node ) =>
	( node.leadingComments ?? [] )
		.map( ( { value } ) =>
			value
				.replace( /^\/[/*]+|\*\/$/g, '' )
				.replace( /^[\s*]+/gm, '' )
				.trim()
		)
		.findLast( ( text ) => /^translators:/i.test( text ) );

/**
 * Strings of a PHP file.
 *
 * @param {string} source Contents.
 * @param {string} file   Its name, for messages.
 * @return {Object[]} Strings; throws when a call is not translatable as written.
 */
export function extractPhp( source, file ) {
	const strings = [];
	const visit = ( node, inherited ) => {
		const note = getNote( node ) ?? inherited;
		const name =
			node.kind === 'call' && node.what.kind === 'name'
				? node.what.name.replace( /^\\/, '' )
				: '';
		const positions = Object.hasOwn( FUNCTIONS, name )
			? FUNCTIONS[ name ]
			: null;
		if ( positions ) {
			const string = { comment: note };
			for ( const [ key, index ] of Object.entries( positions ) ) {
				const argument = node.arguments[ index ];
				if ( argument?.kind !== 'string' ) {
					throw new Error(
						`${ file }:${ node.loc.start.line }: ${ name }() needs plain strings and the text domain.`
					);
				}
				string[ key ] = argument.value;
			}
			if ( string.domain === 'mainstreet-blocks' ) {
				delete string.domain;
				strings.push( string );
			}
		}
		// A note belongs to its own statement, not to those nested in a block below it.
		const isBlock = [ 'block', 'class', 'method', 'function' ].includes(
			node.kind
		);
		getChildren( node ).forEach( ( child ) =>
			visit( child, isBlock ? undefined : note )
		);
	};
	visit( engine.parseCode( source, file ), undefined );

	// Plugin headers are translated on the Plugins screen.
	if ( file === 'plugin.php' ) {
		for ( const header of [ 'Plugin Name', 'Description' ] ) {
			const text = new RegExp( `${ header }:\\s*(.+)` ).exec(
				source
			)?.[ 1 ];
			if ( text ) {
				strings.push( {
					msgid: text.trim(),
					comment: `${ header } of the plugin`,
				} );
			}
		}
	}
	return strings;
}
