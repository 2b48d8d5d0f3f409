/** What search engines read on pages as PHP renders them; contact-page.test.php keeps the files true. */
import fs from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/dom';

const show = ( name: string ) => {
	document.body.innerHTML = fs.readFileSync(
		path.join( __dirname, `rendered/${ name }.html` ),
		'utf8'
	);
};

type Item = { type: string | null; properties: [ string, unknown ][] };

/** Microdata as a search engine reads it (HTML standard, section 5). */
function readItem( item: Element ): Item {
	const properties: Item[ 'properties' ] = [];
	const walk = ( element: Element ) => {
		for ( const child of element.children ) {
			const isItem = child.hasAttribute( 'itemscope' );
			const name = child.getAttribute( 'itemprop' );
			if ( name !== null ) {
				let value: unknown = child.textContent;
				if ( isItem ) {
					value = readItem( child );
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
}

/** Items at the top of the page. */
const readItems = ( name: string ): Item[] => {
	show( name );
	return [
		...document.querySelectorAll( '[itemscope]:not([itemprop])' ),
	].map( readItem );
};

const place = ( ...properties: [ string, string ][] ): Item => ( {
	type: 'https://schema.org/PostalAddress',
	properties,
} );

const gent = place( [ 'addressLocality', 'Gent' ] );

const DEMO: Item = {
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
};

describe( 'Search engines', () => {
	it( 'read one organisation per block, and addresses of their own outside', () => {
		expect( readItems( 'several' ) ).toEqual( [
			DEMO,
			{
				type: 'https://schema.org/Organization',
				properties: [ [ 'address', gent ] ],
			},
			gent,
		] );
		// No property without an item to belong to.
		for ( const element of document.querySelectorAll( '[itemprop]' ) ) {
			expect( element.parentElement?.closest( '[itemscope]' ) ).not.toBe(
				null
			);
		}
	} );

	it( 'read the same where icons or labels stand in front, which screen readers hear', () => {
		expect( readItems( 'plain' ) ).toEqual( [ DEMO ] );
		for ( const prefix of [ 'icon', 'label' ] ) {
			expect( readItems( prefix ) ).toEqual( [ DEMO ] );
			for ( const name of [ 'Email', 'Phone', 'Address' ] ) {
				const sign =
					prefix === 'icon'
						? screen.getByRole( 'img', { name } )
						: screen.getByText( name, { exact: true } );
				expect( sign ).toBeVisible();
			}
		}
	} );

	it( 'are told nothing by an empty block', () => {
		expect( readItems( 'empty' ) ).toEqual( [] );
		expect( document.body.innerHTML ).toContain( 'contact-info' );
	} );
} );
