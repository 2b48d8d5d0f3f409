import type { AttributeSchema } from '../registered';
import { HOLE, Repeated } from './content';

/** Sets `window.pwned` if it ever runs. */
const RUN = 'window.pwned=1';

/** Text that must stay text. What turns into an element carries `data-probe`. */
export const STRINGS = [
	`"><script data-probe>${ RUN }</script>`,
	`'><img src=x onerror=${ RUN } data-probe>`,
	`" onmouseover="${ RUN }" onfocus="${ RUN }" autofocus data-probe="`,
	`' onload='${ RUN }' data-probe='`,
	`javascript:${ RUN }//`,
	` \u0001JaVa\tScRiPt:${ RUN }//`,
	`data:text/html,<script data-probe>${ RUN }</script>`,
	`vbscript:${ RUN }`,
	`</script><script data-probe>${ RUN }</script>`,
	`</style><script data-probe>${ RUN }</script>`,
	`--><script data-probe>${ RUN }</script><!--`,
	`]]><svg onload=${ RUN } data-probe>`,
	`&quot;&gt;&lt;script data-probe&gt;${ RUN }&lt;/script&gt;`,
	`\\u003cscript data-probe\\u003e${ RUN }`,
	`red;background-image:url(javascript:${ RUN });position:fixed;inset:0`,
	`red}body{display:none`,
	`{{constructor.constructor('${ RUN }')()}}`,
	`\u202Eevil\u2066\u0000byte`,
	'__proto__',
	'%00%0d%0aSet-Cookie:x=1',
	'[gallery ids="1"] [/caption]',
	'/* <?php die(); */ ?>',
];

const nest = ( depth: number ): unknown =>
	depth === 0 ? STRINGS[ 0 ] : { a: [ nest( depth - 1 ) ] };

/** What no attribute expects; stored content may hold it all the same. */
export const TYPES: unknown[] = [
	null,
	true,
	false,
	0,
	-1,
	0.5,
	1e308,
	-1e308,
	'',
	'0',
	'half a pair \uD83D',
	[],
	{},
	[ [] ],
	[ null, 1, 'a', {} ],
	[ STRINGS[ 0 ] ],
	{ length: 1e308, 0: STRINGS[ 0 ] },
	{ __proto__x: STRINGS[ 0 ], toString: 'a' },
	nest( 20 ),
	Array.from( { length: 3000 }, ( _, index ) => ( { index } ) ),
];

/** One of each kind, for what was tried in full elsewhere. */
export const FEW: unknown[] = [
	STRINGS[ 0 ],
	STRINGS[ 2 ],
	STRINGS[ 4 ],
	1e308,
	[ STRINGS[ 0 ] ],
	{ a: null },
];

const MEGABYTE = 1_000_000;

/** A megabyte of it. */
export const HUGE = [ 'A', '<b a="', `${ STRINGS[ 0 ] } `, '9' ].map(
	( text ) => new Repeated( text, Math.ceil( MEGABYTE / text.length ) )
);

/** Of every kind: what they render is what is expected. */
const BENIGN: unknown[] = [
	'Benign',
	'https://example.com/path',
	'someone@example.com',
	'#112233',
	'10:30',
	0,
	1,
	2,
	5,
	100,
	true,
	false,
];

/** Of each kind one. */
const FEW_BENIGN: unknown[] = [ 'Benign', '#112233', 1, true ];

/**
 * Values an editor may set an attribute to.
 *
 * @param schema How it is declared.
 * @param isFew  Whether some of each kind will do.
 */
export function getBenignValues(
	schema: AttributeSchema,
	isFew: boolean
): unknown[] {
	return schema.enum ?? ( isFew ? FEW_BENIGN : BENIGN );
}

/**
 * Copies a value with its leaves replaced.
 *
 * @param value     Array or object as an editor stores it.
 * @param leaf      What stands in their place.
 * @param onlyTexts Keeps what is not a string, so that the whole stays valid.
 */
export function replaceLeaves(
	value: unknown,
	leaf: unknown,
	onlyTexts = false
): unknown {
	if ( Array.isArray( value ) ) {
		return value.map( ( item ) => replaceLeaves( item, leaf, onlyTexts ) );
	}
	if ( typeof value === 'object' && value !== null ) {
		return Object.fromEntries(
			Object.entries( value ).map( ( [ key, item ] ) => [
				key,
				replaceLeaves( item, leaf, onlyTexts ),
			] )
		);
	}
	return onlyTexts && typeof value !== 'string' ? value : leaf;
}

/** A key of an object, or `null` for every member of an array. */
type Path = ( string | null )[];

/** Ways to all leaves of a value, members of arrays taken as one. */
function findPaths( value: unknown ): Path[] {
	const entries: [ string | null, unknown ][] = Array.isArray( value )
		? value.map( ( item ) => [ null, item ] )
		: Object.entries( value ?? {} );
	if ( typeof value !== 'object' || value === null ) {
		return [ [] ];
	}
	const paths = entries.flatMap( ( [ key, item ] ) => [
		[ key ],
		...findPaths( item ).map( ( path ) => [ key, ...path ] ),
	] );
	const unique = new Map(
		paths.map( ( path ) => [ path.join( '.' ), path ] )
	);
	return [ ...unique.values() ];
}

/** Copies a value with what stands at a path replaced. */
function replaceAt( value: unknown, path: Path, leaf: unknown ): unknown {
	const [ key, ...rest ] = path;
	if ( key === undefined ) {
		return leaf;
	}
	if ( key === null ) {
		return Array.isArray( value )
			? value.map( ( item ) => replaceAt( item, rest, leaf ) )
			: value;
	}
	return typeof value === 'object' && value !== null && key in value
		? Object.fromEntries(
				Object.entries( value ).map( ( [ name, item ] ) => [
					name,
					name === key ? replaceAt( item, rest, leaf ) : item,
				] )
			)
		: value;
}

/**
 * What hostile values are put into: values of one attribute with holes.
 *
 * @param known Values seen in real content, the richest last. Its structure is kept and
 *              its parts are replaced, all at once and one after the other: what is
 *              wrong in one part must not hide another.
 */
export function getShapes( known: unknown[] ): unknown[] {
	const structured = known
		.filter( ( value ) => typeof value === 'object' && value !== null )
		.at( -1 );
	return structured === undefined
		? [ HOLE ]
		: [
				HOLE,
				replaceLeaves( structured, HOLE ),
				...findPaths( structured ).map( ( path ) =>
					replaceAt( structured, path, HOLE )
				),
			];
}
