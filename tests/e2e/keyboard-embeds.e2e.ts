/** Embeds and players in the editor, by keyboard alone, each state audited; the published page is in keyboard-embed-pages.e2e.ts. */
import { HOST } from '../../blocks/podcast-player/test/page-helpers';
import { EVENTBRITE_URL } from './embed-blocks';
import { expect, test } from './fixtures';
import { KeyboardAuthor } from './keyboard-author';

/** Blocks with a form for a URL, a preview, and a button that returns to the form. */
const FORM_BLOCKS = [
	{
		slug: 'calendly',
		title: 'Calendly',
		field: 'Calendly URL or embed code',
		invalidUrl: 'https://calendly.com/missing/half-hour',
		validUrl: 'https://calendly.com/ada/half-hour',
		error: /Your calendar couldn't be embedded/,
		editButton: 'Edit URL',
	},
	{
		slug: 'eventbrite',
		title: 'Eventbrite Tickets',
		field: 'Eventbrite URL',
		invalidUrl: 'https://example.com/e/1',
		validUrl: EVENTBRITE_URL,
		error: /Sorry, this content could not be embedded/,
		editButton: 'Edit URL',
	},
	{
		slug: 'google-calendar',
		title: 'Google Calendar',
		field: 'Public URL or Embed Code',
		invalidUrl: 'https://example.com/calendar',
		validUrl:
			'https://calendar.google.com/calendar/embed?src=quay%40example.org',
		error: /Your calendar couldn't be embedded/,
		editButton: 'Edit URL',
	},
	{
		slug: 'pinterest',
		title: 'Pinterest',
		field: 'Pinterest URL',
		invalidUrl: 'https://example.com/pin/1',
		validUrl: 'https://www.pinterest.com/pin/1407443627394218/',
		error: /Sorry, this content could not be embedded/,
		editButton: 'Edit URL',
	},
	{
		slug: 'podcast-player',
		title: 'Podcast Player',
		field: 'Podcast URL',
		invalidUrl: 'not an address',
		validUrl: `${ HOST }/feed?keys`,
		error: /Your podcast couldn't be embedded/,
		editButton: 'Replace',
	},
];

/** Name of the overlay button that covers the preview of an embed until it is activated. */
const OVERLAY_NAME = /^Interact with the preview: /;

/** Submits an invalid URL and a valid one, returns to the form, and cancels it. */
async function testForm(
	author: KeyboardAuthor,
	{ slug, title, field: label, ...form }: ( typeof FORM_BLOCKS )[ number ]
): Promise< void > {
	const { canvas, page } = author;
	await author.insertBlock( slug.split( '-' )[ 0 ] ?? '', title );
	await author.auditState( 'placeholder' );

	const field = canvas.getByRole( 'textbox', { name: label } );
	const submit = async ( text: string ) => {
		await author.selectBlock();
		await author.moveFocusTo( field );
		await author.pressKeys( 'ControlOrMeta+a' );
		await page.keyboard.type( text );
		// The field is multiline: Enter does not submit the form.
		await author.activate(
			author.block.getByRole( 'button', { name: 'Embed' } )
		);
	};
	await submit( form.invalidUrl );
	await expect( author.block.locator( '.components-notice' ) ).toContainText(
		form.error
	);
	await author.expectFocusWithin( 'error' );
	await expect( field ).toHaveValue( form.invalidUrl );
	await author.auditState( 'error' );

	await submit( form.validUrl );
	await expect( field ).toHaveCount( 0 );
	await author.expectFocusWithin( 'preview' );
	await author.auditState( 'preview', { toolbar: true, sidebar: true } );

	await author.activateToolbarButton( form.editButton );
	await expect( field ).toBeFocused();
	await expect( field ).toHaveValue( form.validUrl );
	await author.auditState( 'edit URL' );
	await author.selectBlock();
	await author.activate(
		author.block.getByRole( 'button', { name: 'Cancel' } )
	);
	await expect( field ).toHaveCount( 0 );
	await author.expectFocusWithin( 'form canceled' );

	const overlay = author.block.getByRole( 'button', { name: OVERLAY_NAME } );
	if ( await overlay.count() ) {
		await author.activate( overlay );
		await author.expectFocusWithin( 'preview in use' );
		await expect( overlay ).toHaveCount( 0 );
	}
}

