/**
 * The scripts of visitors' pages over posts of people who may write data attributes, ids and classes, but no scripts and no
 * forms. What each module reads is found in its sources, so that a new module is swept without being named here.
 */
import path from 'node:path';
import { settle, watch } from './hostile-view-data/browser';
import { make, makeBodies, makeValues } from './hostile-view-data/bodies';
import { readRenderings } from './hostile-view-data/renderings';
import { MODULES, scan } from './hostile-view-data/scan';

// Every sheet of the build can be had; its address holds nothing of the page.
jest.mock( '@shared/view/style-sheet', () => ( {
	loadSheet: async () => true,
} ) );

const ROOT = path.join( __dirname, '../..' );

/** Services that a module loads for everybody: constants of the module, with nothing of the page in the address. */
const SERVICES: Record< string, RegExp > = {
	'blocks/eventbrite/view.ts':
		/^https:\/\/www\.eventbrite\.com\/static\/widgets\/eb_widgets\.js$/,
	'blocks/opentable/view.ts':
		/^https:\/\/www\.opentable\.com\/widget\/reservation\/loader\?/,
	'blocks/pinterest/view.ts':
		/^https:\/\/assets\.pinterest\.com\/js\/pinit\.js$/,
};

/** Modules that are not swept, with the reason. */
const EXEMPT: Record< string, string > = {
	'src/video-player/view.ts':
		'The player is a page of its own, printed by the server to its last letter: no post stands on it.',
};

/** What the recorded rendering of a module looks like once its script has run. */
const EFFECTS: Record< string, () => boolean > = {
	'blocks/business-hours/view.ts': () =>
		! [
			...document.querySelectorAll(
				'#real .jetpack-business-hours__now'
			),
		].some( ( line ) => ! line.textContent ),
	'blocks/podcast-player/view.ts': () =>
		! document.querySelector(
			'#real .jetpack-podcast-player__controls[hidden]'
		),
	'blocks/repeat-visitor/view.ts': () =>
		document.querySelectorAll( '#real [data-mainstreet-repeat][hidden]' )
			.length === 1,
	'blocks/story/view.ts': () =>
		document.querySelectorAll( '#real .is-player' ).length === 2,
};

const isElsewhere = ( address: string, service?: RegExp ): boolean => {
	let url;
	try {
		url = new URL( address, location.href );
	} catch {
		return false;
	}
	return (
		/evil/.test( address ) ||
		( url.origin !== location.origin && ! service?.test( url.href ) )
	);
};

/** Presses and opens whatever a visitor can press and open. */
function press(): void {
	for ( const details of document.querySelectorAll( 'details' ) ) {
		details.open = true;
		details.dispatchEvent( new Event( 'toggle' ) );
	}
	for ( const element of [
		...document.querySelectorAll< HTMLElement >( 'a, button, summary' ),
	].slice( 0, 12 ) ) {
		element.click();
	}
}

const findRun = (): string[] =>
	[ ...document.querySelectorAll( '*' ) ].flatMap( ( element ) =>
		[ ...element.attributes ]
			.filter(
				( { name, value } ) =>
					/^on/.test( name ) ||
					( /^(href|src|action|formaction|srcdoc)$/.test( name ) &&
						/^\s*(java\s*script|data):/i.test( value ) )
			)
			.map(
				( { name, value } ) =>
					`${ element.tagName } ${ name }=${ value.slice( 0, 80 ) }`
			)
	);

/** Opens one page with a module; gives what is wrong. */
async function visit(
	file: string,
	body: string,
	real: string
): Promise< string[] > {
	document.body.innerHTML = body;
	const watched = watch();
	const before = new Set( findRun() );
	try {
		jest.isolateModules( () => require( path.join( ROOT, file ) ) );
	} catch ( error ) {
		watched.errors.push(
			`thrown: ${ error instanceof Error ? error.stack : error }`
		);
	}
	await settle();
	const isDone = ! real || EFFECTS[ file ]?.() !== false;
	press();
	await settle();
	watched.stop();
	return [
		...watched.requests
			.filter( ( address ) => isElsewhere( address, SERVICES[ file ] ) )
			// A press on a real player plays its sound.
			.filter( ( address ) => ! real.includes( address ) )
			.map( ( address ) => `asked ${ address.slice( 0, 200 ) }` ),
		...watched.errors.map( ( error ) =>
			error.split( '\n' ).slice( 0, 3 ).join( ' ' )
		),
		...findRun().filter( ( found ) => ! before.has( found ) ),
		...( isDone ? [] : [ 'the real block is not shown' ] ),
	];
}

describe( 'The scripts of visitors’ pages', () => {
	it( 'are all found', () => {
		expect( MODULES.length ).toBeGreaterThan( 19 );
		expect(
			Object.keys( EFFECTS ).filter(
				( file ) => ! MODULES.includes( file )
			)
		).toEqual( [] );
	} );

	it.each(
		MODULES.filter( ( file ) => ! EXEMPT[ file ] ).map( ( file ) => [
			file,
		] )
	)( 'take nothing of a post for the server’s: %s', async ( file ) => {
		const reads = scan( file );
		expect( [ ...reads.attributes, ...reads.classes ] ).not.toEqual( [] );
		const real = readRenderings( file );
		const box = `<div id="real">${ real }</div>`;
		const wrong = new Map< string, string >();
		for ( const value of makeValues( reads ) ) {
			const alone = makeBodies( reads, value );
			const pages = real
				? [
						...alone.map( ( body ) => body + box ),
						make(
							'div',
							value.length > 5000
								? {
										...reads,
										attributes: reads.attributes.slice(
											0,
											1
										),
									}
								: reads,
							value,
							box
						),
					]
				: alone;
			for ( const body of pages ) {
				for ( const fault of await visit( file, body, real ) ) {
					if ( ! wrong.has( fault ) ) {
						wrong.set( fault, value.slice( 0, 120 ) );
					}
				}
			}
		}
		document.body.replaceChildren();
		expect( Object.fromEntries( wrong ) ).toEqual( {} );
	} );
} );
