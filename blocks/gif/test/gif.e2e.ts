import { getFaults } from '@tests/e2e/faults';
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
const SANDBOX = 'allow-scripts allow-same-origin';
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
				canvas.getByText( 'Nothing found for “nothing”.' )
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

			expect( await getFaults( page ) ).toEqual( [] );
		}
	);

	test( 'needs a key to be searched for, and none to be pasted', async ( {
		admin,
		editor,
		page,
		pageUtils,
		fakes,
	} ) => {
		await admin.createNewPost();
		await editor.insertBlock( { name: 'jetpack/gif' } );
		const { canvas } = editor;
		const field = canvas.getByRole( 'textbox', {
			name: 'Search for a term or paste a Giphy URL',
		} );
		await field.fill( 'boat' );
		await field.press( 'Enter' );
		await expect(
			canvas.getByText( /To search, this site needs a key of GIPHY/ )
		).toBeVisible();
		await expect( field ).toHaveValue( 'boat' );
		await field.fill(
			'<iframe src="https://giphy.com/embed/square" width="480" height="360"></iframe>'
		);
		await field.press( 'Enter' );
		await expect( canvas.locator( `${ BLOCK } iframe` ) ).toHaveAttribute(
			'src',
			'https://giphy.com/embed/square'
		);
		expect( await editor.getEditedPostContent() ).toContain(
			'"paddingTop":"75%"'
		);

		for ( const pasted of [
			{ plainText: 'https://giphy.com/gifs/a-fast-boat-square' },
			{
				plainText: 'Boat',
				html: '<p><a href="https://media.giphy.com/media/square/giphy.gif">https://media.giphy.com/media/square/giphy.gif</a></p>',
			},
		] ) {
			await editor.setContent( '' );
			await editor.insertBlock( { name: 'core/paragraph' } );
			pageUtils.setClipboardData( pasted );
			await pageUtils.pressKeys( 'primary+v' );
			await expect
				.poll( () => editor.getEditedPostContent() )
				.toContain(
					'<!-- wp:jetpack/gif {"giphyUrl":"https://giphy.com/embed/square"'
				);
		}
		expect( await fakes.log( 'api.giphy.com' ) ).toEqual( [] );
		expect( await getFaults( page ) ).toEqual( [] );
	} );

	test( 'says nothing where GIPHY fails, and keeps what was typed', async ( {
		admin,
		editor,
		page,
		pretend,
		fakes,
		allow,
	} ) => {
		allow( /api\.giphy\.com|429/ );
		await pretend( KEY );
		await fakes.mode( '429', { host: 'api.giphy.com' } );
		await admin.createNewPost();
		await editor.insertBlock( { name: 'jetpack/gif' } );
		const field = editor.canvas.getByRole( 'textbox', {
			name: 'Search for a term or paste a Giphy URL',
		} );
		await field.fill( 'boat' );
		await field.press( 'Enter' );
		await expect
			.poll( async () => ( await fakes.log( 'api.giphy.com' ) ).length )
			.toBe( 1 );
		await expect(
			editor.canvas.getByRole( 'button', { name: 'Search' } )
		).toBeEnabled();
		await expect( field ).toHaveValue( 'boat' );
		await expect( editor.canvas.getByText( /Nothing found/ ) ).toHaveCount(
			0
		);
		expect( await editor.getEditedPostContent() ).toBe(
			'<!-- wp:jetpack/gif /-->'
		);
		expect( await getFaults( page ) ).toEqual( [] );
	} );
} );

test.describe( 'A GIF on the page', () => {
	test(
		'is asked for when it is near, in a sandbox, without a script, and passes axe',
		{ tag: '@main' },
		async ( { publish, visit, fakes } ) => {
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
				frame
					.contentFrame()
					.getByRole( 'heading', { name: 'GIF boat1' } )
			).toBeVisible();
			const { width = 0, height = 0 } =
				( await frame.boundingBox() ) ?? {};
			expect( width ).toBe( before?.width );
			expect( height / width ).toBeCloseTo( 0.75, 2 );
			await expect( page.getByText( 'Fast' ).first() ).toBeVisible();
			expect(
				new Set( ( await fakes.log() ).map( ( { host } ) => host ) )
			).toEqual( new Set( [ 'giphy.com' ] ) );
			await expect(
				page.locator( 'script[src*="mainstreet"]' )
			).toHaveCount( 0 );
			expect( await audit( page, BLOCK ) ).toEqual( [] );
		}
	);

	test( 'waits for a press where the owner wants it, and is a link without scripts', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		const { url } = await publish(
			`${ write( 'boat1', 'boat' ) }\n\n${ write( 'boat2', 'race' ) }`
		);
		const page = await visit( url, ON_CLICK );
		const first = page.locator( BLOCK ).first();
		const button = first.getByRole( 'button', {
			name: 'Load content of GIPHY',
		} );
		await expect( button ).toBeVisible();
		await page.waitForLoadState( 'networkidle' );
		expect( await fakes.log() ).toEqual( [] );
		expect( await audit( page, BLOCK ) ).toEqual( [] );
		await button.press( 'Enter' );
		await expect(
			first
				.frameLocator( 'iframe' )
				.getByRole( 'heading', { name: 'GIF boat1' } )
		).toBeVisible();
		await expect( page.locator( `${ BLOCK } iframe` ) ).toHaveCount( 1 );

		const still = await visit( url, { ...ON_CLICK, javaScript: false } );
		await expect(
			still.getByRole( 'link', { name: 'Open at GIPHY' } ).first()
		).toHaveAttribute( 'href', 'https://giphy.com/gifs/boat1' );
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
