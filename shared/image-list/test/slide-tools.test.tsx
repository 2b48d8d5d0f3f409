import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { SlideTools } from '../slide-tools';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const button = ( name: string ) => screen.getByRole( 'button', { name } );

describe( 'SlideTools', () => {
	const show = ( current: number ) => {
		const actions = { onMove: jest.fn(), onRemove: jest.fn() };
		render(
			<SlideTools
				className="x"
				current={ current }
				total={ 3 }
				{ ...actions }
			/>
		);
		return actions;
	};

	it( 'moves and removes the slide, and says so', async () => {
		const { onMove, onRemove } = show( 1 );
		expect(
			screen.getByRole( 'group', { name: 'Slide 2 of 3' } )
		).toBeVisible();
		await userEvent.click( button( 'Move slide back' ) );
		await userEvent.click( button( 'Move slide forward' ) );
		expect( onMove.mock.calls ).toEqual( [ [ 0 ], [ 2 ] ] );
		expect( speak ).toHaveBeenLastCalledWith(
			'Slide moved to position 3 of 3.'
		);
		await userEvent.click( button( 'Remove slide' ) );
		expect( onRemove ).toHaveBeenCalledTimes( 1 );
		expect( speak ).toHaveBeenLastCalledWith( 'Slide removed.' );
	} );

	it( 'keeps the keyboard on what can go no further', async () => {
		const { onMove } = show( 0 );
		const back = button( 'Move slide back' );
		expect( back ).toHaveAttribute( 'aria-disabled', 'true' );
		back.focus();
		await userEvent.keyboard( '{Enter}' );
		expect( onMove ).not.toHaveBeenCalled();
		expect( back ).toHaveFocus();
	} );
} );
