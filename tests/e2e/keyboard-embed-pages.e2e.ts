/** Embeds, players and galleries on the page, by keyboard alone; the editor is in keyboard-embeds.e2e.ts. */
import { CONTENT, KEYS, scrollThrough } from '../sweeps/page';
import { getService } from '../sweeps/services';
import { readDemos } from './demo';
import { EMBED_SLUGS, EXTRA_CONTENT } from './embed-blocks';
import { expect, test } from './fixtures';
import { traverseFocus } from './focus-traversal';

const ON_CLICK = {
	...KEYS,
	mainstreet_settings: { ...KEYS.mainstreet_settings, embeds_on_click: true },
};

test.describe( 'By keyboard alone, on the page', () => {
	for ( const slug of EMBED_SLUGS ) {
		test( `everything in ${ slug } is reached, seen, and left`, async ( {
			publish,
			visit,
		} ) => {
			const { url } = await publish(
				[
					readDemos()[ slug ],
					...Object.values( EXTRA_CONTENT[ slug ] ?? {} ),
					'<!-- wp:paragraph --><p><a href="#end">The end</a></p><!-- /wp:paragraph -->',
				].join( '\n\n' )
			);
			const loadingSettings = {
				'when near': KEYS,
				...( getService( slug ) && { 'on click': ON_CLICK } ),
			};
			const problems: string[] = [];
			for ( const [ setting, options ] of Object.entries(
				loadingSettings
			) ) {
				const page = await visit( url, {
					options,
					reducedMotion: true,
				} );
				await scrollThrough( page );
				const traversal = await traverseFocus( page, CONTENT );
				const lastStop = traversal.tabStops.at( -1 );
				problems.push(
					...traversal.problems.map(
						( problem ) => `${ setting }: ${ problem }`
					),
					...( lastStop?.includes( 'The end' )
						? []
						: [ `${ setting }: ended at ${ lastStop }` ] )
				);
				if ( process.env.MAINSTREET_LOOK ) {
					console.log( slug, setting, traversal.tabStops );
				}
			}
			expect( problems ).toEqual( [] );
		} );
	}
} );
