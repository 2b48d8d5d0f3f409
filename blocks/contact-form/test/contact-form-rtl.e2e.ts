/** A form from right to left: what must not be turned over, and what must. */
import type { Locator } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';

const FORM = `<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-telephone {"label":"Phone","placeholder":"+31 118 555 01 02"} /-->

<!-- wp:jetpack/field-select {"label":"Boat","options":["Kayak","Dinghy"]} /-->

<!-- wp:jetpack/field-radio {"label":"Time","options":["Morning","Afternoon"]} /-->

<!-- wp:jetpack/button {"element":"button","text":"Ask for a boat"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

/** The strokes of a dropdown's arrow, from left to right: angles of their gradients. */
const getArrow = ( menu: Locator ) =>
	menu.evaluate( ( node ) => {
		const { backgroundImage, backgroundPositionX, direction } =
			getComputedStyle( node );
		const angles = [
			...backgroundImage.matchAll( /gradient\((-?\d+)deg/g ),
		].map( ( [ , degrees ] ) => Number( degrees ) );
		const places = [ ...backgroundPositionX.matchAll( /([\d.]+)px/g ) ].map(
			( [ , pixels ] ) => Number( pixels )
		);
		const order = angles
			.map( ( angle, index ) => ( { angle, at: places[ index ] ?? 0 } ) )
			.sort( ( one, other ) => one.at - other.at )
			.map( ( { angle } ) => angle );
		// Places are counted from the end of the line.
		return direction === 'rtl' ? order : order.reverse();
	} );

test( 'the arrow of a dropdown points down in both directions', async ( {
	publish,
	visit,
} ) => {
	const { url } = await publish( FORM, { type: 'page' } );
	for ( const rtl of [ false, true ] ) {
		const page = await visit( url, { rtl } );
		expect( await getArrow( page.getByLabel( 'Boat' ) ) ).toEqual( [
			45, -45,
		] );
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
