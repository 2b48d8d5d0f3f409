import { fillPictures } from '@tests/e2e/demo';
import { expect, test } from '@tests/e2e/fixtures';
import { SAVED } from './page-helpers';

test.describe( 'The order of slides', () => {
	test( 'an author drags a slide to another place, and moves it back by keys', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost();
		await editor.setContent( fillPictures( SAVED ) );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Slideshow',
		} );
		await editor.selectBlocks( block );
		const order = block.getByRole( 'list', {
			name: 'Order of the slides',
		} );
		const buttons = order.getByRole( 'button' );
		await expect( buttons ).toHaveCount( 2 );
		await expect( buttons.first() ).toHaveAccessibleName(
			'Slide 1 of 2: One'
		);
		const texts = async () => {
			const [ saved ] = await editor.getBlocks();
			const images: unknown = saved?.attributes.images;
			return Array.isArray( images )
				? images.map( ( { alt }: { alt: string } ) => alt )
				: [];
		};

		await buttons.first().scrollIntoViewIfNeeded();
		const from = await buttons.first().boundingBox();
		const to = await buttons.last().boundingBox();
		if ( ! from || ! to ) {
			throw new Error( 'The slides are not drawn.' );
		}
		await page.mouse.move( from.x + 20, from.y + 20 );
		await page.mouse.down();
		await page.mouse.move( from.x + 40, from.y + 20 );
		await page.mouse.move( to.x + 30, to.y + 20 );
		await page.mouse.up();
		await expect.poll( texts ).toEqual( [ '', 'One' ] );

		const moved = order.getByRole( 'button', {
			name: 'Slide 2 of 2: One',
		} );
		await moved.focus();
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'ArrowLeft' );
		await expect.poll( texts ).toEqual( [ 'One', '' ] );
		await expect( buttons.first() ).toBeFocused();
		expect( await editor.getEditedPostContent() ).toBe(
			fillPictures( SAVED )
		);
	} );
} );
