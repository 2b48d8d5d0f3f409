import type { BlockEditProps } from '@wordpress/blocks';
import { useState } from '@wordpress/element';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import apiFetch from '@wordpress/api-fetch';
import { showSetting } from '@tests/jest/show-setting';
import { normalize } from '../attributes';
import Edit from '../edit';
import type { Attributes } from '../types';

const WRONG = 'Please enter a valid phone number.';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );
jest.mock( '@shared/register-block', () => ( { linkSheet: () => {} } ) );
jest.mock( '@shared/post-editor', () => ( {
	useChangeWithoutUndo: () => mockQuietly,
} ) );
const mockQuietly = ( change: () => void ) => change();
const mockUpdate = jest.fn();
const mockSelect = jest.fn();
let mockAttributes: Partial< Attributes > = {};
const mockRegistry = {
	select: () => ( {
		getBlockAttributes: () => mockAttributes,
		getSettings: () => ( {} ),
	} ),
};
const mockActions = {
	updateBlockAttributes: mockUpdate,
	selectBlock: mockSelect,
};
jest.mock( '@wordpress/data', () => ( {
	...jest.requireActual( '@wordpress/data' ),
	useRegistry: () => mockRegistry,
	useDispatch: () => mockActions,
} ) );
jest.mock( '@wordpress/block-editor', () => {
	const Children = ( { children }: { children: React.ReactNode } ) => (
		<aside>{ children }</aside>
	);
	return {
		store: {},
		useBlockProps: ( props: object ) => ( {
			...props,
			'data-testid': 'block',
		} ),
		BlockControls: () => null,
		InspectorControls: ( {
			group,
			children,
		}: {
			group?: string;
			children: React.ReactNode;
		} ) => ( group === 'color' ? null : <Children>{ children }</Children> ),
		useBlockEditContext: () => ( { clientId: 'test' } ),
		RichText: ( {
			value,
			style,
			'aria-label': label,
		}: {
			value: string;
			style: object;
			'aria-label': string;
		} ) => (
			<div role="textbox" aria-label={ label } style={ style }>
				{ value }
			</div>
		),
	};
} );

const request = jest.mocked( apiFetch );

/** Draws the edit with attributes that change as in the editor. */
function draw( start: Record< string, unknown > ) {
	const onChange = jest.fn();
	function Editor() {
		const [ attributes, setState ] =
			useState< Record< string, unknown > >( start );
		mockAttributes = attributes;
		const change = ( changed: Partial< Attributes > ) => {
			onChange( changed );
			setState( ( before ) => ( { ...before, ...changed } ) );
		};
		mockUpdate.mockImplementation( ( _id: string, changed ) =>
			change( changed )
		);
		const props = {
			attributes,
			clientId: 'test',
			isSelected: true,
			setAttributes: change,
		};
		// The rest of the props of an edit is not used by ours.
		return (
			<Edit { ...( props as unknown as BlockEditProps< Attributes > ) } />
		);
	}
	render( <Editor /> );
	return onChange;
}

const getPhone = () => screen.getByRole( 'textbox', { name: 'Phone number' } );
const getCountry = () =>
	screen.getByRole( 'combobox', { name: 'Country code' } );

describe( 'WhatsApp button in the editor', () => {
	it( 'begins with dial code 1, then with the author’s country, and is selected', async () => {
		request.mockResolvedValueOnce( { country_short: 'NL' } );
		const onChange = draw( {} );
		await waitFor( () => expect( getCountry() ).toHaveValue( '31NL' ) );
		expect( onChange.mock.calls ).toEqual( [
			[ { countryCode: '1' } ],
			[ { countryCode: '31NL' } ],
		] );
		expect( mockSelect ).toHaveBeenCalledWith( 'test' );
	} );

	it( 'leaves the country of a post as it is', () => {
		const onChange = draw( { countryCode: '49' } );
		expect( getCountry() ).toHaveValue( '49DE' );
		expect( onChange ).not.toHaveBeenCalled();
		expect( screen.getAllByRole( 'option' ).length ).toBeGreaterThan( 239 );
	} );

	it( 'says what is wrong with a number, beside it, until it is right', async () => {
		draw( { countryCode: '31NL' } );
		expect( screen.getByRole( 'alert' ) ).toBeEmptyDOMElement();
		// Nobody has finished yet.
		await userEvent.type( getPhone(), '6' );
		expect( screen.getByRole( 'alert' ) ).toBeEmptyDOMElement();
		await userEvent.tab();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( WRONG );
		expect( getPhone() ).toBeInvalid();
		expect( getPhone() ).toHaveAccessibleDescription( WRONG );
		await userEvent.type( getPhone(), ' 1234 5678' );
		expect( screen.getByRole( 'alert' ) ).toBeEmptyDOMElement();
		await userEvent.clear( getPhone() );
		await userEvent.type( getPhone(), 'abcd' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( WRONG );
	} );

	it( 'says in the canvas that a number is missing or wrong', async () => {
		draw( { countryCode: '31NL' } );
		const canvas = within( screen.getByTestId( 'block' ) );
		expect( canvas.getByText( /^Add a phone number\./ ) ).toBeVisible();
		await userEvent.type( getPhone(), '6' );
		expect( canvas.getByText( /does not seem to be valid/ ) ).toBeVisible();
		await userEvent.type( getPhone(), ' 1234 5678' );
		expect( canvas.queryByText( /phone number(?:\.| does)/ ) ).toBeNull();
	} );

	it( 'keeps plain digits, and puts a dial code where it belongs', async () => {
		const onChange = draw( { countryCode: '1' } );
		await userEvent.click( getPhone() );
		await userEvent.paste( '+٣١ 6 12345678' );
		expect( getPhone() ).toHaveValue( '+31 6 12345678' );
		await userEvent.tab();
		expect( onChange ).toHaveBeenLastCalledWith( {
			countryCode: '31NL',
			phoneNumber: '6 12345678',
		} );
	} );

	it( 'changes message and tab', async () => {
		const onChange = draw( { countryCode: '1' } );
		await showSetting( 'Settings', 'Open in a new tab' );
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Open in a new tab' } )
		);
		expect( onChange ).toHaveBeenLastCalledWith( { openInNewTab: true } );
		const message = screen.getByRole( 'textbox', {
			name: 'First message',
		} );
		expect( message ).toHaveValue(
			'Hi, I got your WhatsApp information from your website.'
		);
		await userEvent.clear( message );
		expect( onChange ).toHaveBeenLastCalledWith( { firstMessage: '' } );
	} );

	it( 'draws hostile colours in green', () => {
		const text = normalize( {} ).buttonText;
		draw( {
			countryCode: '1',
			backgroundColor: 'red;position:fixed',
			colorClass: 'x y',
			buttonText: text,
		} );
		expect( screen.getByTestId( 'block' ) ).toHaveClass( 'is-color-dark', {
			exact: true,
		} );
		expect(
			screen.getByRole( 'textbox', { name: 'Button text' } )
		).toHaveStyle( { backgroundColor: '#25D366', color: '#fff' } );
	} );
} );
