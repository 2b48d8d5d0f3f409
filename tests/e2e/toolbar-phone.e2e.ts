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
		fields: [ 'Email address to send to', 'Email subject line' ],
	},
	{
		what: 'number of a WhatsApp button',
		content: `<!-- wp:jetpack/send-a-message -->
<div class="wp-block-jetpack-send-a-message"><!-- wp:jetpack/whatsapp-button {"countryCode":"31","phoneNumber":"612345678"} /--></div>
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
