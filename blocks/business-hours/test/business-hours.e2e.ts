import { expect, test } from '@tests/e2e/fixtures';
import { insertBySearch } from '@tests/e2e/inserter';

const week = ( hours: Record< string, string[][] > ) =>
	`<!-- wp:jetpack/business-hours ${ JSON.stringify( {
		days: [ 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ].map(
			( name ) => ( {
				name,
				hours: ( hours[ name ] ?? [] ).map(
					( [ opening, closing ] ) => ( { opening, closing } )
				),
			} )
		),
	} ) } /-->`;

test.describe( 'Business hours', () => {
	test( 'an author sets the hours, saves, reloads; a visitor reads them', async ( {
		admin,
		editor,
		page,
		visit,
	} ) => {
		await admin.createNewPost( { title: 'Visit the bakery' } );
		await insertBySearch( page, 'opening hours', 'Business Hours' );

		const day = ( name: string ) =>
			editor.canvas.getByRole( 'group', { name, exact: true } );
		await day( 'Monday' ).getByLabel( 'Opening' ).fill( '07:30' );
		await day( 'Monday' ).getByLabel( 'Closing' ).fill( '12:00' );
		await day( 'Monday' )
			.getByRole( 'button', { name: 'Add hours' } )
			.click();
		await expect(
			day( 'Monday' ).getByLabel( 'Opening' ).nth( 1 )
		).toBeFocused();
		await day( 'Monday' ).getByLabel( 'Opening' ).nth( 1 ).fill( '14:00' );
		await day( 'Monday' ).getByLabel( 'Closing' ).nth( 1 ).fill( '18:00' );
		await day( 'Tuesday' )
			.getByRole( 'checkbox', { name: 'Open' } )
			.click();
		await day( 'Saturday' )
			.getByRole( 'checkbox', { name: 'Open' } )
			.focus();
		await page.keyboard.press( 'Space' );
		await day( 'Saturday' )
			.getByRole( 'checkbox', { name: '24 hours' } )
			.click();

		await editor.saveDraft();
		await page.reload();
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Business Hours',
		} );
		await expect( block ).toContainText(
			'7:30 am – 12:00 pm, 2:00 pm – 6:00 pm'
		);
		const [ saved ] = await editor.getBlocks();
		expect( saved?.attributes.days ).toMatchObject( [
			{ name: 'Sun', hours: [] },
			{
				name: 'Mon',
				hours: [
					{ opening: '07:30', closing: '12:00' },
					{ opening: '14:00', closing: '18:00' },
				],
			},
			{ name: 'Tue', hours: [] },
			{ name: 'Wed' },
			{ name: 'Thu' },
			{ name: 'Fri' },
			{
				name: 'Sat',
				hours: [ { opening: '00:00', closing: '23:59' } ],
			},
		] );

		const id = await editor.publishPost();
		const visitor = await visit( `/?p=${ id }` );
		const list = visitor.locator( 'dl.jetpack-business-hours' );
		await expect( list.getByRole( 'definition' ) ).toHaveText( [
			'7:30 am – 12:00 pm, 2:00 pm – 6:00 pm',
			'Closed',
			'9:00 am – 5:00 pm',
			'9:00 am – 5:00 pm',
			'9:00 am – 5:00 pm',
			'Open 24 hours',
			'Closed',
		] );
		await expect( list.getByRole( 'term' ).first() ).toHaveText( 'Monday' );
	} );

	test( 'days begin and times read as the site says, also without script, on a phone and from right to left', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			week( {
				Sun: [ [ '18:00', '02:15' ] ],
				Wed: [ [ '9:05', '24:00' ] ],
			} ) + week( {} )
		);
		const visitor = await visit( url, {
			javaScript: false,
			width: 390,
			rtl: true,
			options: { start_of_week: 0, time_format: 'G:i' },
		} );
		const lists = visitor.locator( 'dl.jetpack-business-hours' );
		await expect( lists ).toHaveCount( 2 );
		await expect( lists.first().getByRole( 'definition' ) ).toHaveText( [
			'18:00 – 2:15',
			'Closed',
			'Closed',
			'9:05 – 0:00',
			'Closed',
			'Closed',
			'Closed',
		] );
		await expect( lists.first().getByRole( 'term' ).first() ).toHaveClass(
			'Sun'
		);
		const width = await visitor.evaluate(
			() => document.documentElement.scrollWidth
		);
		expect( width ).toBeLessThanOrEqual( 390 );
		await expect(
			visitor.locator( 'script[src*="mainstreet-blocks"]' )
		).toHaveCount( 0 );
	} );

	test( 'search engines get the hours as schema.org has them', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			week( {
				Sun: [ [ '00:00', '00:00' ] ],
				Mon: [
					[ '09:00', '12:00' ],
					[ '', '13:00' ],
				],
				Tue: [
					[ '09:00', '12:00' ],
					[ '20:00', '03:00' ],
				],
				Wed: [ [ '00:00', '24:00' ] ],
				Thu: [ [ '17:00', '24:00' ] ],
				Fri: [ [ '10:00', '10:00' ] ],
				Sat: [ [ '</script><img src=x onerror=alert(1)>', '"' ] ],
			} )
		);
		const visitor = await visit( url );
		// The page says of itself that it is an article.
		const data = (
			await visitor
				.locator( 'script[type="application/ld+json"]' )
				.allInnerTexts()
		)
			.map( ( text ) => JSON.parse( text ) )
			.find( ( each ) => each[ '@type' ] !== 'Article' );
		expect( data[ '@type' ] ).toBe( 'LocalBusiness' );
		const at = ( dayOfWeek: string[], opens: string, closes: string ) => ( {
			'@type': 'OpeningHoursSpecification',
			dayOfWeek,
			opens,
			closes,
		} );
		expect( data.openingHoursSpecification ).toEqual( [
			at( [ 'Sunday', 'Wednesday' ], '00:00', '23:59' ),
			at( [ 'Monday', 'Tuesday' ], '09:00', '12:00' ),
			at( [ 'Tuesday' ], '20:00', '03:00' ),
			at( [ 'Thursday' ], '17:00', '00:00' ),
		] );
	} );

	test( 'colours, spacing and type of the editor reach the page', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			'<!-- wp:jetpack/business-hours {"align":"wide","className":"shop","style":{"color":{"background":"#123456","text":"#fedcba"},"spacing":{"padding":{"top":"33px"}},"typography":{"fontSize":"13px","lineHeight":"1.9"}}} /-->'
		);
		const list = ( await visit( url ) ).locator(
			'dl.jetpack-business-hours'
		);
		await expect( list ).toHaveClass( /alignwide.*shop|shop.*alignwide/ );
		await expect( list ).toHaveCSS( 'background-color', 'rgb(18, 52, 86)' );
		await expect( list ).toHaveCSS( 'color', 'rgb(254, 220, 186)' );
		await expect( list ).toHaveCSS( 'padding-top', '33px' );
		await expect( list ).toHaveCSS( 'font-size', '13px' );
	} );

	test( 'anybody may ask for the week, under both paths', async ( {
		baseURL,
		request,
	} ) => {
		for ( const path of [ 'wpcom/v2', 'mainstreet/v1' ] ) {
			const response = await request.get(
				`${ baseURL }/?rest_route=/${ path }/business-hours/localized-week`
			);
			expect( response.headers()[ 'cache-control' ] ).toBe(
				'public, max-age=3600'
			);
			expect( await response.json() ).toEqual( {
				days: {
					Sun: 'Sunday',
					Mon: 'Monday',
					Tue: 'Tuesday',
					Wed: 'Wednesday',
					Thu: 'Thursday',
					Fri: 'Friday',
					Sat: 'Saturday',
				},
				startOfWeek: 1,
			} );
		}
	} );
} );