test.describe( 'By keyboard alone, in the editor', () => {
	test( 'blocks with a form for an address ask, say what is wrong, show, and ask again', async ( {
		admin,
		allow,
		editor,
		page,
	} ) => {
		test.slow(); // Five blocks.
		// Lookups of the invalid URLs.
		allow( /status of 40[04]/ );
		await KeyboardAuthor.openNewPost( { admin, editor, page } );
		for ( const form of FORM_BLOCKS ) {
			const author = await KeyboardAuthor.inEmptiedPost(
				page,
				`jetpack/${ form.slug }`
			);
			await test.step( form.title, () => testForm( author, form ) );
			expect( author.problems ).toEqual( [] );
		}
	} );

	test( 'opentable takes numbers, says what is wrong, and shows the form', async ( {
		admin,
		editor,
		page,
	} ) => {
		const author = await KeyboardAuthor.inNewPost(
			{ admin, editor, page },
			'jetpack/opentable'
		);
		await author.insertBlock( 'opentable', 'OpenTable' );
		await author.auditState( 'placeholder' );
		const field = author.block.getByRole( 'combobox', {
			name: 'Restaurant',
		} );
		const embed = author.block.getByRole( 'button', { name: 'Embed' } );
		await author.selectBlock();
		await author.moveFocusTo( field );
		await page.keyboard.type( 'none of theirs' );
		await author.pressKeys( 'Enter' );
		await author.activate( embed );
		await expect(
			author.block.getByText( 'We ran into an issue' )
		).toBeVisible();
		await author.expectFocusWithin( 'error' );
		await author.auditState( 'error' );
		await author.selectBlock();
		await author.moveFocusTo( field );
		await author.pressKeys( 'Backspace' );
		await page.keyboard.type( '4021' );
		await author.pressKeys( 'Enter' );
		await author.activate( embed );
		await expect( field ).toHaveCount( 0 );
		await author.expectFocusWithin( 'preview' );
		await author.auditState( 'preview', { toolbar: true, sidebar: true } );
		expect( author.problems ).toEqual( [] );
	} );

	test( 'gif searches, says what is wrong, shows, and is given a caption', async ( {
		admin,
		editor,
		page,
		pretend,
	} ) => {
		await pretend( {
			options: { connectors_gifs_giphy_api_key: 'k'.repeat( 32 ) },
		} );
		const author = await KeyboardAuthor.inNewPost(
			{ admin, editor, page },
			'jetpack/gif'
		);
		await author.insertBlock( 'gif', 'GIF' );
		await author.auditState( 'placeholder' );
		const field = author.block.getByRole( 'textbox', {
			name: 'Search for a term or paste a Giphy URL',
		} );
		const search = async ( text: string ) => {
			await author.selectBlock();
			await author.moveFocusTo( field );
			await author.pressKeys( 'ControlOrMeta+a' );
			await page.keyboard.type( text );
			await author.pressKeys( 'Enter' );
		};
		await search( 'nothing' );
		await expect( author.block.getByRole( 'status' ) ).toContainText(
			'No results found for “nothing”.'
		);
		await author.auditState( 'nothing found' );
		await search( 'boat' );
		const others = author.block.getByRole( 'group', {
			name: 'Other GIFs',
		} );
		await expect( others.getByRole( 'button' ) ).toHaveCount( 10 );
		await author.expectFocusWithin( 'found' );
		await author.auditState( 'found', { toolbar: true, sidebar: true } );
		await author.selectBlock();
		await author.activate(
			others.getByRole( 'button', { name: 'GIF boat3' } )
		);
		await expect( author.block.locator( 'iframe' ) ).toHaveAttribute(
			'src',
			'https://giphy.com/embed/boat3'
		);
		await author.expectFocusWithin( 'chosen' );
		await author.moveFocusTo(
			author.block.getByRole( 'textbox', { name: 'Caption' } ),
			'ArrowDown'
		);
		await page.keyboard.type( 'Fast' );
		expect( await editor.getEditedPostContent() ).toContain(
			'"caption":"Fast"'
		);
		expect( author.problems ).toEqual( [] );
	} );

	test( 'gif without a key says so, and leads to the settings', async ( {
		admin,
		editor,
		page,
	} ) => {
		const author = await KeyboardAuthor.inNewPost(
			{ admin, editor, page },
			'jetpack/gif'
		);
		await author.insertBlock( 'gif', 'GIF' );
		await page.keyboard.type( 'boat' );
		await author.pressKeys( 'Enter' );
		await expect( author.block.getByRole( 'status' ) ).toContainText(
			'Connect GIPHY to search for GIFs'
		);
		await author.auditState( 'no key' );
		expect( author.problems ).toEqual( [] );
	} );
} );
