import { expect, test } from '@tests/e2e/fixtures';
import { demo, isNarrow, readItems, scripts } from './contact-page';

test.describe( 'Contact info on the page', () => {
	test( 'search engines read one organisation per block, and addresses of their own outside', async ( {
		publish,
		visit,
	} ) => {
		const address =
			'<!-- wp:jetpack/address {"city":"Gent"} -->\n<div class="wp-block-jetpack-address"><div class="jetpack-address__city">Gent</div></div>\n<!-- /wp:jetpack/address -->';
		const mail =
			'<!-- wp:jetpack/email {"email":"alone@example.org"} -->\n<div class="wp-block-jetpack-email"><a href="mailto:alone@example.org">alone@example.org</a></div>\n<!-- /wp:jetpack/email -->';
		const nested = `<!-- wp:jetpack/contact-info -->\n<div class="wp-block-jetpack-contact-info"><!-- wp:paragraph -->\n<p><a href="mailto:other@example.org">other</a></p>\n<!-- /wp:paragraph -->\n\n${ address }</div>\n<!-- /wp:jetpack/contact-info -->`;
		const { url } = await publish(
			[ demo, nested, address, mail ].join( '\n\n' )
		);
		const visitor = await visit( url );
		const place = ( ...properties: [ string, string ][] ) => ( {
			type: 'https://schema.org/PostalAddress',
			properties,
		} );
		expect( await readItems( visitor ) ).toEqual( [
			{
				type: 'https://schema.org/Organization',
				properties: [
					[ 'email', 'mailto:bikes@example.org' ],
					[ 'telephone', 'tel:+31205550102' ],
					[
						'address',
						place(
							[ 'streetAddress', '4 Quay Street' ],
							[ 'addressLocality', 'Veere' ],
							[ 'postalCode', '4351 AA' ],
							[ 'addressCountry', 'Netherlands' ]
						),
					],
				],
			},
			{
				type: 'https://schema.org/Organization',
				properties: [
					[ 'address', place( [ 'addressLocality', 'Gent' ] ) ],
				],
			},
			place( [ 'addressLocality', 'Gent' ] ),
		] );
		// No property without an item to belong to.
		expect(
			await visitor
				.locator( '[itemprop]' )
				.evaluateAll( ( all ) =>
					all.every( ( element ) =>
						element.parentElement?.closest( '[itemscope]' )
					)
				)
		).toBe( true );
	} );

	test( 'icons or labels stand in front, screen readers hear them, and search engines read the same', async ( {
		publish,
		visit,
	} ) => {
		const plain = await visit( ( await publish( demo ) ).url );
		const items = await readItems( plain );
		for ( const prefix of [ 'icon', 'label' ] ) {
			const { url } = await publish(
				demo.replace(
					/<!-- wp:jetpack\/contact-info (?:\{)?/,
					( start ) =>
						start.endsWith( '{' )
							? `${ start }"prefix":"${ prefix }",`
							: `${ start }{"prefix":"${ prefix }"} `
				)
			);
			const visitor = await visit( url, { width: 390, rtl: true } );
			const box = visitor.locator( '.wp-block-jetpack-contact-info' );
			for ( const name of [ 'Email', 'Phone', 'Address' ] ) {
				await expect(
					prefix === 'icon'
						? box.getByRole( 'img', { name } )
						: box.getByText( name, { exact: true } )
				).toBeVisible();
			}
			expect( await readItems( visitor ) ).toEqual( items );
			expect(
				await visitor.evaluate(
					() => document.documentElement.scrollWidth
				)
			).toBeLessThanOrEqual( 390 );
		}
	} );

	test( 'an address is not in the page as collectors look for it', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( demo );
		const visitor = await visit( url, { javaScript: false } );
		const response = await visitor.request.get( url );
		const html = await response.text();
		expect( html ).toContain( 'wp-block-jetpack-email' );
		expect( html ).not.toContain( 'bikes@example.org' );
		await expect(
			visitor.getByRole( 'link', { name: 'bikes@example.org' } )
		).toHaveAttribute( 'href', 'mailto:bikes@example.org' );
	} );

	test( 'an empty one says nothing to search engines', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			'<!-- wp:jetpack/contact-info -->\n<div class="wp-block-jetpack-contact-info"><!-- wp:jetpack/email /-->\n\n<!-- wp:jetpack/phone /-->\n\n<!-- wp:jetpack/address /--></div>\n<!-- /wp:jetpack/contact-info -->'
		);
		const visitor = await visit( url );
		expect( await readItems( visitor ) ).toEqual( [] );
	} );

	test( 'fits a phone, also right to left, and loads no script', async ( {
		publish,
		visit,
	} ) => {
		const long = `${ 'a'.repeat( 60 ) }@${ 'b'.repeat( 60 ) }.example.org`;
		const { url } = await publish(
			`${ demo }\n\n<!-- wp:jetpack/contact-info -->\n<div class="wp-block-jetpack-contact-info"><!-- wp:jetpack/email {"email":"${ long }"} -->\n<div class="wp-block-jetpack-email"><a href="mailto:${ long }">${ long }</a></div>\n<!-- /wp:jetpack/email --></div>\n<!-- /wp:jetpack/contact-info -->`
		);
		for ( const rtl of [ false, true ] ) {
			const visitor = await visit( url, { width: 390, rtl } );
			expect( await isNarrow( visitor ) ).toBe( true );
			expect( await scripts( visitor, url ) ).toEqual( [] );
			// The plus and the house number stand in front in both directions.
			for ( const text of [ '+31 20 555 01 02', '4 Quay Street' ] ) {
				const order = await visitor
					.getByText( text, { exact: true } )
					.evaluate( ( element ) => {
						const node = element.firstChild ?? element;
						const left = ( at: number ) => {
							const range = document.createRange();
							range.setStart( node, at );
							range.setEnd( node, at + 1 );
							return range.getBoundingClientRect().left;
						};
						return left( 0 ) < left( 2 );
					} );
				expect( order ).toBe( true );
			}
			// All lines stand at the side where the text begins.
			const side = ( name: string ) =>
				visitor
					.locator( name )
					.first()
					.evaluate( ( element, isRtl ) => {
						const range = document.createRange();
						range.selectNodeContents( element );
						const box = range.getBoundingClientRect();
						return Math.round( isRtl ? box.right : box.left );
					}, rtl );
			expect( await side( '.jetpack-address__address' ) ).toBe(
				await side( '.wp-block-jetpack-email' )
			);
		}
	} );
} );
