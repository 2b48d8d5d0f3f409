import phpParser from 'php-parser';
import { belongs, getText, isNote } from './notes.mjs';

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

/** Nodes whose children are statements: a note belongs to strings of its own statement. */
const LISTS = [ 'program', 'namespace', 'block', 'class', 'case' ];

const isStatementList = ( node ) => LISTS.includes( node.kind );

/** Notes to translators of a file in their order: text, and where they begin and end. */
const getNotes = ( { comments = [] } ) =>
	comments
		.map( ( { value, loc } ) => ( {
			text: getText( value ),
			start: loc.start.offset,
			end: loc.end.offset,
		} ) )
		.filter( ( { text } ) => isNote( text ) )
		.sort( ( a, b ) => a.start - b.start );

/** The string of a call; undefined where it is another function. */
function readCall( node, file ) {
	const name =
		node.kind === 'call' && node.what.kind === 'name'
			? node.what.name.replace( /^\\/, '' )
			: '';
	if ( ! Object.hasOwn( FUNCTIONS, name ) ) {
		return undefined;
	}
	const string = { comment: undefined };
	for ( const [ key, index ] of Object.entries( FUNCTIONS[ name ] ) ) {
		const argument = node.arguments[ index ];
		if ( argument?.kind !== 'string' ) {
			throw new Error(
				`${ file }:${ node.loc.start.line }: ${ name }() needs plain strings and the text domain.`
			);
		}
		string[ key ] = argument.value;
	}
	return string;
}

/**
 * Strings of a PHP file.
 *
 * @param {string} source Contents.
 * @param {string} file   Its name, for messages.
 * @return {{ msgid: string, comment?: string }[]} Strings; throws when a call is not translatable as written.
 */
export function extractPhp( source, file ) {
	const strings = [];
	const tree = engine.parseCode( source, file );
	const notes = getNotes( tree );
	const seen = new Set();
	// By position: the parser hangs some notes to the node before or around.
	const visit = ( node, statement ) => {
		const string = readCall( node, file );
		if ( string?.domain === 'mainstreet-blocks' ) {
			const { offset } = node.loc.start;
			const note = notes.findLast(
				( { start, end } ) => start >= statement && end <= offset
			);
			if ( note && belongs( note.text, string, ! seen.has( note ) ) ) {
				string.comment = note.text;
			}
			seen.add( note );
			delete string.domain;
			strings.push( string );
		}
		const { offset: start } = node.loc.start;
		// The block of a `case` begins with its first statement, behind the note.
		let last =
			node.kind === 'block' && source[ start ] !== '{'
				? statement
				: start;
		for ( const child of getChildren( node ) ) {
			visit( child, isStatementList( node ) ? last : statement );
			last = child.loc.end.offset;
		}
	};
	visit( tree, 0 );

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
