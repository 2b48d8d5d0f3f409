/** What an author does in a block: each act is a step of undo, Enter leads on, nothing moves meanwhile. */
import { makeSlideshow } from '../../blocks/slideshow/test/page-helpers';
import { expect, test } from './fixtures';

test.describe( 'What an author does', () => {
	test(
		'is undone act by act: hours, stars, Markdown',
		{ tag: '@main' },
		async ( { admin, editor, page } ) => {
			await admin.createNewPost();
			const undo = () => page.keyboard.press( 'ControlOrMeta+z' );
			const attribute = async ( name: string ) =>
				( await editor.getBlocks() ).at( -1 )?.attributes[ name ];

			await editor.insertBlock( { name: 'jetpack/business-hours' } );
			const monday = editor.canvas.getByRole( 'group', {
				name: 'Monday',
			} );
			await monday.getByRole( 'checkbox', { name: 'Open' } ).click();
			await monday.getByRole( 'checkbox', { name: 'Open' } ).click();
			await monday.getByRole( 'checkbox', { name: '24 hours' } ).click();
			const getMonday = async () =>
				JSON.stringify(
					(
						( await attribute( 'days' ) ) as { hours: unknown }[]
					 )[ 1 ]?.hours
				);
			expect( await getMonday() ).toContain( '00:00' );
			await undo();
			expect( await getMonday() ).toContain( '09:00' );
			await undo();
			expect( await getMonday() ).toBe( '[]' );
			await undo();
			expect( await getMonday() ).toContain( '09:00' );

			await editor.insertBlock( { name: 'jetpack/rating-star' } );
			const stars = editor.canvas.getByRole( 'slider', {
				name: 'Rating',
			} );
			for ( const star of [ 3, 4, 5 ] ) {
				await stars.locator( `[data-star="${ star }"]` ).click();
			}
			for ( const rating of [ 5, 4, 3, 1 ] ) {
				expect( await attribute( 'rating' ) ).toBe( rating );
				await undo();
			}

			await editor.insertBlock( { name: 'jetpack/markdown' } );
			await expect(
				editor.canvas.getByRole( 'textbox', { name: 'Markdown' } )
			).toBeFocused();
			await page.keyboard.type( 'one' );
			await page.keyboard.press( 'Enter' );
			await page.keyboard.type( 'two' );
			for ( const source of [ 'one\ntwo', 'one\n', 'one' ] ) {
				await expect.poll( () => attribute( 'source' ) ).toBe( source );
				await undo();
			}
		}
	);

	test( 'in a slideshow that plays: it rests while the block is selected, and Enter leads out of the caption', async ( {
		admin,
		editor,
		page,
		publish,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'no-preference' } );
		const { id } = await publish(
			makeSlideshow( [ 1, 2, 3 ], { seconds: 1 } )
		);
		await admin.editPost( id );
		const pause = editor.canvas.getByRole( 'button', {
			name: 'Pause Slideshow',
		} );
		await expect( pause ).toHaveClass( /is-playing/ );
		await page.evaluate( () => {
			const { select, dispatch } = window.wp.data;
			const [ block ] = select( 'core/block-editor' ).getBlocks();
			return dispatch( 'core/block-editor' ).selectBlock(
				block.clientId
			);
		} );
		await editor.openDocumentSettingsSidebar();
		const field = page.getByRole( 'textbox', { name: 'Alternative text' } );
		const sentence = 'One sentence that takes a while to write';
		await field.fill( '' );
		// Three times as long as a slide is shown.
		await field.pressSequentially( sentence, { delay: 75 } );
		const alts = async () =>
			(
				( await editor.getBlocks() )[ 0 ]?.attributes.images as {
					alt: string;
				}[]
			 )
				.map( ( { alt } ) => alt )
				.filter( ( alt ) => ! /^Picture \d$/.test( alt ) );
		expect( await alts() ).toEqual( [ sentence ] );

		const caption = editor.canvas
			.getByRole( 'textbox', { name: 'Slide caption' } )
			.and( editor.canvas.locator( ':not([inert] *)' ) );
		await caption.click();
		await page.keyboard.press( 'End' );
		await page.keyboard.press( 'Enter' );
		await page.keyboard.type( 'After it' );
		const [ slideshow, paragraph ] = await editor.getBlocks();
		expect( JSON.stringify( slideshow ) ).not.toContain( '<br' );
		expect( paragraph ).toMatchObject( {
			name: 'core/paragraph',
			attributes: { content: 'After it' },
		} );
	} );

	test( 'in an e-mail or phone field goes on in a paragraph with Enter', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost();
		await editor.insertBlock( {
			name: 'jetpack/contact-info',
			innerBlocks: [
				{ name: 'jetpack/email' },
				{ name: 'jetpack/phone' },
			],
		} );
		for ( const name of [ 'Email', 'Phone number' ] ) {
			await editor.canvas.getByRole( 'textbox', { name } ).click();
			await page.keyboard.type( 'abc' );
			await page.keyboard.press( 'Enter' );
			await page.keyboard.type( `after ${ name }` );
		}
		const [ block ] = await editor.getBlocks();
		expect(
			block?.innerBlocks?.map( ( { name, attributes } ) => [
				name,
				attributes?.email ?? attributes?.phone ?? attributes?.content,
			] )
		).toEqual( [
			[ 'jetpack/email', 'abc' ],
			[ 'core/paragraph', 'after Email' ],
			[ 'jetpack/phone', 'abc' ],
			[ 'core/paragraph', 'after Phone number' ],
		] );
	} );
} );
