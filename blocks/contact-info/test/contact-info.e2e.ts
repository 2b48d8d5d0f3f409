import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';

const demo = readFileSync( path.join( __dirname, '../demo.html' ), 'utf8' );

const areAllValid = ( page: Page ) =>
	page.evaluate( () => {
		type Block = { isValid: boolean; innerBlocks: Block[] };
		const isValid = ( block: Block ): boolean =>
			block.isValid && block.innerBlocks.every( isValid );
		return window.wp.data
			.select( 'core/block-editor' )
			.getBlocks()
			.every( isValid );
	} );

/** Microdata as a search engine reads it (HTML standard, section 5): items at the top of the page. */
const readItems = ( page: Page ) =>
	page.evaluate( () => {
		const read = ( item: Element ) => {
			const properties: [ string, unknown ][] = [];
			const walk = ( element: Element ) => {
				for ( const child of element.children ) {
					const isItem = child.hasAttribute( 'itemscope' );
					const name = child.getAttribute( 'itemprop' );
					if ( name !== null ) {
						let value: unknown = child.textContent;
						if ( isItem ) {
							value = read( child );
						} else if ( child instanceof HTMLAnchorElement ) {
							value = child.href;
						}
						properties.push( [ name, value ] );
					}
					if ( ! isItem ) {
						walk( child );
					}
				}
			};
			walk( item );
			return { type: item.getAttribute( 'itemtype' ), properties };
		};
		return [
			...document.querySelectorAll( '[itemscope]:not([itemprop])' ),
		].map( read );
	} );

const isNarrow = ( page: Page ) =>
	page.evaluate(
		() => document.documentElement.scrollWidth <= window.innerWidth
	);

const scripts = async ( page: Page, url: string ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.resourceType() === 'script' ) {
			asked.push( request.url() );
		}
	} );
	await page.goto( url );
	return asked.filter( ( address ) => address.includes( 'mainstreet' ) );
};

test.describe( 'Contact info', () => {
	test(
		'an editor inserts and fills it, saves and reloads; a visitor uses it',
		{
			tag: '@core',
		},
		async ( { admin, editor, page, visit } ) => {
			// The whole way from the inserter to the visitor takes long on a busy machine.
			test.slow();
			await admin.createNewPost( { title: 'Reach us' } );
			await page
				.getByRole( 'button', {
					name: /^(?:Block Inserter|Toggle block inserter)$/,
				} )
				.click();
			const library = page.getByRole( 'region', {
				name: 'Block Library',
			} );
			await library.getByRole( 'searchbox' ).fill( 'Contact Info' );
			// The children are for within the block only.
			await expect(
				library.getByRole( 'option', {
					name: 'Phone Number',
					exact: true,
				} )
			).toBeHidden();
			await library
				.getByRole( 'option', { name: 'Contact Info', exact: true } )
				.click();

			const { canvas } = editor;
			const field = ( name: string ): Locator =>
				canvas.getByRole( 'textbox', { name, exact: true } );
			await field( 'Email' ).fill( 'bikes@example.org.' );
			await field( 'Phone number' ).fill( 'Desk: +31 20 555' );
			await field( 'Street Address' ).click();
			await page.keyboard.type( '4 Quay' );
			await page.keyboard.press( 'Enter' );
			await page.keyboard.type( ' #2' );
			await expect( field( 'Street Address' ) ).toHaveValue(
				'4 Quay #2'
			);
			await field( 'City' ).fill( 'Veere' );
			await field( 'Postal/Zip Code' ).fill( '4351 AA' );

			await editor.openDocumentSettingsSidebar();
			await page
				.getByRole( 'checkbox', {
					name: 'Link address to Google Maps',
				} )
				.check();
			await canvas.getByRole( 'textbox', { name: 'Add title' } ).click();
			await expect( field( 'City' ) ).toBeHidden();
			const preview = canvas.getByRole( 'link', { name: /4 Quay #2/ } );
			await expect( preview ).toHaveAttribute(
				'href',
				'https://www.google.com/maps/search/4+Quay #2,+Veere,+4351 AA'
			);

			// One press on the preview leads back to the fields, and nowhere else.
			await preview.click();
			await expect( field( 'City' ) ).toHaveValue( 'Veere' );

			await editor.saveDraft();
			await page.reload();
			await expect(
				canvas.getByRole( 'link', { name: 'bikes@example.org' } )
			).toBeVisible();
			expect( await areAllValid( page ) ).toBe( true );

			const id = await editor.publishPost();
			const visitor = await visit( `/?p=${ id }` );
			const links = visitor.locator( '.wp-block-jetpack-contact-info a' );
			await expect( links ).toHaveText( [
				'bikes@example.org',
				'+31 20 555',
				/4 Quay #2.*Veere/,
			] );
			expect(
				await links.evaluateAll( ( all ) =>
					all.map( ( link ) => link.getAttribute( 'href' ) )
				)
			).toEqual( [
				'mailto:bikes@example.org',
				'tel:+3120555',
				'https://www.google.com/maps/search/4+Quay+%232%2C+Veere%2C+4351+AA',
			] );
			// The keyboard reaches all three.
			await links.first().focus();
			await visitor.keyboard.press( 'Tab' );
			await expect( links.nth( 1 ) ).toBeFocused();
			await visitor.keyboard.press( 'Tab' );
			await expect( links.nth( 2 ) ).toBeFocused();
		}
	);

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

	test( 'children outside the block, as in old posts, open and can be edited', async ( {
		admin,
		editor,
		page,
		publish,
	} ) => {
		const { id } = await publish(
			'<!-- wp:jetpack/phone {"phone":"020 555"} -->\n<div class="wp-block-jetpack-phone"><a href="tel:020555">020 555</a></div>\n<!-- /wp:jetpack/phone -->\n\n<!-- wp:group -->\n<div class="wp-block-group"><!-- wp:jetpack/email {"email":"a@example.org"} -->\n<div class="wp-block-jetpack-email"><a href="mailto:a@example.org">a@example.org</a></div>\n<!-- /wp:jetpack/email --></div>\n<!-- /wp:group -->'
		);
		await admin.editPost( id );
		const link = editor.canvas.getByRole( 'link', { name: '020 555' } );
		await link.click();
		await editor.canvas
			.getByRole( 'textbox', { name: 'Phone number' } )
			.fill( '020 777' );
		await expect(
			editor.canvas.getByRole( 'link', { name: 'a@example.org' } )
		).toBeVisible();
		expect( await areAllValid( page ) ).toBe( true );
		expect( await editor.getEditedPostContent() ).toContain(
			'<a href="tel:020777">020 777</a>'
		);
	} );
} );
