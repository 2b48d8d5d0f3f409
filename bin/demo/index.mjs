/** The demo: a page of every block of the bundle, and for `npm start` the website of a town around it. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { buildContent, PICTURES } from './list.mjs';
import { getTownCode } from './town.mjs';

export { buildContent };

const here = path.join( root, 'bin/demo' );

/**
 * PHP that creates the demo page, or refreshes it when a demo.html has changed.
 *
 * @param {string} url Address of the site; addresses of pictures hold its port.
 * @return {string} Code without an opening tag, and an expression at its end that gives id, url and changed.
 */
export function getDemoCode( url ) {
	const content = buildContent();
	const input = {
		content,
		title: 'Mainstreet demo',
		pictures: PICTURES,
		hash: crypto
			.createHash( 'sha256' )
			.update( url + content )
			.digest( 'hex' ),
	};
	const encoded = Buffer.from( JSON.stringify( input ) ).toString( 'base64' );
	const code = fs
		.readFileSync( path.join( here, 'create-demo.php' ), 'utf8' )
		.replace( '<?php', '' );
	return `${ code }\nreturn mainstreet_create_demo( json_decode( base64_decode( '${ encoded }' ), true ) );`;
}

/**
 * The same as a file of PHP for WordPress Playground, where nobody is logged in while a step runs:
 * what nobody writes loses markup.
 *
 * @return {string} PHP that makes the page as the administrator.
 */
export const getPlaygroundDemo = () =>
	`<?php\nwp_set_current_user( 1 );\n${ getDemoCode( 'https://playground.wordpress.net' ) }\n`;

/**
 * Creates the demo page, or refreshes it when a demo.html has changed.
 *
 * @param {Object}  wordpress      Of startWordPress().
 * @param {Object}  [options]
 * @param {boolean} [options.town] Also the website of the town, whose page for developers it is then.
 * @return {Promise<{id: number, url: string, editUrl: string, changed: boolean}>} The page.
 */
export async function createDemo( wordpress, { town = false } = {} ) {
	const page = await wordpress.runPhp(
		town ? getTownCode( wordpress.url ) : getDemoCode( wordpress.url )
	);
	const edit = ( id ) =>
		`${ wordpress.adminUrl }/post.php?post=${ id }&action=edit`;
	return { ...page, editUrl: edit( page.home ?? page.id ) };
}
