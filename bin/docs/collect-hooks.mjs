/** Finds the filters and actions that the plugin calls, with their doc comments. */
import fs from 'node:fs';
import path from 'node:path';
import { readDoc } from './doc-comment.mjs';
import { walk } from './php-code.mjs';

const CALL = /^\\?(apply_filters|do_action)(?:_ref_array)?$/;

/** Ours, and those that code for Jetpack uses already; all others are WordPress's. */
const OWN = /^(?:mainstreet_|jetpack_|grunion_|contact_form_)/;

/** The other places of a hook point to the one that describes it. */
const ELSEWHERE = /^\s*This (?:filter|action) is documented/;

/** A default longer than this is a calculation. */
const LONGEST = 48;

/** @typedef {{name: string, kind: 'filter'|'action', text: string, params: Object[], preset: string, file: string}} Hook */

/** The source of an expression; of a constant of the same class its value. */
function readSource( node, source ) {
	const text = source.slice( node.loc.start.offset, node.loc.end.offset );
	const name = /^self::([A-Z_]+)$/.exec( text )?.[ 1 ];
	const value =
		name && new RegExp( `const ${ name }\\s*=\\s*([^;]+);` ).exec( source );
	return value ? value[ 1 ] : text;
}

/** The value that a filter begins with, if it can be read at a glance. */
function readPreset( node, source ) {
	const argument = node.arguments[ 1 ];
	if ( ! argument ) {
		return '';
	}
	const text = readSource( argument, source );
	const isPlain = [
		'string',
		'number',
		'boolean',
		'nullkeyword',
		'staticlookup',
	].includes( argument.kind );
	return isPlain && text.length <= LONGEST && ! text.includes( '::' )
		? text
		: '';
}

/** The hook of a call, or null. */
function readCall( node, doc, { file, source } ) {
	const call =
		node.kind === 'call' && node.what.kind === 'name'
			? CALL.exec( node.what.name )
			: null;
	const [ first ] = node.arguments ?? [];
	if ( ! call || first?.kind !== 'string' || ! OWN.test( first.value ) ) {
		return null;
	}
	const isFilter = call[ 1 ] === 'apply_filters';
	return {
		name: first.value,
		kind: isFilter ? 'filter' : 'action',
		...readDoc( doc ),
		preset: isFilter ? readPreset( node, source ) : '',
		file,
		line: node.loc.start.line,
	};
}

function readCalls( parsed ) {
	const calls = [];
	walk( parsed.tree, ( node, doc ) => {
		const call = readCall( node, doc, parsed );
		if ( call ) {
			calls.push( call );
		}
	} );
	return calls;
}

/** Of all places of a hook the one that describes it; exactly one does. */
function findDescribed( name, calls ) {
	const described = calls.filter(
		( { text } ) => text && ! ELSEWHERE.test( text )
	);
	const silent = calls.filter( ( { text } ) => ! text );
	const places = ( list ) =>
		list.map( ( { file, line } ) => `${ file }:${ line }` ).join( ', ' );
	if ( silent.length ) {
		throw new Error(
			`${ name } has no doc comment in ${ places( silent ) }.`
		);
	}
	if ( described.length !== 1 ) {
		throw new Error(
			`${ name } is described ${ described.length } times, in ${ places( calls ) }.`
		);
	}
	return described[ 0 ];
}

/**
 * Collects the hooks of PHP.
 *
 * @param {Object[]} parsed From parsePhp().
 * @return {Hook[]} By name. Throws where one is not described, or twice.
 */
export function collectHooks( parsed ) {
	const byName = new Map();
	for ( const call of parsed.flatMap( readCalls ) ) {
		byName.set( call.name, [ ...( byName.get( call.name ) ?? [] ), call ] );
	}
	return [ ...byName ]
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
		.map( ( [ name, calls ] ) => findDescribed( name, calls ) );
}

const SCRIPT_CALL = /\b(doAction|applyFilters)\(\s*'([^']+)'/g;

/** The doc comment before a place in a script: of the function that it is in. */
const findDocBefore = ( source, index ) =>
	[ ...source.slice( 0, index ).matchAll( /\/\*\*[\s\S]*?\*\//g ) ].at( -1 );

/**
 * Collects the hooks of scripts.
 *
 * @param {string} root The repository.
 * @return {Hook[]} By name.
 */
export function collectScriptHooks( root ) {
	return [ 'blocks', 'extensions', 'shared', 'src', 'store' ]
		.flatMap( ( place ) =>
			fs
				.readdirSync( path.join( root, place ), { recursive: true } )
				.map(
					( name ) =>
						`${ place }/${ name.split( path.sep ).join( '/' ) }`
				)
		)
		.filter(
			( name ) => /\.tsx?$/.test( name ) && ! name.includes( '/test/' )
		)
		.flatMap( ( file ) => {
			const source = fs.readFileSync( path.join( root, file ), 'utf8' );
			return [ ...source.matchAll( SCRIPT_CALL ) ]
				.filter( ( [ , , name ] ) => name.startsWith( 'mainstreet' ) )
				.map( ( found ) => ( {
					name: found[ 2 ],
					kind: found[ 1 ] === 'doAction' ? 'action' : 'filter',
					...readDoc(
						findDocBefore( source, found.index )[ 0 ],
						false
					),
					preset: '',
					file,
				} ) );
		} )
		.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );
}
