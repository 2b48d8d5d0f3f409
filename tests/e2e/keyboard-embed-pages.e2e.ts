/** Embeds, players and pictures on the page, by keyboard alone; the editor is in keyboard-embeds.e2e.ts. */
import { CONTENT, KEYS, scrollThrough } from '../sweeps/page';
import { getService } from '../sweeps/services';
import { readDemos } from './demo';
import { MORE, SLUGS } from './embed-blocks';
import { expect, test } from './fixtures';
import { walk } from './keyboard';

const ON_CLICK = {
	...KEYS,
	mainstreet_settings: { ...KEYS.mainstreet_settings, embeds_on_click: true },
};

test.describe( 'By keyboard alone, on the page', () => {
	for ( const slug of SLUGS ) {
		test( `everything in ${ slug } is reached, seen, and left`, async ( {
			publish,
			visit,
		} ) => {
			const { url } = await publish(
				[
					readDemos()[ slug ],
					...Object.values( MORE[ slug ] ?? {} ),
					'<!-- wp:paragraph --><p><a href="#end">The end</a></p><!-- /wp:paragraph -->',
				].join( '\n\n' )
			);
			const ways = {
				near: KEYS,
				...( getService( slug ) && { 'on click': ON_CLICK } ),
			};
			const findings: string[] = [];
			for ( const [ way, options ] of Object.entries( ways ) ) {
				const page = await visit( url, {
					options,
					reducedMotion: true,
				} );
				await scrollThrough( page );
				const { stops, faults } = await walk( page, CONTENT );
				findings.push(
					...faults.map( ( fault ) => `${ way }: ${ fault }` ),
					...( stops.at( -1 )?.includes( 'The end' )
						? []
						: [ `${ way }: ended at ${ stops.at( -1 ) }` ] )
				);
				if ( process.env.MAINSTREET_LOOK ) {
					console.log( slug, way, stops );
				}
			}
			expect( findings ).toEqual( [] );
		} );
	}
} );
