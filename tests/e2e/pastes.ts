/**
 * What people paste, by service: every row of the tables that the parsers of the embeds are held against, in the ways in
 * which a clipboard holds it, more than 200 pastes each. pasting.e2e.ts puts them into the real editor.
 */
import fs from 'node:fs';
import path from 'node:path';

/** One paste. */
export type Paste = {
	/** The clipboard's plain text. */
	plainText: string;
	/** Its HTML; '' for none. */
	HTML: string;
	/** Whether the block of the service comes of it, and nothing else. */
	isTaken: boolean;
};

type Row = { text: string; isGood: boolean };

const blocks = path.join( __dirname, '../../blocks' );

/** Lists of a table, by name; one that is a list itself is called `rows`. */
function readTable( file: string ): Record< string, unknown[] > {
	const table: unknown = JSON.parse(
		fs.readFileSync( path.join( blocks, file ), 'utf8' )
	);
	return ( Array.isArray( table ) ? { rows: table } : table ) as Record<
		string,
		unknown[]
	>;
}

/** Rows of all lists: a text alone is a bad one, the second cell of others is what is read from it. No clipboard holds other types. */
const readRows = ( file: string ): Row[] =>
	Object.values( readTable( file ) )
		.flat()
		.flatMap( ( row ) => {
			const [ text, value ]: unknown[] = Array.isArray( row )
				? row
				: [ row ];
			return typeof text === 'string'
				? [ { text, isGood: Boolean( value ) } ]
				: [];
		} );

const isCode = ( text: string ) => /<|Calendly\.init/.test( text );

/** Whether it begins as addresses do that WordPress takes for one. */
const isAbsolute = ( text: string ) => /^\s*https?:\/\//i.test( text );

const escape = ( text: string ) =>
	text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '"', '&quot;' );

/** The ways in which programs put an address on the clipboard. */
const ways: ( ( text: string ) => string )[] = [
	() => '',
	( text ) => `<p>${ escape( text ) }</p>`,
	( text ) =>
		`<meta charset='utf-8'><span style="color: red">${ escape( text ) }</span>`,
	( text ) =>
		`<meta charset='utf-8'><a href="${ escape( text ) }">${ escape( text ) }</a>`,
	( text ) =>
		`<html><body><!--StartFragment--><div><b>${ escape( text ) }</b></div><!--EndFragment--></body></html>`,
];

/** Control characters, and tags in an address: WordPress changes them before any block is asked. */
const isChanged = ( { text }: Row ) =>
	isCode( text ) ? /\0|<b>/.test( text ) : /[\0-\x1f]/.test( text.trim() );

const paste = ( row: Row, isTaken: boolean ): Paste[] => {
	if ( isChanged( row ) ) {
		return [];
	}
	return ( isCode( row.text ) ? ways.slice( 0, 1 ) : ways ).map(
		( toHTML ) => ( {
			plainText: row.text,
			HTML: toHTML( row.text ),
			isTaken,
		} )
	);
};

/** A frame that stands alone, as services hand out their code. */
const isFrame = ( text: string ) =>
	/^\s*<iframe\s[^]*<\/iframe>\s*$/i.test( text );

/**
 * Which rows a block takes when they are pasted; what is left is for its own form. WordPress takes scripts and their handlers
 * away before any block is asked, so code that is nothing but a script becomes nothing of ours.
 */
const services: Record<
	string,
	[ file: string, takes: ( text: string ) => boolean ]
> = {
	'jetpack/calendly': [
		'calendly/test/addresses.json',
		( text ) =>
			! /<script|onclick/.test( text ) ||
			/data-url=.https:\/\/calendly/.test( text ),
	],
	'jetpack/eventbrite': [ 'eventbrite/test/addresses.json', () => true ],
	// Like core's embeds: only what begins with a scheme, or a frame.
	'jetpack/google-calendar': [
		'google-calendar/test/addresses.json',
		( text ) => isAbsolute( text ) || isFrame( text ),
	],
	// A number, or a name with one, is typed into the block.
	'jetpack/opentable': [
		'opentable/test/entries.json',
		( text ) => /^\s*(?:https?:)?\/\/|<iframe/i.test( text ),
	],
	'jetpack/pinterest': [ 'pinterest/test/addresses.json', () => true ],
	'jetpack/gif': [ 'gif/test/addresses.json', () => true ],
};

/** All pastes, by name of the block that they are meant for. */
export const pastes: Record< string, Paste[] > = Object.fromEntries(
	Object.entries( services ).map( ( [ name, [ file, takes ] ] ) => [
		name,
		readRows( file ).flatMap( ( row ) =>
			paste( row, row.isGood && takes( row.text ) )
		),
	] )
);
