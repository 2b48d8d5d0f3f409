/**
 * Every block's demo as a visitor sees it: what it weighs, that it fits a phone and
 * stands still, passes the audit, and asks nobody else.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import { readDemos } from '../e2e/demo';
import { expect, test } from '../e2e/fixtures';
import { audit } from './axe';
import { CONTENT, KEYS, OURS, scrollThrough } from './page';
import { divide } from './parts';
import { allowInPolicy, getService, mayAsk } from './services';
import { getShift, watchShifts } from './shifts';
import { weighScripts } from './weight';

const budgets: { visitorJs: Record< string, number >; visitorCss: number } =
	JSON.parse(
		fs.readFileSync(
			path.resolve( __dirname, '../../bin/bench/budgets.json' ),
			'utf8'
		)
	);

const UNWANTED = /wp-polyfill|jquery|react|lodash|moment|\/interactivity/;
/** Looked at from the desk only. */
const OLDEST = '6.8';

/** Without the libraries that arrive lazily. */
const isView = ( response: Response ): boolean =>
	/\/view\.js\?/.test( response.url() );

const getOverflow = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const { clientWidth, scrollWidth } = document.documentElement;
		return scrollWidth > clientWidth
			? [
					`page is ${ scrollWidth } px wide in a window of ${ clientWidth } px`,
				]
			: [];
	} );

/** Opens a page in some way and lists what is wrong with it. */
type Look = ( slug: string, url: string ) => Promise< string[] >;

test.describe( 'Every block on the page', { tag: '@core' }, () => {
	test.describe.configure( { mode: 'parallel', timeout: 240_000 } );

	for ( const part of divide( 3 ) ) {
		test( `is light, still, accessible, and fits a phone${ part.title }`, async ( {
			publish,
			visit,
			guard,
			fakes,
		} ) => {
			/** What every page loads, with or without our blocks. */
			const themeScripts = new Set< string >();
			const onDesk: Look = async ( slug, url ) => {
				const responses: Response[] = [];
				const page = await visit( url, {
					options: KEYS,
					prepare: async ( fresh ) => {
						fresh.on( 'response', ( response ) =>
							responses.push( response )
						);
						await watchShifts( fresh );
						await allowInPolicy( fresh, slug, url );
					},
				} );
				await scrollThrough( page );
				const urls = responses.map( ( response ) => response.url() );
				const weight = await weighScripts( responses.filter( isView ) );
				const budget = budgets.visitorJs[ slug ] ?? 0;
				const faults = [
					...( weight > budget
						? [
								`script of ${ weight } B gzip, allowed ${ budget } B`,
							]
						: [] ),
					...( budget === 0 &&
					urls.some(
						( each ) =>
							each.includes( OURS ) && /\.js\?/.test( each )
					)
						? [ 'loads a script' ]
						: [] ),
					...urls
						.filter(
							( each ) =>
								! themeScripts.has( each ) &&
								/\.js\?/.test( each ) &&
								UNWANTED.test( each )
						)
						.map( ( each ) => `loads ${ each }` ),
					...( await getShift( page ) ),
					...( await audit( page, CONTENT ) ),
				];
				await page.context().close();
				return faults;
			};
			const onPhone =
				( rtl: boolean ): Look =>
				async ( _slug, url ) => {
					const page = await visit( url, {
						width: 390,
						height: 844,
						rtl,
						options: KEYS,
						prepare: watchShifts,
					} );
					await scrollThrough( page );
					const faults = [
						...( await getOverflow( page ) ),
						...( await getShift( page ) ),
						...( rtl ? await audit( page, CONTENT ) : [] ),
					];
					await page.context().close();
					return faults;
				};
			/** With “Load embeds on click”, embeds ask nobody. */
			const onClick: Look = async ( slug, url ) => {
				if ( ! getService( slug ) ) {
					return [];
				}
				const asked = ( await fakes.log() ).length;
				const page = await visit( url, {
					options: {
						...KEYS,
						mainstreet_settings: {
							...KEYS.mainstreet_settings,
							embeds_on_click: true,
						},
					},
					prepare: watchShifts,
				} );
				await scrollThrough( page );
				const faults = [
					...( await getShift( page ) ),
					...( await audit( page, CONTENT ) ),
					...( await fakes.log() )
						.slice( asked )
						.map( ( { host } ) => `asks ${ host } unasked` ),
				];
				await page.context().close();
				return faults;
			};
			const looks: Record< string, Look > = {
				desk: onDesk,
				'desk, on click': onClick,
				// The same markup and style sheets on older versions of WordPress.
				...( process.env.MAINSTREET_WP !== OLDEST && {
					phone: onPhone( false ),
					'phone, right to left': onPhone( true ),
				} ),
			};

			const findings: string[] = [];
			const none = await publish(
				'<!-- wp:paragraph --><p>None of our blocks.</p><!-- /wp:paragraph -->'
			);
			const plain = await visit( none.url, {
				prepare: async ( fresh ) => {
					fresh.on( 'response', ( response ) =>
						themeScripts.add( response.url() )
					);
				},
			} );
			expect(
				await plain.content(),
				'a page without our blocks'
			).not.toContain( OURS );

			for ( const [ slug, content ] of part.pick(
				Object.entries( readDemos() )
			) ) {
				const { url } = await publish( content );
				for ( const [ how, look ] of Object.entries( looks ) ) {
					const asked = ( await fakes.log() ).length;
					const faults = [
						...( await look( slug, url ) ),
						...guard.report(),
					];
					guard.clear();
					const strangers = ( await fakes.log() )
						.slice( asked )
						.map( ( { host } ) => host )
						.filter( ( host ) => ! mayAsk( slug, host, content ) )
						.map( ( host ) => `asks ${ host }` );
					findings.push(
						...[ ...faults, ...strangers ].map(
							( line ) => `${ slug } (${ how }): ${ line }`
						)
					);
				}
			}
			expect( [ ...new Set( findings ) ] ).toEqual( [] );
		} );
	}
} );
