import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Download, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '../../../tests/sweeps/axe';

type Pixels = { data: number[]; width: number; height: number };

/** The pixels of a picture file, as the browser draws it. */
const getPixels = ( page: Page, src: string, part = 1 ): Promise< Pixels > =>
	page.evaluate(
		async ( [ address, divisor ] ) => {
			const image = new Image();
			image.src = address;
			await image.decode();
			const canvas = document.createElement( 'canvas' );
			canvas.width = image.naturalWidth / divisor;
			canvas.height = image.naturalHeight / divisor;
			const { width, height } = canvas;
			const context = canvas.getContext( '2d' );
			context?.drawImage( image, 0, 0, width, height );
			const pixels = context?.getImageData( 0, 0, width, height );
			return { data: Array.from( pixels?.data ?? [] ), width, height };
		},
		[ src, part ] as const
	);

/** Width and height of a picture file. */
const getSize = ( page: Page, src: string ): Promise< number[] > =>
	page.evaluate( async ( address ) => {
		const image = new Image();
		image.src = address;
		await image.decode();
		return [ image.naturalWidth, image.naturalHeight ];
	}, src );

const decode = ( { data, width, height }: Pixels ): string | undefined =>
	jsQR( Uint8ClampedArray.from( data ), width, height )?.data;

/** Whether there is colour where the logo has to be. */
const hasLogo = ( { data, width, height }: Pixels ): boolean => {
	const at = ( ( height / 2 ) * width + width / 2 ) * 4;
	const [ red = 0, green = 0, blue = 0 ] = data.slice( at, at + 3 );
	return Math.max( red, green, blue ) - Math.min( red, green, blue ) > 60;
};

async function toAddress( download: Download, type: string ) {
	const file = await readFile( await download.path() );
	return `data:${ type };base64,${ file.toString( 'base64' ) }`;
}

/** A picture of one colour as the site's logo. */
async function uploadLogo(
	page: Page,
	upload: ( file: string ) => Promise< { id: number } >,
	file: string
) {
	const colour = await page.evaluate( () => {
		const canvas = document.createElement( 'canvas' );
		canvas.width = canvas.height = 128;
		const context = canvas.getContext( '2d' );
		if ( context ) {
			context.fillStyle = '#c01030';
			context.fillRect( 0, 0, 128, 128 );
		}
		return canvas.toDataURL().split( ',' )[ 1 ];
	} );
	await writeFile( file, colour ?? '', 'base64' );
	return upload( file );
}

async function publishAndOpen( page: Page ) {
	await page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Get QR code' } )
		.press( 'Enter' );
	return page.getByRole( 'dialog', { name: 'QR code' } );
}

test(
	'behind publishing, the address of the post is a picture that phones read, on the screen and as files',
	{ tag: '@main' },
	async ( { admin, editor, page, pretend, requestUtils }, info ) => {
		await admin.visitAdminPage( '/' );
		const file = path.join( info.outputDir, 'qr-logo.png' );
		const logo = await uploadLogo(
			page,
			( name ) => requestUtils.uploadMedia( name ),
			info.outputPath( path.basename( file ) )
		);
		await pretend( { options: { site_logo: logo.id } } );
		await admin.createNewPost( { title: 'x', content: 'Tide tables.' } );
		await editor.canvas
			.getByRole( 'textbox', { name: 'Add title' } )
			.fill( `High water ${ 'long '.repeat( 20 ) }` );
		await editor.publishPost();
		const dialog = await publishAndOpen( page );
		const link = await page.evaluate( () =>
			String(
				(
					window as unknown as {
						wp: {
							data: {
								select: ( name: string ) => {
									getCurrentPostAttribute: (
										name: string
									) => unknown;
								};
							};
						};
					}
				 ).wp.data
					.select( 'core/editor' )
					.getCurrentPostAttribute( 'link' )
			)
		);
		const picture = dialog.getByRole( 'img', {
			name: `QR code for ${ link }`,
		} );
		await expect( picture ).toHaveCSS( 'width', '300px' );
		const read = () =>
			picture.evaluate( ( canvas ) =>
				( canvas as HTMLCanvasElement ).toDataURL()
			);
		// The logo arrives after the code.
		await expect
			.poll( async () =>
				hasLogo( await getPixels( page, await read() ) )
			)
			.toBe( true );
		expect( decode( await getPixels( page, await read() ) ) ).toBe( link );
		expect( await audit( page, '.components-modal__frame' ) ).toEqual( [] );

		for ( const [ button, type ] of [
			[ 'Download PNG', 'image/png' ],
			[ 'Download SVG', 'image/svg+xml' ],
		] as const ) {
			const waiting = page.waitForEvent( 'download' );
			await dialog.getByRole( 'button', { name: button } ).click();
			const download = await waiting;
			expect( download.suggestedFilename() ).toMatch(
				/^qr-code-\d+\.(png|svg)$/
			);
			const pixels = await getPixels(
				page,
				await toAddress( download, type )
			);
			expect( [ pixels.width, pixels.height ] ).toEqual( [ 300, 300 ] );
			expect( decode( pixels ) ).toBe( link );
			expect( hasLogo( pixels ) ).toBe( true );
		}
		await dialog
			.getByRole( 'combobox', { name: 'PNG size' } )
			.selectOption( '1200' );
		const large = page.waitForEvent( 'download' );
		await dialog.getByRole( 'button', { name: 'Download PNG' } ).click();
		const poster = await toAddress( await large, 'image/png' );
		expect( await getSize( page, poster ) ).toEqual( [ 1200, 1200 ] );
		// A quarter of the size is enough to read it, and a sixteenth of the numbers.
		const small = await getPixels( page, poster, 4 );
		expect( decode( small ) ).toBe( link );
		expect( hasLogo( small ) ).toBe( true );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect(
			page.getByRole( 'button', { name: 'Get QR code' } )
		).toBeFocused();
		await requestUtils.deleteMedia( logo.id );
	}
);

test( 'the dialog fits a phone, also from right to left', async ( {
	admin,
	editor,
	page,
	pretend,
} ) => {
	await pretend( { rtl: true } );
	await page.setViewportSize( { width: 375, height: 700 } );
	await admin.createNewPost( { title: 'x', content: 'Tide tables.' } );
	await editor.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( 'High water' );
	await editor.publishPost();
	const dialog = await publishAndOpen( page );
	await expect( dialog.getByRole( 'img' ) ).toBeVisible();
	const close = dialog.getByRole( 'button', { name: 'Close' } ).last();
	await close.scrollIntoViewIfNeeded();
	const box = await dialog.boundingBox();
	const picture = await dialog.getByRole( 'img' ).boundingBox();
	expect( picture?.width ).toBe( 300 );
	expect( ( box?.width ?? 0 ) - ( picture?.width ?? 0 ) ).toBeGreaterThan(
		0
	);
	await close.click();
	await expect( dialog ).toBeHidden();
} );

test( 'before publishing, the settings of a page have the code of an address that works afterwards', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( {
		postType: 'page',
		title: 'Tides',
		content: 'Tide tables.',
	} );
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'button', { name: 'QR code' } ).click();
	await expect(
		settings.getByText( /Let people open this page by scanning/ )
	).toBeVisible();
	await expect(
		settings.getByText( 'The code works as soon as you publish.' )
	).toBeVisible();
	await settings.getByRole( 'button', { name: 'Get QR code' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'QR code' } );
	await expect(
		dialog.getByRole( 'img', { name: /\?page_id=\d+$/ } )
	).toBeVisible();
} );
