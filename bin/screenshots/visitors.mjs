/** What visitors of the town did before the pictures were taken: responses, orders and subscribers for the screens. */

const ORDERS = [
	[ 'Ines Holm', 'Rye, 1 kg', 'Two, please, and cut.' ],
	[ 'Jonas Krog', 'Cinnamon knots, six', 'For my daughter’s birthday.' ],
	[ 'Mette Lund', 'Spelt, 750 g', '' ],
];

const GIFTS = [
	[ '$15.00', 'ines@example.org' ],
	[ '$100.00', 'jonas@example.org' ],
];

const READERS = [ 'ines', 'jonas', 'mette', 'peter', 'sofie' ];

const getEmail = ( name ) =>
	`${ name.split( ' ' )[ 0 ].toLowerCase() }@example.org`;

async function orderBread( page, url, [ name, loaf, words ] ) {
	await page.goto( `${ url }/bakery/` );
	await page.getByRole( 'textbox', { name: /^Name/ } ).fill( name );
	await page
		.getByRole( 'textbox', { name: /^Email/ } )
		.fill( getEmail( name ) );
	await page.getByLabel( 'Loaf' ).selectOption( loaf );
	await page.getByLabel( 'Anything else?' ).fill( words );
	await page.getByRole( 'button', { name: 'Order' } ).click();
	await page
		.getByRole( 'button', { name: 'Order' } )
		.waitFor( { state: 'detached' } );
}

/** At the demo's payment page, and back. */
async function pay( page, email ) {
	await page.waitForURL( /checkout\.stripe\.com/ );
	await page.getByLabel( 'Email' ).fill( email );
	await page.getByRole( 'button', { name: 'Pay', exact: true } ).click();
	await page.waitForURL( /mainstreet_thanks/ );
}

async function give( page, url, [ sum, email ] ) {
	await page.goto( `${ url }/theatre/` );
	await page
		.getByRole( 'radio', { name: sum } )
		.first()
		.check( { force: true } );
	await page.getByRole( 'button', { name: 'Donate', exact: true } ).click();
	await pay( page, email );
}

async function buyCourse( page, url, email ) {
	await page.goto( `${ url }/course/` );
	await page.getByRole( 'link', { name: 'Buy the course' } ).click();
	await page.getByRole( 'button', { name: 'Continue to payment' } ).click();
	await pay( page, email );
}

/** Adds people who have confirmed. */
const subscribe = ( wordpress ) =>
	wordpress.runPhp(
		`foreach ( ${ `array( '${ READERS.join( "', '" ) }' )` } as $name ) {
			( new \\Mainstreet\\Newsletter\\Subscribers\\Subscribers() )->subscribe( array( 'email' => $name . '@example.org', 'name' => ucfirst( $name ), 'source' => 'form' ), true );
		}`
	);

/** A post that is about to be published. */
const write = ( wordpress ) =>
	wordpress.runPhp(
		`return wp_insert_post( array(
			'post_status' => 'draft',
			'post_title' => 'Plum cake until Sunday',
			'post_name' => 'plum-cake',
			'post_author' => 1,
			'post_content' => "<!-- wp:paragraph -->\\n<p>The first plums are in. We bake forty cakes a day, and when they are gone they are gone.</p>\\n<!-- /wp:paragraph -->",
		) );`
	);

/**
 * Fills the screens.
 *
 * @param {Object} browser   Playwright's.
 * @param {Object} wordpress Of the town.
 * @return {Promise<Object>} Numbers of the drafts by slug.
 */
export async function sendVisitors( browser, wordpress ) {
	const page = await browser.newPage();
	for ( const order of ORDERS ) {
		await orderBread( page, wordpress.url, order );
	}
	for ( const gift of GIFTS ) {
		await give( page, wordpress.url, gift );
	}
	await buyCourse( page, wordpress.url, 'mette@example.org' );
	await page.context().clearCookies();
	await page.close();
	await subscribe( wordpress );
	return { 'plum-cake': await write( wordpress ) };
}
