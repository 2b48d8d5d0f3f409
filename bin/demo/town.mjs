/** The website of the town: pages, menu, pictures, plans and a film, and the list of every block as its page for developers. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { buildContent, PICTURES } from './list.mjs';
import { drawLandscape } from './services/photos.mjs';
import { PAGES } from './town/pages.mjs';

const readPhp = ( name ) =>
	fs
		.readFileSync( path.join( root, 'bin/demo', name ), 'utf8' )
		.replace( '<?php', '' );

/** Pictures that are drawn for the town: the shape of the hills, and the colours where they are those of another. */
const DRAWN = {
	'town-evening': [ 2 ],
	'town-morning': [ 4 ],
	'town-dusk': [ 6 ],
	'town-sea': [ 7 ],
	'hills-noon': [ 1 ],
	'hills-night': [ 1, 6 ],
};

/** Names of theme pictures that the pages use. */
function listPictures() {
	const all = PAGES.map( ( { content } ) => content ).join( '' );
	const names = [ ...all.matchAll( /\{\{image:([\w-]+):/g ) ].map(
		( [ , name ] ) => name
	);
	return [ ...new Set( names ) ].filter( ( name ) => ! DRAWN[ name ] );
}

/** The list's demos name plans and products that nobody made; the town has some. */
export const fillPlans = ( content ) =>
	content
		.replace( '"planId":1,', '"planId":{{plan:one-time}},' )
		.replace( '"planId":2,', '"planId":{{plan:1-month}},' )
		.replace( '"planId":3,', '"planId":{{plan:1-year}},' )
		.replace(
			'<!-- wp:premium-content/container -->',
			'<!-- wp:premium-content/container {"selectedPlanIds":[{{plan:course}}]} -->'
		)
		.replace(
			'<!-- wp:jetpack/recurring-payments -->',
			'<!-- wp:jetpack/recurring-payments {"planId":{{plan:membership}},"uniqueId":"recurring-payments-{{plan:membership}}"} -->'
		)
		.replace(
			'"uniqueId":"id","passthroughAttributes"',
			'"uniqueId":"recurring-payments-{{plan:membership}}","passthroughAttributes"'
		)
		.replace(
			'{"instagramUser":"aurora.bakery"',
			'{"accessToken":"{{instagram}}","instagramUser":"aurora.bakery"'
		)
		.replace(
			/(<!-- wp:jetpack\/related-posts .*?\/-->)/,
			'$1\n\n<!-- wp:paragraph -->\n<p>Pages have no related posts; <a href="/?name=eleven-years-of-sourdough">a post of the town</a> shows them.</p>\n<!-- /wp:paragraph -->'
		)
		.replaceAll( '"productId":440', '"productId":{{product}}' )
		.replaceAll(
			'jetpack-simple-payments-440',
			'jetpack-simple-payments-{{product}}'
		);

/**
 * PHP that makes the town, or refreshes what has changed.
 *
 * @param {string} url Address of the site.
 * @return {string} Code without an opening tag, and an expression at its end that gives id, home, url and changed.
 */
export function getTownCode( url ) {
	const list = fillPlans( buildContent() );
	const pages = [
		...PAGES,
		{ slug: 'demo', title: 'Every block', content: list },
	];
	const input = {
		pages,
		pictures: PICTURES,
		themePictures: listPictures(),
		drawn: Object.fromEntries(
			Object.entries( DRAWN ).map( ( [ name, [ shape, mood ] ] ) => [
				name,
				drawLandscape( shape, 1440, 810, mood ).toString( 'base64' ),
			] )
		),
		films: { Qa12bC3d: 'Time and tide', Fold2aB3: 'The fold' },
		film: fs
			.readFileSync( path.join( root, 'tests/e2e/films/tide.webm' ) )
			.toString( 'base64' ),
		hash: crypto
			.createHash( 'sha256' )
			.update( url + JSON.stringify( pages ) )
			.digest( 'hex' ),
	};
	const encoded = Buffer.from( JSON.stringify( input ) ).toString( 'base64' );
	return [
		// What imports names stands first.
		readPhp( 'php/connect.php' ),
		readPhp( 'create-demo.php' ),
		readPhp( 'php/create-town.php' ),
		`return mainstreet_create_town( json_decode( base64_decode( '${ encoded }' ), true ) );`,
	].join( '\n' );
}
