import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { Options } from '../edit/field/options';
import { WidthControl } from '../edit/field/width-control';
import { readOptions, readWidth } from '../edit/guards';

function setup( given: string[], isSelected = true ) {
	const seen = { options: given };
	function List() {
		const [ options, setOptions ] = useState( given );
		seen.options = options;
		return (
			<Options
				options={ options }
				onChange={ setOptions }
				marker="radio"
				isSelected={ isSelected }
			/>
		);
	}
	render( <List /> );
	const option = ( position: number ) =>
		screen.getByRole( 'textbox', { name: `Option ${ position }` } );
	return { seen, option, user: userEvent.setup() };
}

describe( 'Options', () => {
	it( 'adds one behind the current with Enter, and goes there', async () => {
		const { seen, option, user } = setup( [ 'Kayak', 'Dinghy' ] );
		await user.click( option( 1 ) );
		await user.keyboard( '{Enter}Canoe' );
		expect( seen.options ).toEqual( [ 'Kayak', 'Canoe', 'Dinghy' ] );
		expect( option( 2 ) ).toHaveFocus();
	} );

	it( 'takes an empty one away with Backspace, and goes to the one before', async () => {
		const { seen, option, user } = setup( [ 'Kayak', 'A', 'Dinghy' ] );
		await user.click( option( 2 ) );
		await user.keyboard( '{Backspace}' );
		expect( seen.options ).toEqual( [ 'Kayak', '', 'Dinghy' ] );
		await user.keyboard( '{Backspace}' );
		expect( seen.options ).toEqual( [ 'Kayak', 'Dinghy' ] );
		expect( option( 1 ) ).toHaveFocus();
		expect( option( 1 ) ).toHaveValue( 'Kayak' );
	} );

	it( 'has a place to write the first, which stays', async () => {
		const { seen, option, user } = setup( [] );
		await user.click( option( 1 ) );
		await user.keyboard( '{Backspace}Yes{Enter}No' );
		expect( seen.options ).toEqual( [ 'Yes', 'No' ] );
	} );

	it( 'takes pasted lines for options, without the marks of a list', async () => {
		const { seen, option, user } = setup( [ 'Kayak', 'Big ', 'Dinghy' ] );
		await user.click( option( 2 ) );
		await user.paste( '- Canoe\r\n\n• Raft\n\tFerry boat \n' );
		expect( seen.options ).toEqual( [
			'Kayak',
			'Big Canoe',
			'Raft',
			'Ferry boat',
			'Dinghy',
		] );
		expect( option( 4 ) ).toHaveFocus();
		// One line is text as ever, with what looks like a mark.
		await user.clear( option( 1 ) );
		await user.paste( '- 5' );
		expect( seen.options[ 0 ] ).toBe( '- 5' );
	} );

	it( 'has buttons for the same while the field is selected', async () => {
		const { seen, option, user } = setup( [ 'Kayak', 'Dinghy' ] );
		await user.click(
			screen.getByRole( 'button', { name: 'Add option' } )
		);
		expect( option( 3 ) ).toHaveFocus();
		await user.click(
			screen.getByRole( 'button', { name: 'Remove option 1' } )
		);
		expect( seen.options ).toEqual( [ 'Dinghy', '' ] );
	} );

	it( 'has no buttons otherwise', () => {
		setup( [ 'Kayak', 'Dinghy' ], false );
		expect( screen.queryAllByRole( 'button' ) ).toEqual( [] );
	} );
} );

describe( 'reading stored attributes', () => {
	it( 'gives options as text, whatever is stored', () => {
		expect( readOptions( { options: [ 'A &amp; B', 3, null ] } ) ).toEqual(
			[ 'A & B', '', '' ]
		);
		expect( readOptions( { options: 'A' } ) ).toEqual( [] );
	} );

	it( 'gives known widths only', () => {
		expect(
			[ 25, '33', 'auto', 60, undefined, {} ].map( ( width ) =>
				readWidth( { width } )
			)
		).toEqual( [ '25', '33', 'auto', '100', '100', '100' ] );
	} );

	it( 'shows any width that a form may hold, and changes it', async () => {
		const set = jest.fn();
		const show = ( width: unknown ) => (
			<WidthControl
				label="Field width"
				attributes={ { width } }
				setAttributes={ set }
			/>
		);
		const { rerender } = render( show( 33 ) );
		const control = screen.getByLabelText( 'Field width' );
		expect( control ).toHaveDisplayValue( '33%' );
		await userEvent.selectOptions( control, 'Auto' );
		await userEvent.selectOptions( control, '50%' );
		expect( set.mock.calls ).toEqual( [
			[ { width: 'auto' } ],
			[ { width: 50 } ],
		] );
		rerender( show( 'auto' ) );
		expect( control ).toHaveDisplayValue( 'Auto' );
	} );
} );
