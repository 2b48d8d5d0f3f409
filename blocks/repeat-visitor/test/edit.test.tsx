import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RuleControls } from '../edit/rule-controls';

describe( 'RuleControls', () => {
	it( 'says so when the threshold is not a whole number above 0, and saves nothing', async () => {
		const user = userEvent.setup();
		const onChange = jest.fn();
		render(
			<RuleControls
				criteria="after-visits"
				threshold={ 3 }
				onChange={ onChange }
			/>
		);
		const field = screen.getByRole( 'spinbutton', {
			name: 'Visit count threshold',
		} );
		await user.clear( field );
		expect(
			screen.getAllByText( 'Please enter a valid number.' ).length
		).toBeGreaterThan( 0 );
		expect( onChange ).not.toHaveBeenCalled();
		await user.type( field, '7' );
		expect( onChange ).toHaveBeenLastCalledWith( { threshold: 7 } );
	} );

	it( 'saves the visibility choice', async () => {
		const onChange = jest.fn();
		render(
			<RuleControls
				criteria="after-visits"
				threshold={ 3 }
				onChange={ onChange }
			/>
		);
		await userEvent.click(
			screen.getByRole( 'radio', { name: 'Show before threshold' } )
		);
		expect( onChange ).toHaveBeenCalledWith( {
			criteria: 'before-visits',
		} );
	} );
} );
