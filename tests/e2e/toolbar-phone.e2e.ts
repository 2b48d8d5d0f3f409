import { readDemos } from './demo';
import { expect, test } from './fixtures';

/** Fields that open from a block's toolbar, which on a phone lies anywhere between the edges of the window. */
const DROPDOWNS = [
	{
		what: 'settings of a form',
		content: `<!-- wp:jetpack/contact-form {"to":"boats@example.org"} -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-email {"required":true} /-->

<!-- wp:jetpack/button {"element":"button","text":"Ask for a boat"} /--></div>
<!-- /wp:jetpack/contact-form -->`,
		block: '[data-type="jetpack/contact-form"]',
		button: 'Edit form settings',
		fields: [ 'Send responses to', 'Email subject' ],
	},
	{
		what: 'number of a WhatsApp button',
		content: `<!-- wp:jetpack/send-a-message -->
<div class="wp-block-jetpack-send-a-message"><!-- wp:jetpack/whatsapp-button {"countryCode":"31NL","phoneNumber":"6 1234 5678","firstMessage":"Is a boat free?"} -->
<div class="wp-block-jetpack-whatsapp-button is-color-dark"><a class="whatsapp-block__button" href="https://api.whatsapp.com/send?phone=31612345678&amp;text=Is%20a%20boat%20free%3F" style="background-color:#25D366;color:#fff" target="_self" rel="noopener noreferrer">Ask the harbour</a></div>
<!-- /wp:jetpack/whatsapp-button --></div>
<!-- /wp:jetpack/send-a-message -->`,
		block: '[data-type="jetpack/whatsapp-button"]',
		button: 'Edit phone number',
		fields: [ 'Country code', 'Phone number' ],
	},
] as const;

for ( const { what, content, block, button, fields } of DROPDOWNS ) {
	for ( const rtl of [ false, true ] ) {
		test( `on a phone the ${ what } fit into the window${ rtl ? ', also from right to left' : '' }`, async ( {
			admin,
			editor,
			page,
			pretend,
		} ) => {
			await pretend( { rtl } );
			await page.setViewportSize( { width: 390, height: 844 } );
			await admin.createNewPost( { title: 'Out and about' } );
			await editor.setContent( content );
			await editor.selectBlocks( editor.canvas.locator( block ) );
			await editor.clickBlockToolbarButton( button );
			const popover = page.locator( '.components-popover' ).filter( {
				has: page.getByLabel( fields[ 0 ] ),
			} );
			for ( const field of fields ) {
				await expect( popover.getByLabel( field ) ).toBeInViewport( {
					ratio: 1,
				} );
			}
		} );
	}
}

/** Blocks with buttons that have text in their toolbar, what one of the buttons says, and the block's name. */
const WITH_TEXTS: [ string, string, string? ][] = [
	[ 'slideshow', 'Edit slideshow' ],
	[ 'markdown', 'Convert to blocks' ],
	[ 'tiled-gallery', 'Edit Gallery' ],
	[ 'story', 'Replace slide' ],
	[ 'podcast-player', 'Replace' ],
	[ 'donations', 'Change currency' ],
	[ 'premium-content', 'Guest View', 'premium-content/container' ],
];

/** Pairs of neighbours in a row of buttons that lie upon each other; and who is wider than what holds it. */
const getOverlaps = ( toolbar: Element ): string[] => {
	const boxes = [ ...toolbar.querySelectorAll( 'button' ) ]
		.map( ( button ) => ( {
			text: button.getAttribute( 'aria-label' ) || button.innerText,
			...button.getBoundingClientRect().toJSON(),
			needs: button.scrollWidth - button.clientWidth,
		} ) )
		.filter( ( { width } ) => width > 0 )
		.sort( ( one, other ) => one.left - other.left );
	return boxes.flatMap( ( box, index ) => {
		const next = boxes[ index + 1 ];
		const isUpon =
			next && box.right > next.left + 1 && box.top < next.bottom;
		return isUpon || box.needs > 1 ? [ box.text ] : [];
	} );
};

for ( const rtl of [ false, true ] ) {
	test( `on a phone no text in a block’s toolbar lies upon another${ rtl ? ', also from right to left' : '' }`, async ( {
		admin,
		editor,
		page,
		pretend,
	} ) => {
		test.slow();
		await pretend( { rtl } );
		await page.setViewportSize( { width: 390, height: 844 } );
		await admin.createNewPost( { title: 'On the quay' } );
		const demos = readDemos();
		for ( const [ slug, text, name = `jetpack/${ slug }` ] of WITH_TEXTS ) {
			await editor.setContent( demos[ slug ] ?? '' );
			await editor.selectBlocks(
				editor.canvas.locator( `[data-type="${ name }"]` ).first()
			);
			const toolbar = page.getByRole( 'toolbar', {
				name: 'Block tools',
			} );
			await expect(
				toolbar.getByRole( 'button', { name: text, exact: true } )
			).toBeAttached();
			expect
				.soft( await toolbar.evaluate( getOverlaps ), slug )
				.toEqual( [] );
		}
	} );
}
