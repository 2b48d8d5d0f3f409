/** A form from right to left: what must not be turned over, and what must. */
import type { Locator } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';

const FORM = `<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-telephone {"label":"Phone","placeholder":"+31 118 555 01 02"} /-->

<!-- wp:jetpack/field-select {"label":"Boat","options":["Kayak","Dinghy"]} /-->

<!-- wp:jetpack/field-radio {"label":"Time","options":["Morning","Afternoon"]} /-->

<!-- wp:jetpack/button {"element":"button","text":"Ask for a boat"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

/** Where the triangle of a dropdown begins, in degrees from the top: half a turn is the same in both directions. */
const getArrow = ( menu: Locator ) =>
	menu.evaluate( ( node ) => {
		const [ , degrees = '' ] =
			/conic-gradient\(from (-?[\d.]+)deg/.exec(
				getComputedStyle( node ).backgroundImage
			) ?? [];
		return ( Number( degrees ) + 360 ) % 360;
	} );

test( 'the arrow of a dropdown points down in both directions', async ( {
	publish,
	visit,
} ) => {
	const { url } = await publish( FORM, { type: 'page' } );
	for ( const rtl of [ false, true ] ) {
		const page = await visit( url, { rtl } );
		expect( await getArrow( page.getByLabel( 'Boat' ) ) ).toBe( 180 );
	}
} );

test( 'in the editor choices stand beside their boxes, and a number is not turned over', async ( {
	admin,
	editor,
	pretend,
} ) => {
	await pretend( { rtl: true } );
	await admin.createNewPost( { title: 'Boats' } );
	await editor.setContent( FORM );
	const option = editor.canvas.locator( '.is-option' ).first();
	await expect( option ).toHaveValue( 'Morning' );
	expect(
		await option.evaluate( ( node ) => {
			const { unicodeBidi, direction } = getComputedStyle( node );
			return [ unicodeBidi !== 'plaintext', direction ];
		} )
	).toEqual( [ true, 'rtl' ] );
	await expect(
		editor.canvas.getByPlaceholder( '+31 118 555 01 02' )
	).toHaveCSS( 'direction', 'ltr' );
} );
