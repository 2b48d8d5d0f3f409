/** Finds the constants that a site may set, and the filters by which a host provides keys. */
import { walk } from './php-code.mjs';

/** WordPress calls the plugin's own constants by these. */
const OWN = /^MAINSTREET_(?:DIR|FILE|VERSION)$/;

/** A constant in a doc comment, with what it is for: until an empty line or the end. */
const DESCRIBED =
	/\* (Constant(?: or environment variable)?) `(MAINSTREET_\w+)`: ([\s\S]*?)(?=\n\s*\*\s*\n|\n\s*\*\s*@|\*\/)/g;

/** Constants that code looks up by name. */
const USED = /\b(?:defined|constant|getenv)\(\s*'(MAINSTREET_[A-Z_]+)'/g;

const findEntry = ( array, key ) =>
	array.items.find(
		( item ) => item?.key?.kind === 'string' && item.key.value === key
	)?.value;

/** The text of a constant of the same class. */
function readConstant( node, source ) {
	const found = new RegExp(
		`const ${ node.offset.name }\\s*=\\s*'([^']*)';`
	).exec( source );
	return found ? [ found[ 1 ] ] : [];
}

/** The texts an expression may be: of both branches where a mode decides. */
function readTexts( node, source ) {
	switch ( node?.kind ) {
		case 'string':
			return [ node.value ];
		case 'retif':
			return [
				...readTexts( node.trueExpr, source ),
				...readTexts( node.falseExpr, source ),
			];
		case 'call':
			return readTexts( node.arguments[ 0 ], source );
		case 'staticlookup':
			return readConstant( node, source );
		default:
			return [];
	}
}

/** The label of the service that a part of its key is in. */
function findService( parents, source ) {
	const outer = parents.filter(
		( node ) => node.kind === 'array' && findEntry( node, 'parts' )
	);
	return outer.length
		? readTexts( findEntry( outer[ 0 ], 'label' ), source )
		: [];
}

const lowerFirst = ( text ) => text[ 0 ].toLowerCase() + text.slice( 1 );

/** The constants of one declared key. */
function readKey( node, parents, { file, source } ) {
	const labels = readTexts( findEntry( node, 'label' ), source );
	const services = findService( parents, source );
	const filters = readTexts( findEntry( node, 'filter' ), source );
	const isApp = Boolean( findEntry( node, 'authorize' ) );
	return readTexts( findEntry( node, 'constant' ), source )
		.filter( Boolean )
		.flatMap( ( name, index ) => {
			const label = labels[ index ] ?? labels[ 0 ];
			const service = services[ index ] ?? services[ 0 ];
			return isApp
				? [
						{
							name: `${ name }_ID`,
							text: `Client ID of your own app at ${ label }; with \`${ name }_SECRET\`.`,
							file,
						},
						{
							name: `${ name }_SECRET`,
							text: `Client secret of your own app at ${ label }; with \`${ name }_ID\`.`,
							file,
						},
					]
				: [
						{
							name,
							text: service
								? `${ service }: ${ lowerFirst( label ) }.`
								: `Key of ${ label }${ findEntry( node, 'parts' ) ? ', its parts with a colon between them' : '' }.`,
							filter: filters[ index ],
							label,
							file,
						},
					];
		} );
}

/** Constants of keys and apps, as services declare them. */
function readDeclared( parsed ) {
	const found = [];
	walk( parsed.tree, ( node, doc, parents ) => {
		if ( node.kind === 'array' && findEntry( node, 'constant' ) ) {
			found.push( ...readKey( node, parents, parsed ) );
		}
	} );
	return found.map( ( each ) => ( {
		...each,
		kind: 'Constant or environment variable',
	} ) );
}

/** Constants that a doc comment describes. */
const readDescribed = ( { file, source } ) =>
	[ ...source.matchAll( DESCRIBED ) ].map( ( [ , kind, name, text ] ) => ( {
		name,
		kind,
		text: text
			.replace( /\s*\n\s*\* ?/g, ' ' )
			.trim()
			.replace( /^./, ( letter ) => letter.toUpperCase() ),
		file,
	} ) );

/**
 * Collects the constants.
 *
 * @param {Object[]} parsed From parsePhp().
 * @return {{name: string, kind: string, text: string, filter?: string, label?: string, file: string}[]} By name. Throws where
 *         one that code looks up is not described.
 */
export function collectConstants( parsed ) {
	const constants = parsed
		.flatMap( ( each ) => [
			...readDeclared( each ),
			...readDescribed( each ),
		] )
		.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );
	const names = new Set( constants.map( ( { name } ) => name ) );
	for ( const { file, source } of parsed ) {
		for ( const [ , name ] of source.matchAll( USED ) ) {
			if ( ! OWN.test( name ) && ! names.has( name ) ) {
				throw new Error( `${ name } has no description in ${ file }.` );
			}
		}
	}
	return constants;
}
