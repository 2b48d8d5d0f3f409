import {
	parse,
	registerBlockType,
	serialize,
	unregisterBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { toRecord } from '@shared/guards';
import { normalize } from '../attributes';
import metadata from '../block.json';
import { withDraft } from '../draft';
import { save } from '../save';
import type { Attributes } from '../types';

beforeAll( () => {
	registerBlockType( metadata.name, {
		...metadata,
		category: 'text',
		edit: () => null,
		save,
	} as unknown as BlockConfiguration< Attributes > );
} );

afterAll( () => {
	unregisterBlockType( metadata.name );
} );

const TYPED = {
	title: 'Rope &amp; <strong>twine</strong>',
	content: 'Hemp -- 5 &lt; 6',
	featuredMediaUrl: 'https://example.org/rope.jpg',
	featuredMediaTitle: 'A "rope" & more',
	price: 12.5,
};

/** Attributes after a post was saved and opened again, and what was saved. */
function reopen( changes: Partial< Attributes > ) {
	const [ block ] = parse( `<!-- wp:${ metadata.name } /-->` );
	if ( ! block ) {
		throw new Error( 'The block does not open.' );
	}
	block.attributes = { ...block.attributes, ...changes };
	const html = serialize( [ block ] );
	const [ again ] = parse( html );
	expect( again?.isValid ).toBe( true );
	return { html, attributes: toRecord( again?.attributes ) };
}

describe( 'a product that is not stored yet', () => {
	const empty = normalize( {} );

	it( 'keeps name, description and picture when the post is saved', () => {
		const first = reopen( withDraft( empty, TYPED ) );
		expect( first.attributes ).toMatchObject( TYPED );
		expect( first.html ).not.toContain( '</div>' );
		// Changed once more, in another session.
		const product = normalize( first.attributes );
		const second = reopen( {
			...first.attributes,
			...withDraft( product, { title: 'Rope' } ),
		} );
		expect( second.attributes ).toMatchObject( {
			...TYPED,
			title: 'Rope',
		} );
	} );

	it( 'keeps nothing of an empty one', () => {
		expect( reopen( withDraft( empty, { price: 5 } ) ).html ).toBe(
			`<!-- wp:${ metadata.name } {"price":5} /-->`
		);
		expect(
			withDraft( normalize( TYPED ), {
				title: '',
				content: '',
				featuredMediaUrl: null,
				featuredMediaTitle: null,
			} )
		).toMatchObject( { draft: undefined, draftPicture: undefined } );
	} );

	it( 'has them in the saved card alone once there is a product', () => {
		const { attributes } = reopen( withDraft( empty, TYPED ) );
		const stored = reopen( {
			...attributes,
			...withDraft( normalize( attributes ), { productId: 440 } ),
		} );
		expect( stored.attributes ).toMatchObject( TYPED );
		expect( stored.html ).not.toContain( '"draft"' );
		expect(
			withDraft( normalize( stored.attributes ), { title: 'Rope' } )
		).toEqual( { title: 'Rope' } );
	} );

	it( 'reads what others wrote into it without harm', () => {
		for ( const draft of [ '[1]', '{"title":5,"content":null}', '"x"' ] ) {
			const [ block ] = parse(
				`<!-- wp:${ metadata.name } {"draft":${ draft }} /-->`
			);
			expect( block?.attributes ).toMatchObject( {
				title: '',
				content: '',
			} );
		}
		// A stored product is what its card says.
		const { html } = reopen( { ...TYPED, productId: 440 } );
		const [ block ] = parse(
			html.replace(
				'"productId"',
				'"draft":{"title":"Other"},"productId"'
			)
		);
		expect( block?.attributes.title ).toBe( TYPED.title );
	} );
} );
