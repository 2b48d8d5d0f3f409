import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { RuleControls } from '../edit/rule-controls';
import type { Attributes } from '../types';

const RULE: Attributes = { criteria: 'after-visits', threshold: 3 };

/** Controls that remember what was set; twice, as in canvas and sidebar. */
function setup() {
	const onChange = jest.fn();
	function Twice() {
		const [ rule, setRule ] = useState( RULE );
		const change = ( changed: Partial< Attributes > ) => {
			onChange( changed );
			setRule( { ...rule, ...changed } );
		};
		return (
			<>
				<RuleControls { ...rule } onChange={ change } />
				<RuleControls { ...rule } onChange={ change } />
			</>
		);
	}
	render( <Twice /> );
	const [ field, second ] = screen.getAllByRole( 'spinbutton', {
		name: 'Visit count threshold',
	} );
	if ( ! field || ! second ) {
		throw new Error( 'The fields are missing.' );
	}
	return { field, second, onChange, user: userEvent.setup() };
}

const MESSAGE = 'Please enter a valid number.';

describe( 'RuleControls', () => {
	it( 'says so when the threshold is not a whole number above 0, and saves nothing', async () => {
		const { field, onChange, user } = setup();
		await user.clear( field );
		// One to read; the notice is spoken, too.
		expect( screen.getAllByText( MESSAGE ).length ).toBeGreaterThan( 0 );
		expect( field ).toBeInvalid();
		await user.type( field, '0' );
		expect( field ).toHaveValue( 0 );
		expect( onChange ).not.toHaveBeenCalled();

		await user.clear( field );
		await user.type( field, '7' );
		expect( onChange ).toHaveBeenLastCalledWith( { threshold: 7 } );
		expect( field ).toBeValid();
	} );

	it( 'shows in both places what was saved in one', async () => {
		const { field, second, user } = setup();
		await user.type( field, '0' );
		expect( field ).toHaveValue( 30 );
		expect( second ).toHaveValue( 30 );
	} );

	it( 'forgets what it could not save once the threshold is set elsewhere', async () => {
		const { field, second, user } = setup();
		await user.clear( field );
		await user.type( second, '1' );
		expect( field ).toHaveValue( 31 );
		expect( field ).toBeValid();
	} );

	it( 'saves the visibility choice', async () => {
		const { onChange, user } = setup();
		const [ before ] = screen.getAllByRole( 'radio', {
			name: 'Show before threshold',
		} );
		before?.focus();
		await user.keyboard( ' ' );
		expect( onChange ).toHaveBeenCalledWith( {
			criteria: 'before-visits',
		} );
	} );
} );
