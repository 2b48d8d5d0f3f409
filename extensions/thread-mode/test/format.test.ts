import { select as selectStore } from '@wordpress/data';
import { create, store, toHTMLString } from '@wordpress/rich-text';
import { hidePartMarkers, showPartMarkers } from '../format';

type Type = {
	__experimentalGetPropsForEditableTreePreparation: (
		select: unknown,
		place: object
	) => string;
	__experimentalCreatePrepareEditableTree: (
		marks: unknown
	) => ( formats: unknown, text: string ) => never;
};

const getType = (): Type | undefined => {
	// The types of this package lack its selectors.
	const types = selectStore( store as never ) as unknown as {
		getFormatType: ( name: string ) => Type | undefined;
	};
	return types.getFormatType( 'mainstreet/thread-end' );
};

/** HTML of a text as the editor shows it. */
function show( html: string, marks: unknown ): string {
	const value = create( { html } );
	const formats = getType()?.__experimentalCreatePrepareEditableTree( marks )(
		value.formats,
		value.text
	);
	return toHTMLString( { value: { ...value, formats: formats ?? [] } } );
}

describe( 'Ends of posts in a text', () => {
	beforeEach( showPartMarkers );
	afterEach( hidePartMarkers );

	it( 'are marked on the screen', () => {
		expect( show( 'One. <em>Two. Three</em>', '4:5,9:10' ) ).toBe(
			'One.<mark title="Thread post boundary" class="mainstreet-thread-end"> </mark><em>Two.<mark title="Thread post boundary" class="mainstreet-thread-end"> </mark>Three</em>'
		);
	} );

	it( 'are left out where the text has become shorter, or there are none', () => {
		expect( show( 'One', '4:5' ) ).toBe( 'One' );
		expect( show( 'One ', '3:9' ) ).toContain( '> </mark>' );
		// What core hands over for an empty text.
		expect( show( 'One', {} ) ).toBe( 'One' );
	} );

	it( 'are those of the block and its attribute', () => {
		const getMarks = jest.fn( () => '1:2' );
		expect(
			getType()?.__experimentalGetPropsForEditableTreePreparation(
				() => ( { getMarks } ),
				{ blockClientId: 'p', richTextIdentifier: 'content' }
			)
		).toBe( '1:2' );
		expect( getMarks ).toHaveBeenCalledWith( 'p', 'content' );
	} );

	it( 'never come out of the canvas into what is stored', () => {
		const element = document.createElement( 'p' );
		element.innerHTML =
			'One.<mark class="mainstreet-thread-end" title="x"> </mark>Two';
		const value = create( {
			element,
			__unstableIsEditableTree: true,
		} as Parameters< typeof create >[ 0 ] );
		expect( toHTMLString( { value } ) ).toBe( 'One. Two' );
	} );

	it( 'are gone with the mode', () => {
		hidePartMarkers();
		expect( getType() ).toBeUndefined();
		showPartMarkers();
	} );
} );
