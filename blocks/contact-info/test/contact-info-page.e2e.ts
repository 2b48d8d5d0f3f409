import { expect, test } from '@tests/e2e/fixtures';
import { demo, isNarrow, scripts } from './contact-page';

test.describe( 'Contact info on the page', () => {
	test( 'fits a phone, also right to left, and loads no script', async ( {
		publish,
		visit,
	} ) => {
		const long = `${ 'a'.repeat( 60 ) }@${ 'b'.repeat( 60 ) }.example.org`;
		const { url } = await publish(
			`${ demo }\n\n<!-- wp:jetpack/contact-info -->\n<div class="wp-block-jetpack-contact-info"><!-- wp:jetpack/email {"email":"${ long }"} -->\n<div class="wp-block-jetpack-email"><a href="mailto:${ long }">${ long }</a></div>\n<!-- /wp:jetpack/email --></div>\n<!-- /wp:jetpack/contact-info -->`
		);
		const prefixed = await publish(
			[ 'icon', 'label' ]
				.map( ( prefix ) =>
					demo.replace(
						'<!-- wp:jetpack/contact-info -->',
						`<!-- wp:jetpack/contact-info {"prefix":"${ prefix }"} -->`
					)
				)
				.join( '\n\n' )
		);
		for ( const rtl of [ false, true ] ) {
			const visitor = await visit( url, { width: 390, rtl } );
			expect( await isNarrow( visitor ) ).toBe( true );
			expect( await scripts( visitor, url ) ).toEqual( [] );
			expect(
				await isNarrow(
					await visit( prefixed.url, { width: 390, rtl } )
				)
			).toBe( true );
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
