/** Embeds, players and pictures in the editor, by keyboard alone, each state audited; the page is in keyboard-embed-pages.e2e.ts. */
import { HOST } from '../../blocks/podcast-player/test/page-helpers';
import { EVENT } from './embed-blocks';
import { expect, test } from './fixtures';
import { KeyboardAuthor } from './keyboard-author';

/** Blocks with a form for an address, a preview, and a way back. */
const FORMS = [
	{
		slug: 'calendly',
		title: 'Calendly',
		field: 'Calendly URL or embed code',
		wrong: 'https://calendly.com/missing/half-hour',
		right: 'https://calendly.com/ada/half-hour',
		error: /Your calendar couldn't be embedded/,
		back: 'Edit URL',
	},
	{
		slug: 'eventbrite',
		title: 'Eventbrite Tickets',
		field: 'Eventbrite URL',
		wrong: 'https://example.com/e/1',
		right: EVENT,
		error: /Sorry, this content could not be embedded/,
		back: 'Edit URL',
	},
	{
		slug: 'google-calendar',
		title: 'Google Calendar',
		field: 'Public URL or Embed Code',
		wrong: 'https://example.com/calendar',
		right: 'https://calendar.google.com/calendar/embed?src=quay%40example.org',
		error: /Your calendar couldn't be embedded/,
		back: 'Edit URL',
	},
	{
		slug: 'pinterest',
		title: 'Pinterest',
		field: 'Pinterest URL',
		wrong: 'https://example.com/pin/1',
		right: 'https://www.pinterest.com/pin/1407443627394218/',
		error: /Sorry, this content could not be embedded/,
		back: 'Edit URL',
	},
	{
		slug: 'podcast-player',
		title: 'Podcast Player',
		field: 'Podcast URL',
		wrong: 'not an address',
		right: `${ HOST }/feed?keys`,
		error: /Your podcast couldn't be embedded/,
		back: 'Replace',
	},
];

/** What the preview of an embed lies under until it is pressed. */
const COVER = /^Interact with the preview: /;

