/**
 * Every block's demo as a visitor sees it: what it weighs, that it fits a phone and
 * stands still, passes the audit, and asks nobody else. Demos share pages; where something
 * is wrong with such a page, each of its blocks is looked at alone, so that the fault has a name.
 */
import { readDemos } from '../e2e/demo';
import { expect, test, type Fixtures } from '../e2e/fixtures';
import { gather, gatherAll } from './gatherings';
import { makeLooks, type Look, type Shown } from './page-checks';
import { NamedModules } from './named-modules';
import { OURS } from './page';
import { divide } from './parts';
import { mayAsk } from './services';

/** Looked at from the desk only. */
const OLDEST = '6.8';

/** Addresses of all that a page without our blocks loads. */
async function listThemeScripts( {
	publish,
	visit,
}: Pick< Fixtures, 'publish' | 'visit' > ): Promise< Set< string > > {
	const found = new Set< string >();
	const { url } = await publish(
		'<!-- wp:paragraph --><p>None of our blocks.</p><!-- /wp:paragraph -->'
	);
	const page = await visit( url, {
		prepare: async ( fresh ) => {
			fresh.on( 'response', ( response ) => found.add( response.url() ) );
		},
	} );
	expect( await page.content(), 'a page without our blocks' ).not.toContain(
		OURS
	);
	await page.context().close();
	return found;
}

/** Looks at a page, and lists what it, its requests and its PHP did wrong. */
async function examine(
	shown: Shown,
	look: Look,
	{ guard, fakes }: Pick< Fixtures, 'guard' | 'fakes' >
): Promise< string[] > {
	const asked = ( await fakes.log() ).length;
	const faults = [ ...( await look( shown ) ), ...guard.report() ];
	guard.clear();
	const strangers = ( await fakes.log() )
		.slice( asked )
		.filter(
			( { host } ) =>
				! shown.slugs.some( ( slug ) =>
					mayAsk( slug, host, shown.content )
				)
		)
		.map( ( { host } ) => `asks ${ host }` );
	return [ ...faults, ...strangers ];
}

test.describe( 'Every block on the page', { tag: '@main' }, () => {
	test.describe.configure( { mode: 'parallel', timeout: 240_000 } );

	for ( const part of divide( 2 ) ) {
		test( `is light, still, accessible, and fits a phone${ part.title }`, async ( {
			publish,
			visit,
			guard,
			fakes,
		} ) => {
			const demos = readDemos();
			const showAlone = async ( slug: string ): Promise< Shown > => {
				const alone = gather( [ [ slug, demos[ slug ] ?? '' ] ] );
				return { ...alone, ...( await publish( alone.content ) ) };
			};
			const modules = new NamedModules(
				guard.id,
				async ( slug ) => ( await publish( demos[ slug ] ?? '' ) ).url
			);
			const looks = makeLooks(
				{
					visit,
					fakes,
					themeScripts: await listThemeScripts( { publish, visit } ),
					getNamedModules: modules.list,
				},
				process.env.MAINSTREET_WP === OLDEST
			);
			const findings: string[] = [];
			const lookAlone = async (
				slugs: string[],
				how: string,
				look: Look
			): Promise< string[] > => {
				const lines: string[] = [];
				for ( const slug of slugs ) {
					const faults = await examine(
						await showAlone( slug ),
						look,
						{ guard, fakes }
					);
					lines.push(
						...faults.map(
							( line ) => `${ slug } (${ how }): ${ line }`
						)
					);
				}
				return lines;
			};
			for ( const page of part.pick( gatherAll( demos ) ) ) {
				for ( const slug of page.slugs ) {
					findings.push(
						...( await modules.judge( slug ) ).map(
							( line ) => `${ slug } (desk): ${ line }`
						)
					);
				}
				const shown = { ...page, ...( await publish( page.content ) ) };
				for ( const [ how, look ] of Object.entries(
					looks.together
				) ) {
					const faults = await examine( shown, look, {
						guard,
						fakes,
					} );
					const named = faults.length
						? await lookAlone( page.slugs, how, look )
						: [];
					findings.push(
						...( named.length
							? named
							: faults.map(
									( line ) =>
										`${ page.slugs.join( ', ' ) } together (${ how }): ${ line }`
								) )
					);
				}
				findings.push(
					...( await lookAlone(
						page.isEmbed ? page.slugs : [],
						'desk, on click',
						looks.beforeClick
					) )
				);
			}
			expect( [ ...new Set( findings ) ] ).toEqual( [] );
		} );
	}
} );
