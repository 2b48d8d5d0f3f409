import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import Edit from '../edit';
import type { Attributes } from '../types';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '@wordpress/block-editor', () => ( {
	...jest.requireActual( '@wordpress/block-editor' ),
	BlockControls: () => null,
	useBlockProps: () => ( {} ),
} ) );
const request = jest.mocked( apiFetch );

const SHORT = 'https://pin.it/2Ab3cD4';
const LONG = 'https://www.pinterest.com/pin/123/';

const change = jest.fn();

/** A block with this address in a post. */
function Block( { url, isSelected }: { url: string; isSelected: boolean } ) {
	const [ attributes, setAttributes ] = useState< Attributes >( { url } );
	const props = {
		attributes,
		setAttributes: ( more: Attributes ) => {
			change( more );
			setAttributes( more );
		},
		isSelected,
		clientId: 'x',
	};
	return <Edit { ...( props as Parameters< typeof Edit >[ 0 ] ) } />;
}

const show = ( url: string, isSelected: boolean ) => {
	const { rerender } = render(
		<Block url={ url } isSelected={ isSelected } />
	);
	return () => rerender( <Block url={ url } isSelected /> );
};

const getFrame = () => document.querySelector( 'iframe' );

beforeEach( () => {
	change.mockReset();
	request.mockReset().mockResolvedValue( {
		url: `${ LONG }?invite_code=7`,
		status: 200,
	} );
} );

describe( 'A short link', () => {
	it( 'of an older post stays as it is until the block is selected, then it is looked up once', async () => {
		const select = show( SHORT, false );
		await act( async () => {} );
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( SHORT );
		expect( request ).not.toHaveBeenCalled();
		expect( change ).not.toHaveBeenCalled();
		await act( async () => select() );
		expect( request.mock.calls ).toEqual( [
			[
				expect.objectContaining( {
					path: `/wpcom/v2/resolve-redirect/?url=${ encodeURIComponent( SHORT ) }`,
				} ),
			],
		] );
		expect( change.mock.calls ).toEqual( [ [ { url: LONG } ] ] );
		expect( getFrame()?.getAttribute( 'srcdoc' ) ).toContain( LONG );
	} );

	it( 'that was pasted, so that its block is selected, is looked up at once', async () => {
		show( SHORT, true );
		await act( async () => {} );
		expect( change.mock.calls ).toEqual( [ [ { url: LONG } ] ] );
	} );

	it( 'that leads nowhere is asked about once, and can be corrected', async () => {
		request.mockResolvedValue( { url: SHORT, status: 404 } );
		show( SHORT, true );
		await act( async () => {} );
		expect(
			screen.getAllByText( 'Sorry, this content could not be embedded.' )
		).not.toEqual( [] );
		expect( request ).toHaveBeenCalledTimes( 1 );
		request.mockResolvedValue( { url: LONG, status: 200 } );
		const field = screen.getByRole( 'textbox' );
		await userEvent.clear( field );
		await userEvent.type( field, `${ LONG }{Enter}` );
		expect( change.mock.calls ).toEqual( [ [ { url: LONG } ] ] );
	} );
} );

it( 'A pin is drawn in a document without an origin, and nobody is asked about it', async () => {
	show( LONG, false );
	await act( async () => {} );
	expect( getFrame()?.getAttribute( 'sandbox' ) ).not.toContain(
		'allow-same-origin'
	);
	expect( getFrame() ).toHaveAttribute( 'loading', 'lazy' );
	expect( request ).not.toHaveBeenCalled();
} );
