/** Embeds that wait for a press, with the module of their block on the same page. */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join( __dirname, '../../..' );

/** View modules that look for boxes of a service: file and selector. */
const WATCHING = fs
	.readdirSync( path.join( ROOT, 'blocks' ) )
	.map( ( name ) => `blocks/${ name }/view.ts` )
	.filter( ( file ) => fs.existsSync( path.join( ROOT, file ) ) )
	.filter( ( file ) =>
		fs
			.readFileSync( path.join( ROOT, file ), 'utf8' )
			.includes( 'onEmbedRequest(' )
	);

/** A box as the PHP class `Embed` prints it for a frame that waits. */
const getBox = ( service: string ) =>
	`<div class="mainstreet-embed has-template" data-embed="${ service }"><div class="mainstreet-embed__ask"><form hidden><button>Load</button><label><input type="checkbox"></label></form><a href="https://example.org/">Open</a></div><template><iframe title="Frame of ${ service }"></iframe></template></div>`;

beforeEach( () => {
	Object.assign( window, {
		IntersectionObserver: class {
			public observe() {}
			public unobserve() {}
			public disconnect() {}
		},
	} );
} );

afterEach( () => document.body.replaceChildren() );

it( 'are looked for by the modules of their blocks', () => {
	expect( WATCHING ).toEqual( [
		'blocks/eventbrite/view.ts',
		'blocks/goodreads/view.ts',
		'blocks/opentable/view.ts',
		'blocks/paypal-payment-buttons/view.ts',
		'blocks/pinterest/view.ts',
		'blocks/tock/view.ts',
		'blocks/wordads/view.ts',
	] );
} );

describe.each( [ 'calendly', 'giphy', 'google-calendar', 'opentable' ] )(
	'A frame of %s that waits for a press',
	( service ) => {
		it.each( [ WATCHING, [ ...WATCHING ].reverse() ] )(
			'is shown, whichever module comes first',
			( ...modules ) => {
				document.body.innerHTML = `<div class="jetpack-wordad">${ getBox( service ) }</div>`;
				jest.isolateModules( () => {
					require( path.join( ROOT, 'src/embeds/view.ts' ) );
					modules.forEach( ( file ) =>
						require( path.join( ROOT, file ) )
					);
				} );
				document.querySelector( 'button' )?.click();
				expect( document.querySelector( 'iframe' )?.title ).toBe(
					`Frame of ${ service }`
				);
				expect( document.querySelector( 'form' ) ).toBeNull();
			}
		);
	}
);
