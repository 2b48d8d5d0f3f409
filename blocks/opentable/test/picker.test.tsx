import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Picker } from '../edit/picker';

jest.mock( '../edit/use-search', () => ( {
	PAGE_SIZE: 20,
	useSearch: () => [ [ 'Trattoria Aurora (#4021)' ], () => undefined ],
} ) );

/** A picker that keeps its entries, and what it submits. */
function draw( isAccepted = false, entries: string[] = [] ) {
	const onSubmit = jest.fn< boolean, [ string[] ] >( () => isAccepted );
	function Kept() {
		const [ kept, setKept ] = useState( entries );
		return (
			<Picker
				entries={ kept }
				onChange={ setKept }
				onSubmit={ onSubmit }
			/>
		);
	}
	render( <Kept /> );
	return onSubmit;
}

const getField = () => screen.getByRole( 'combobox', { name: 'Restaurant' } );
const type = ( value: string ) => {
	fireEvent.focus( getField() );
	fireEvent.change( getField(), { target: { value } } );
};
const embed = () =>
	fireEvent.click( screen.getByRole( 'button', { name: 'Embed' } ) );

it( 'submits a suggestion without the letters that found it', () => {
	const onSubmit = draw();
	type( 'auro' );
	fireEvent.click( screen.getByRole( 'option' ) );
	embed();
	expect( onSubmit ).toHaveBeenLastCalledWith( [
		'Trattoria Aurora (#4021)',
	] );
} );

it( 'submits no restaurant that was removed', () => {
	const onSubmit = draw( false, [ '4021' ] );
	type( '4022' );
	fireEvent.keyDown( getField(), { key: 'Enter', code: 'Enter' } );
	const [ , second ] = screen.getAllByRole( 'button', {
		name: 'Remove item',
	} );
	fireEvent.click( second ?? document.body );
	embed();
	expect( onSubmit ).toHaveBeenLastCalledWith( [ '4021' ] );
} );

it( 'submits what was typed without Enter, and all restaurants removed', () => {
	const onSubmit = draw( false, [ '4021' ] );
	type( ' 4022 ' );
	embed();
	expect( onSubmit ).toHaveBeenLastCalledWith( [ '4021', '4022' ] );
	fireEvent.click( screen.getByRole( 'button', { name: 'Remove item' } ) );
	type( '' );
	onSubmit.mockClear();
	embed();
	expect( onSubmit ).toHaveBeenCalledWith( [] );
} );

it( 'keeps what was refused in the field, with the focus', () => {
	draw();
	type( 'Aurora' );
	screen.getByRole( 'button', { name: 'Embed' } ).focus();
	embed();
	expect( getField() ).toHaveValue( 'Aurora' );
	expect( getField() ).toHaveFocus();
} );

it( 'is empty after what was accepted, with the focus', () => {
	draw( true );
	type( '4021' );
	screen.getByRole( 'button', { name: 'Embed' } ).focus();
	embed();
	expect( getField() ).toHaveValue( '' );
	expect( getField() ).toHaveFocus();
} );
