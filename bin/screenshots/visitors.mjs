/** What visitors of the town did before the pictures were taken: responses, orders and subscribers for the screens. */

/** With the group below, as many as one address may send in a minute. */
const ORDERS = [
	[ 'Ines Holm', 'Rye, 1 kg', 'Two, please, and cut.' ],
	[ 'Jonas Krog', 'Cinnamon knots, six', 'For my daughter’s birthday.' ],
	[ 'Mette Lund', 'Spelt, 750 g', '' ],
	[ 'Peter Dam', 'Rye, 1 kg', 'We come at nine.' ],
];

/** A group for the theatre: its mail is one of the pictures. */
const GROUP = {
	name: 'Sofie Vest',
	evening: 'The Lighthouse',
	size: 'Twelve, and a dog',
	words: 'Two of us use a wheelchair. Is there a ramp?',
};

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

/** Asks the theatre for seats. */
async function askForSeats( page, url ) {
	await page.goto( `${ url }/theatre/` );
	const form = page.locator( 'form' ).filter( { hasText: 'Ask for seats' } );
	await form.getByRole( 'textbox', { name: /^Name/ } ).fill( GROUP.name );
	await form
		.getByRole( 'textbox', { name: /^Email/ } )
		.fill( getEmail( GROUP.name ) );
	await form.getByLabel( 'Evening' ).selectOption( GROUP.evening );
	await form.getByLabel( 'How many are you?' ).fill( GROUP.size );
	await form.getByRole( 'radio', { name: 'With pleasure' } ).check();
	await form.getByLabel( 'Anything we should know?' ).fill( GROUP.words );
	await form.getByRole( 'button', { name: 'Ask for seats' } ).click();
	await form.waitFor( { state: 'detached' } );
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
			\\Mainstreet\\Newsletter\\Subscribers\\Opt_In\\Subscriber_Opt_In::subscribe( array( 'email' => $name . '@example.org', 'name' => ucfirst( $name ), 'source' => 'form' ), true );
		}`
	);

/** Responses came one after the other, and not in the same minute: some hours apart. */
const spread = ( wordpress ) =>
	wordpress.runPhp(
		`global $wpdb;
		foreach ( get_posts( array( 'post_type' => 'feedback', 'post_status' => 'any', 'numberposts' => -1 ) ) as $index => $post ) {
			$time = time() - $index * 5 * HOUR_IN_SECONDS - 13 * MINUTE_IN_SECONDS * ( $index % 4 );
			$wpdb->update( $wpdb->posts, array( 'post_date' => wp_date( 'Y-m-d H:i:s', $time ), 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', $time ) ), array( 'ID' => $post->ID ) );
			clean_post_cache( $post->ID );
		}`
	);

const paragraph = ( text ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

/** Room for the toolbar of what follows. */
const SPACER =
	'<!-- wp:spacer {"height":"32px"} -->\n<div style="height:32px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->';

const MARKDOWN = [
	'### Rye bread',
	'',
	'The starter is **eleven years old**. It rests *overnight*.',
	'',
	'1. Mix flour and water',
	'2. Fold every half hour',
	'3. Bake at 240 °C',
].join( '\n' );

/** Drafts by slug: title and content. */
const DRAFTS = {
	'plum-cake': [
		'Plum cake until Sunday',
		paragraph(
			'The first plums are in. We bake forty cakes a day, and when they are gone they are gone.'
		),
	],
	'rye-bread': [
		'Bread at home',
		`${ paragraph(
			'People ask for it at the counter, so here it is.'
		) }\n\n${ SPACER }\n\n<!-- wp:jetpack/markdown {"source":${ JSON.stringify(
			MARKDOWN
		) }} -->\n<div class="wp-block-jetpack-markdown"><h3>Rye bread</h3>\n<p>The starter is <strong>eleven years old</strong>. It rests <em>overnight</em>.</p>\n<ol>\n<li>Mix flour and water</li>\n<li>Fold every half hour</li>\n<li>Bake at 240 °C</li>\n</ol>\n</div>\n<!-- /wp:jetpack/markdown -->`,
	],
	'box-office': [
		'Box office',
		`${ paragraph(
			'In the old customs house, to the left of the stairs.'
		) }\n\n${ SPACER }\n\n<!-- wp:jetpack/business-hours /-->`,
	],
	'write-to-us': [
		'Write to us',
		`${ paragraph( 'We answer before the ovens are hot.' ) }\n\n${ SPACER }`,
	],
	'find-us': [
		'Find us',
		`${ paragraph( 'By the water, where Main Street ends.' ) }\n\n${ SPACER }`,
	],
};

/** Posts that somebody is writing. */
const write = ( wordpress ) => {
	const drafts = Buffer.from( JSON.stringify( DRAFTS ) ).toString( 'base64' );
	return wordpress.runPhp(
		`$ids = array();
		foreach ( json_decode( base64_decode( '${ drafts }' ), true ) as $slug => list( $title, $content ) ) {
			$ids[ $slug ] = wp_insert_post( wp_slash( array(
				'post_status' => 'draft',
				'post_title' => $title,
				'post_name' => $slug,
				'post_author' => 1,
				'post_content' => $content,
			) ) );
		}
		return $ids;`
	);
};

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
	await askForSeats( page, wordpress.url );
	for ( const gift of GIFTS ) {
		await give( page, wordpress.url, gift );
	}
	await buyCourse( page, wordpress.url, 'mette@example.org' );
	await page.context().clearCookies();
	await page.close();
	await subscribe( wordpress );
	await spread( wordpress );
	return write( wordpress );
}
