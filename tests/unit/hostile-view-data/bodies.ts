/** Post bodies that somebody without the right to write HTML can save. */
import type { Reads } from './scan';

const ELSEWHERE = 'https://evil.example/x';

const SCRIPT = 'javascript:evil()';

/** Values of an attribute that the words of a module do not change. */
const PLAIN = [
	'',
	'7',
	'evil',
	ELSEWHERE,
	'//evil.example/x',
	SCRIPT,
	' java\tscript:evil()',
	'data:text/html,<script>evil()</script>',
	'"><img src=x onerror=evil()>',
	'&x=1#https://evil.example/',
	'{"',
	'null',
	'[]',
	'{}',
	'-1e400',
	'after-visits NaN',
	'9'.repeat( 400 ),
	'x'.repeat( 200_000 ),
];

/** Things of any type, in the place of whatever JSON is to hold. */
const LEAVES: unknown[] = [
	ELSEWHERE,
	SCRIPT,
	null,
	7,
	true,
	[],
	{},
	[ null, [ 7 ] ],
	[ [ [ '00:00', '24:00' ] ], '99:99' ],
];

const fill = ( words: string[], leaf: unknown ) =>
	Object.fromEntries( words.map( ( word ) => [ word, leaf ] ) );

/**
 * Values that an attribute may have.
 *
 * @param reads What a module reads.
 */
export function makeValues( { words }: Reads ): string[] {
	const flat = LEAVES.map( ( leaf ) => fill( words, leaf ) );
	const deep = LEAVES.slice( 0, 4 ).flatMap( ( leaf ) => {
		const inner = fill( words.slice( 0, 40 ), leaf );
		return [ fill( words, [ inner ] ), fill( words, inner ) ];
	} );
	return [
		...PLAIN,
		...flat.map( ( value ) => JSON.stringify( value ) ),
		...deep.map( ( value ) => JSON.stringify( value ) ),
		JSON.stringify( [ flat[ 0 ], null ] ),
	];
}

const escape = ( text: string ): string =>
	text
		.replace( /&/g, '&amp;' )
		.replace( /"/g, '&quot;' )
		.replace( /</g, '&lt;' );

/** Elements that core keeps for contributors; none that it takes away: no form, input, select, template, script, iframe. */
export const KINDS = [
	'div',
	'a',
	'p',
	'button',
	'details',
	'dialog',
	'audio',
	'video',
	'textarea',
	'label',
	'fieldset',
	'img',
	'ul',
];

/**
 * Builds an element that a contributor could save, with a value in each attribute.
 *
 * @param tag   Its tag.
 * @param reads What the module reads: all of it is on the element.
 * @param value Of each data attribute.
 * @param inner HTML in it.
 */
export const make = (
	tag: string,
	{
		attributes,
		classes,
		fixed = {},
		ids,
	}: Partial< Pick< Reads, 'fixed' > > &
		Pick< Reads, 'attributes' | 'classes' | 'ids' >,
	value: string,
	inner = ''
): string =>
	`<${ tag } class="${ classes.join( ' ' ) }" id="${ ids[ 0 ] ?? 'evil' }" ${
		tag === 'a' ? 'href="#x" ' : ''
	}${ attributes
		.map( ( name ) => `${ name }="${ escape( fixed[ name ] ?? value ) }"` )
		.join( ' ' ) }>${ tag === 'img' ? '' : `${ inner }</${ tag }>` }`;

/** An element of each kind with nothing in it, and each of the classes with elements of every kind in it. */
export function makeBodies( reads: Reads, value: string ): string[] {
	const none = { attributes: [], classes: [], ids: [] };
	const kinds = KINDS.map( ( tag ) => make( tag, none, '' ) ).join( '' );
	// The classes part into elements of their own, so that parts are found apart from the root.
	const parts = reads.classes
		.map( ( name ) =>
			[ 'div', 'a', 'button', 'details' ]
				.map( ( tag ) =>
					make(
						tag,
						{ ...none, classes: [ name ] },
						'',
						tag === 'details'
							? '<summary>x</summary><ol></ol>'
							: 'x'
					)
				)
				.join( '' )
		)
		.join( '' );
	const around = make(
		'div',
		{ ...reads, attributes: reads.attributes.slice( 0, 1 ) },
		value,
		kinds + parts
	);
	// What is long once is long enough: a page of megabytes tells nothing more.
	if ( value.length > 5000 ) {
		return [ around ];
	}
	return [
		KINDS.map( ( tag ) => make( tag, reads, value ) ).join( '' ),
		...( Object.keys( reads.fixed )[ 0 ]
			? [ make( 'div', { ...reads, fixed: {} }, value, kinds + parts ) ]
			: [] ),
		make( 'div', reads, value, kinds + parts ),
		make(
			'div',
			reads,
			value,
			make( 'div', { ...reads, ids: [] }, value, kinds + kinds )
		),
	];
}
