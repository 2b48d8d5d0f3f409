/** Pictures of one block on the list of every block, for who works on it. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { clipTo, loadAll, openEditor } from './pictures.mjs';

/** What block.json says. */
function readBlock( slug ) {
	const file = path.join( root, 'blocks', slug, 'block.json' );
	if ( ! fs.existsSync( file ) ) {
		throw new Problem( `There is no blocks/${ slug }/block.json.` );
	}
	return JSON.parse( fs.readFileSync( file, 'utf8' ) );
}

/**
 * @param {string} slug Folder of the block.
 * @return {Object[]} Pictures, as those of pictures.mjs.
 */
export function pictureBlock( slug ) {
	const { name } = readBlock( slug );
	const selector = `.wp-block-${ name.replace( '/', '-' ) }`;
	const visit = async ( page, { url } ) => {
		await page.goto( `${ url }/demo/` );
		await loadAll( page );
		await page.locator( selector ).first().scrollIntoViewIfNeeded();
		return {
			clip: await clipTo( page, [ selector ] ),
			whole: [ selector ],
			// The neighbors' texts begin close to it.
			mayCutLines: true,
		};
	};
	return [
		{
			name: 'editor',
			window: { width: 1120, height: 660 },
			take: async ( page, site ) => {
				const canvas = await openEditor( page, site, 'demo' );
				await canvas
					.locator( `[data-type="${ name }"]` )
					.first()
					.scrollIntoViewIfNeeded();
				return { mayCutLines: true };
			},
		},
		{
			name: 'page',
			window: { width: 1024, height: 700 },
			isVisitor: true,
			take: visit,
		},
		{
			name: 'page-phone',
			window: { width: 390, height: 700 },
			isVisitor: true,
			take: visit,
		},
	];
}
