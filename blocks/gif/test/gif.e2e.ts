import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const BLOCK = '.wp-block-jetpack-gif';
const KEY = {
	options: { connectors_gifs_giphy_api_key: 'k'.repeat( 32 ) },
};
const ON_CLICK = {
	options: {
		mainstreet_settings: { embeds_on_click: true },
	},
};
const SANDBOX =
	'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
const SPACER =
	'<!-- wp:spacer {"height":"6000px"} -->\n<div style="height:6000px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->';
const write = ( id: string, text: string ) =>
	`<!-- wp:jetpack/gif {"caption":"\\u003cem\\u003eFast\\u003c/em\\u003e","giphyUrl":"https://giphy.com/embed/${ id }","searchText":"${ text }","paddingTop":"75%"} /-->`;

test.describe( 'A GIF in the editor', () => {
	test(
		'is the first that is found; another can be chosen, and a caption written',
		{ tag: '@main' },
		async ( { admin, editor, page, pretend, fakes } ) => {
			await pretend( KEY );
			await admin.createNewPost();
			await editor.insertBlock( { name: 'jetpack/gif' } );
			const { canvas } = editor;
			const field = canvas.getByRole( 'textbox', {
				name: 'Search for a term or paste a Giphy URL',
			} );
			const frame = canvas.locator( `${ BLOCK } iframe` );

			await field.fill( 'nothing' );
			await field.press( 'Enter' );
			await expect(
				canvas.getByText( 'No results found for “nothing”.' )
			).toBeVisible();
			await expect( field ).toHaveValue( 'nothing' );

			await field.fill( 'boat' );
			await canvas.getByRole( 'button', { name: 'Search' } ).click();
			await expect( frame ).toHaveAttribute(
				'src',
				'https://giphy.com/embed/boat1'
			);
			await expect( frame ).toHaveAttribute( 'sandbox', SANDBOX );
			const others = canvas.getByRole( 'group', { name: 'Other GIFs' } );
			await expect( others.getByRole( 'button' ) ).toHaveCount( 10 );
			await expect(
				others.getByRole( 'button', { pressed: true } )
			).toHaveAccessibleName( 'GIF boat1' );
			await others
				.getByRole( 'button', { name: 'GIF boat3' } )
				.press( 'Enter' );
			await expect( frame ).toHaveAttribute(
				'src',
				'https://giphy.com/embed/boat3'
			);
			await canvas.getByRole( 'textbox', { name: 'Caption' } ).click();
			await page.keyboard.type( 'A fast boat' );
			expect( await editor.getEditedPostContent() ).toBe(
				'<!-- wp:jetpack/gif {"caption":"A fast boat","giphyUrl":"https://giphy.com/embed/boat3","searchText":"boat","paddingTop":"68.75%"} /-->'
			);
			expect(
				( await fakes.log( 'api.giphy.com' ) ).map(
					( { path, query } ) => [ path, query.q, query.limit ]
				)
			).toEqual( [
				[ '/v1/gifs/search', 'nothing', '10' ],
				[ '/v1/gifs/search', 'boat', '10' ],
			] );

			expect( await getInvalidBlocks( page ) ).toEqual( [] );
		}
	);
} );

test.describe( 'A GIF on the page', () => {
	test( 'is asked for when it is near, in a sandbox, without a script, and passes axe', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		const { url } = await publish(
			`${ SPACER }\n\n${ write( 'boat1', 'boat' ) }\n\n${ write( 'boat2', 'race' ) }`
		);
		const page = await visit( url, {
			width: 390,
			height: 844,
			rtl: true,
		} );
		await page.waitForLoadState( 'networkidle' );
		expect( await fakes.log() ).toEqual( [] );
		const frame = page.locator( `${ BLOCK } iframe` ).first();
		await expect( frame ).toHaveAttribute( 'sandbox', SANDBOX );
		await expect( frame ).toHaveAttribute( 'title', 'boat' );
		const before = await frame.boundingBox();
		await frame.scrollIntoViewIfNeeded();
		await expect(
			frame.contentFrame().getByRole( 'heading', { name: 'GIF boat1' } )
		).toBeVisible();
		const { width = 0, height = 0 } = ( await frame.boundingBox() ) ?? {};
		expect( width ).toBe( before?.width );
		expect( height / width ).toBeCloseTo( 0.75, 2 );
		await expect( page.getByText( 'Fast' ).first() ).toBeVisible();
		expect(
			new Set( ( await fakes.log() ).map( ( { host } ) => host ) )
		).toEqual( new Set( [ 'giphy.com' ] ) );
		await expect( page.locator( 'script[src*="mainstreet"]' ) ).toHaveCount(
			0
		);
		expect( await audit( page, BLOCK ) ).toEqual( [] );
	} );

	test( 'has room for what is asked on a phone', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( write( 'boat1', 'boat' ) );
		const page = await visit( url, { ...ON_CLICK, width: 390 } );
		const place = page.locator( `${ BLOCK }-wrapper` );
		const asked = page.locator( '.mainstreet-embed__ask' );
		await expect( asked.getByRole( 'button' ) ).toBeVisible();
		const outer = await place.boundingBox();
		const inner = await asked.boundingBox();
		expect(
			( inner?.y ?? 0 ) + ( inner?.height ?? 0 )
		).toBeLessThanOrEqual(
			Math.ceil( ( outer?.y ?? 0 ) + ( outer?.height ?? 0 ) )
		);
	} );
} );