/** Goes through a block's form: what is wrong, what is right, back, and away again. */
async function fillIn(
	author: KeyboardAuthor,
	{ slug, title, field: label, ...form }: ( typeof FORMS )[ number ]
): Promise< void > {
	const { canvas, page } = author;
	await author.insert( slug.split( '-' )[ 0 ] ?? '', title );
	await author.look( 'placeholder' );

	const field = canvas.getByRole( 'textbox', { name: label } );
	const send = async ( text: string ) => {
		await author.enter();
		await author.go( field );
		await author.press( 'ControlOrMeta+a' );
		await page.keyboard.type( text );
		// Enter in code is a new line.
		await author.go(
			author.block.getByRole( 'button', { name: 'Embed' } )
		);
		await author.press( 'Enter' );
	};
	await send( form.wrong );
	await expect( author.block.locator( '.components-notice' ) ).toContainText(
		form.error
	);
	await author.expectFocusWithin( 'error' );
	await expect( field ).toHaveValue( form.wrong );
	await author.look( 'error' );

	await send( form.right );
	await expect( field ).toHaveCount( 0 );
	await author.expectFocusWithin( 'preview' );
	await author.look( 'preview', { toolbar: true, sidebar: true } );

	await author.useTool( form.back );
	await expect( field ).toBeFocused();
	await expect( field ).toHaveValue( form.right );
	await author.look( 'edit URL' );
	await author.enter();
	await author.go( author.block.getByRole( 'button', { name: 'Cancel' } ) );
	await author.press( 'Enter' );
	await expect( field ).toHaveCount( 0 );
	await author.expectFocusWithin( 'back' );

	const cover = author.block.getByRole( 'button', { name: COVER } );
	if ( await cover.count() ) {
		await author.go( cover );
		await author.press( 'Enter' );
		await author.expectFocusWithin( 'preview in use' );
		await expect( cover ).toHaveCount( 0 );
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
		// What was looked up and is not there.
		allow( /status of 40[04]/ );
		await KeyboardAuthor.open( { admin, editor, page } );
		for ( const form of FORMS ) {
			const author = await KeyboardAuthor.beginAgain(
				page,
				`jetpack/${ form.slug }`
			);
			await test.step( form.title, () => fillIn( author, form ) );
			expect( author.findings ).toEqual( [] );
		}
	} );

	test( 'opentable takes numbers, says what is wrong, and shows the form', async ( {
		admin,
		editor,
		page,
	} ) => {
		const author = await KeyboardAuthor.begin(
			{ admin, editor, page },
			'jetpack/opentable'
		);
		await author.insert( 'opentable', 'OpenTable' );
		await author.look( 'placeholder' );
		const field = author.block.getByRole( 'combobox', {
			name: 'Restaurant',
		} );
		const embed = author.block.getByRole( 'button', { name: 'Embed' } );
		await author.enter();
		await author.go( field );
		await page.keyboard.type( 'none of theirs' );
		await author.press( 'Enter' );
		await author.go( embed );
		await author.press( 'Enter' );
		await expect(
			author.block.getByText( 'We ran into an issue' )
		).toBeVisible();
		await author.expectFocusWithin( 'error' );
		await author.look( 'error' );
		await author.enter();
		await author.go( field );
		await author.press( 'Backspace' );
		await page.keyboard.type( '4021' );
		await author.press( 'Enter' );
		await author.go( embed );
		await author.press( 'Enter' );
		await expect( field ).toHaveCount( 0 );
		await author.expectFocusWithin( 'preview' );
		await author.look( 'preview', { toolbar: true, sidebar: true } );
		expect( author.findings ).toEqual( [] );
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
		const author = await KeyboardAuthor.begin(
			{ admin, editor, page },
			'jetpack/gif'
		);
		await author.insert( 'gif', 'GIF' );
		await author.look( 'placeholder' );
		const field = author.block.getByRole( 'textbox', {
			name: 'Search for a term or paste a Giphy URL',
		} );
		const search = async ( text: string ) => {
			await author.enter();
			await author.go( field );
			await author.press( 'ControlOrMeta+a' );
			await page.keyboard.type( text );
			await author.press( 'Enter' );
		};
		await search( 'nothing' );
		await expect( author.block.getByRole( 'status' ) ).toContainText(
			'No results found for “nothing”.'
		);
		await author.look( 'nothing found' );
		await search( 'boat' );
		const others = author.block.getByRole( 'group', {
			name: 'Other GIFs',
		} );
		await expect( others.getByRole( 'button' ) ).toHaveCount( 10 );
		await author.expectFocusWithin( 'found' );
		await author.look( 'found', { toolbar: true, sidebar: true } );
		await author.enter();
		await author.go( others.getByRole( 'button', { name: 'GIF boat3' } ) );
		await author.press( 'Enter' );
		await expect( author.block.locator( 'iframe' ) ).toHaveAttribute(
			'src',
			'https://giphy.com/embed/boat3'
		);
		await author.expectFocusWithin( 'chosen' );
		await author.go(
			author.block.getByRole( 'textbox', { name: 'Caption' } ),
			'ArrowDown'
		);
		await page.keyboard.type( 'Fast' );
		expect( await editor.getEditedPostContent() ).toContain(
			'"caption":"Fast"'
		);
		expect( author.findings ).toEqual( [] );
	} );

	test( 'gif without a key says so, and leads to the settings', async ( {
		admin,
		editor,
		page,
	} ) => {
		const author = await KeyboardAuthor.begin(
			{ admin, editor, page },
			'jetpack/gif'
		);
		await author.insert( 'gif', 'GIF' );
		await page.keyboard.type( 'boat' );
		await author.press( 'Enter' );
		await expect( author.block.getByRole( 'status' ) ).toContainText(
			'Connect GIPHY to search for GIFs'
		);
		await author.look( 'no key' );
		expect( author.findings ).toEqual( [] );
	} );
} );
