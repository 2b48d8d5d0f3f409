import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { RuleControl } from '../edit/rule-control';
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
				<RuleControl rule={ rule } onChange={ change } />
				<RuleControl rule={ rule } onChange={ change } />
			</>
		);
	}
	render( <Twice /> );
	const [ field, second ] = screen.getAllByRole( 'spinbutton', {
		name: 'Visit number',
	} );
	if ( ! field || ! second ) {
		throw new Error( 'The fields are missing.' );
	}
	return { field, second, onChange, user: userEvent.setup() };
}

const MESSAGE = 'Please enter a valid number.';

describe( 'RuleControl', () => {
	it( 'says so when the visit is not a whole number above 1, and saves nothing', async () => {
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
		expect( onChange ).toHaveBeenLastCalledWith( {
			criteria: 'after-visits',
			threshold: 6,
		} );
		expect( field ).toBeValid();
	} );

	it( 'shows in both places what was saved in one', async () => {
		const { field, second, user } = setup();
		await user.type( field, '0' );
		expect( field ).toHaveValue( 40 );
		expect( second ).toHaveValue( 40 );
	} );

	it( 'forgets what it could not save once the rule is set elsewhere', async () => {
		const { field, second, user } = setup();
		await user.clear( field );
		await user.type( second, '1' );
		expect( field ).toHaveValue( 41 );
		expect( field ).toBeValid();
	} );

	it( 'is one sentence, which keeps its visit when it is turned round', async () => {
		const { onChange, user } = setup();
		const [ sentence ] = screen.getAllByRole( 'combobox', {
			name: 'Visibility',
		} );
		if ( ! sentence ) {
			throw new Error( 'The control is missing.' );
		}
		expect( sentence ).toHaveDisplayValue( 'Show from visit 4 onward' );
		await user.selectOptions( sentence, 'Show up to visit 4' );
		expect( onChange ).toHaveBeenCalledWith( {
			criteria: 'before-visits',
			threshold: 4,
		} );
		expect( sentence ).toHaveDisplayValue( 'Show up to visit 4' );
	} );
} );
