import type { BlockEditProps } from '@wordpress/blocks';
import { useState } from '@wordpress/element';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import EditAddress from '../address/edit';
import { normalize } from '../address/attributes';
import EditEmail from '../email/edit';
import EditPhone from '../phone/edit';

jest.mock( '@wordpress/block-editor', () => ( {
	...jest.requireActual( '@wordpress/block-editor' ),
	useBlockProps: ( props: object ) => ( {
		...props,
		'data-testid': 'block',
	} ),
	InspectorControls: ( { children }: { children: React.ReactNode } ) => (
		<aside>{ children }</aside>
	),
} ) );

/** Draws an edit with attributes that change as in the editor. */
function draw< A extends Record< string, unknown > >(
	Edit: ComponentType< BlockEditProps< A > >,
	start: A,
	isSelected = true,
	context: Record< string, unknown > = {}
) {
	const onChange = jest.fn();
	function Editor() {
		const [ attributes, setState ] = useState( start );
		const setAttributes = ( changed: Partial< A > ) => {
			onChange( changed );
			setState( ( before ) => ( { ...before, ...changed } ) );
		};
		const props = {
			attributes,
			setAttributes,
			isSelected,
			context,
			clientId: 'test',
			className: '',
		};
		// The rest of the props of an edit is not used by ours.
		return <Edit { ...( props as unknown as BlockEditProps< A > ) } />;
	}
	render( <Editor /> );
	return onChange;
}

describe( 'Address in the editor', () => {
	const filled = normalize( { address: '4 Quay Street', city: 'Veere' } );

	it( 'has seven labelled fields', () => {
		draw( EditAddress, normalize( {} ) );
		expect(
			screen
				.getAllByRole( 'textbox' )
				.map( ( field ) => field.getAttribute( 'autocomplete' ) )
		).toEqual( [
			'address-line1',
			'address-line2',
			'address-line3',
			'address-level2',
			'address-level1',
			'postal-code',
			'country-name',
		] );
		for ( const name of [
			'Street Address',
			'Address Line 2',
			'Address Line 3',
			'City',
			'State/Province/Region',
			'Postal/Zip Code',
			'Country',
		] ) {
			expect( screen.getByRole( 'textbox', { name } ) ).toBeVisible();
		}
	} );

	it( 'saves what is typed, and blocks Enter', async () => {
		const onChange = draw( EditAddress, normalize( {} ) );
		const field = screen.getByRole( 'textbox', { name: 'Street Address' } );
		await userEvent.type( field, '4 Quay{Enter}side' );
		expect( field ).toHaveValue( '4 Quayside' );
		expect( onChange ).toHaveBeenLastCalledWith( {
			address: '4 Quayside',
		} );
		expect( fireEvent.keyDown( field, { key: 'Enter' } ) ).toBe( false );
		expect( fireEvent.keyDown( field, { key: 'a' } ) ).toBe( true );
	} );

	it( 'keeps the words of a stored text with line breaks apart', async () => {
		const onChange = draw(
			EditAddress,
			normalize( { city: 'New\r\nTown' } )
		);
		const field = screen.getByRole( 'textbox', { name: 'City' } );
		await userEvent.type( field, '!' );
		expect( onChange ).toHaveBeenCalledWith( { city: 'New Town!' } );
	} );

	it( 'shows the formatted address when filled and not selected', () => {
		draw( EditAddress, filled, false );
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		expect( screen.getByText( '4 Quay Street' ) ).toHaveClass(
			'jetpack-address__address1'
		);
	} );

	it.each( [ true, false ] )(
		'shows an ampersand that WordPress wrote as an entity, selected: %s',
		( isSelected ) => {
			draw(
				EditAddress,
				normalize( { city: 'A &amp; B &copy' } ),
				isSelected
			);
			const shown = isSelected
				? screen.getByDisplayValue( 'A & B &copy' )
				: screen.getByText( 'A & B &copy' );
			expect( shown ).toBeVisible();
		}
	);

	it( 'shows the fields when empty and not selected', () => {
		draw( EditAddress, normalize( {} ), false );
		expect( screen.getAllByRole( 'textbox' ) ).toHaveLength( 7 );
	} );

	it( 'links to Google Maps on demand', async () => {
		const onChange = draw( EditAddress, filled, false );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		await userEvent.click(
			screen.getByRole( 'checkbox', {
				name: 'Link address to Google Maps',
			} )
		);
		expect( onChange ).toHaveBeenCalledWith( { linkToGoogleMaps: true } );
		const link = screen.getByRole( 'link' );
		expect( link ).toHaveAttribute(
			'title',
			'Open address in Google Maps'
		);
		// A press on the preview must not leave the editor.
		expect( fireEvent.click( link ) ).toBe( false );
	} );
} );

describe.each( [
	[ 'Email', EditEmail, 'email', 'a@example.org', 'mailto:a@example.org' ],
	[ 'Phone number', EditPhone, 'phone', '+31 20', 'tel:+3120' ],
] as const )( '%s in the editor', ( name, Edit, attribute, text, href ) => {
	const edit = Edit as unknown as ComponentType<
		BlockEditProps< Record< string, unknown > >
	>;

	it( 'is one field', async () => {
		const onChange = draw( edit, { [ attribute ]: '' } );
		const field = screen.getByRole( 'textbox', { name } );
		expect( screen.getByText( name, { selector: 'label' } ) ).toBeVisible();
		await userEvent.type( field, text );
		expect( onChange ).toHaveBeenLastCalledWith( { [ attribute ]: text } );
	} );

	it( 'keeps the line breaks of a stored text, and adds none', async () => {
		const onChange = draw( edit, { [ attribute ]: '1\n2' } );
		const field = screen.getByRole( 'textbox' );
		expect( field ).toHaveAttribute( 'rows', '2' );
		await userEvent.type( field, '{Enter}{Shift>}{Enter}{/Shift}' );
		expect( onChange ).not.toHaveBeenCalled();
	} );

	it( 'shows the link when filled and not selected', () => {
		draw( edit, { [ attribute ]: text }, false );
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		expect( screen.getByRole( 'link' ) ).toHaveAttribute( 'href', href );
	} );

	it( 'shows the field when empty and not selected', () => {
		draw( edit, { [ attribute ]: '' }, false );
		expect( screen.getByRole( 'textbox', { name } ) ).toBeVisible();
	} );

	it.each( [
		[ 'icon', 'img' ],
		[ 'label', '' ],
	] )( 'shows the %s that the box asks for', ( prefix, role ) => {
		draw( edit, { [ attribute ]: text }, false, {
			'mainstreet/contactPrefix': prefix,
		} );
		const label = name.replace( ' number', '' );
		expect(
			role
				? screen.getByRole( role, { name: label } )
				: screen.getByText( label )
		).toBeVisible();
		expect( screen.getByRole( 'link' ) ).toHaveAttribute( 'href', href );
	} );

	it( 'shows nothing in front for a word that is none', () => {
		draw( edit, { [ attribute ]: text }, false, {
			'mainstreet/contactPrefix': { toString: null },
		} );
		expect( screen.getByTestId( 'block' ).textContent ).toBe( text );
	} );
} );
