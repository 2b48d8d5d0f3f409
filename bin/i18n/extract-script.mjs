import { parse } from '@babel/parser';
import babelTraverse from '@babel/traverse';
import { belongs, getText as getNote, isNote } from './notes.mjs';

const traverse = babelTraverse.default ?? babelTraverse;

/** Positions of the arguments of each function of @wordpress/i18n. */
const FUNCTIONS = {
	__: { msgid: 0, domain: 1 },
	_x: { msgid: 0, msgctxt: 1, domain: 2 },
	_n: { msgid: 0, msgid_plural: 1, domain: 3 },
	_nx: { msgid: 0, msgid_plural: 1, msgctxt: 3, domain: 4 },
};

/** A string literal's text, pieces joined by `+` included; undefined for anything else. */
function getText( node ) {
	if ( node?.type === 'StringLiteral' ) {
		return node.value;
	}
	if ( node?.type === 'TemplateLiteral' && node.expressions.length === 0 ) {
		return node.quasis[ 0 ].value.cooked;
	}
	if ( node?.type === 'BinaryExpression' && node.operator === '+' ) {
		const [ left, right ] = [ getText( node.left ), getText( node.right ) ];
		return left === undefined || right === undefined
			? undefined
			: left + right;
	}
	return undefined;
}

/** The note to translators standing above the call or a part of its statement. */
function getComment( callPath ) {
	for ( let at = callPath; at; at = at.parentPath ) {
		const note = at.node.leadingComments
			?.map( ( comment ) => getNote( comment.value ) )
			.findLast( isNote );
		if ( note ) {
			return note;
		}
		if ( at.isStatement() ) {
			return undefined;
		}
	}
	return undefined;
}

/**
 * Strings of a TypeScript file.
 *
 * @param {string} source Contents.
 * @param {string} file   Its name, for messages.
 * @return {Object[]} Strings; throws when a call is not translatable as written.
 */
export function extractScript( source, file ) {
	const strings = [];
	const tree = parse( source, {
		sourceType: 'module',
		plugins: [ 'typescript', 'jsx' ],
	} );
	traverse( tree, {
		CallExpression( callPath ) {
			const { callee, arguments: args, loc } = callPath.node;
			const name = callee.type === 'Identifier' ? callee.name : '';
			const positions = Object.hasOwn( FUNCTIONS, name )
				? FUNCTIONS[ name ]
				: null;
			if ( ! positions ) {
				return;
			}
			const string = { comment: undefined };
			for ( const [ key, index ] of Object.entries( positions ) ) {
				const text = getText( args[ index ] );
				if ( text === undefined ) {
					throw new Error(
						`${ file }:${ loc.start.line }: ${ name }() needs plain strings and the text domain.`
					);
				}
				string[ key ] = text;
			}
			if ( string.domain === 'mainstreet-blocks' ) {
				const note = getComment( callPath );
				if ( note && belongs( note, string, true ) ) {
					string.comment = note;
				}
				delete string.domain;
				strings.push( string );
			}
		},
	} );
	return strings;
}
