import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { DayRow } from '@shared/opening-hours/day-row';
import { HoursText } from '@shared/opening-hours/hours-text';
import type { Interval } from '@shared/opening-hours/types';

const NINE_TO_FIVE = { opening: '09:00', closing: '17:00' };

/** A day that remembers what was set. */
function setup( initial: Interval[] ) {
	const saved = { hours: initial };
	function Day() {
		const [ hours, setHours ] = useState( initial );
		const change = ( changed: Interval[] ) => {
			saved.hours = changed;
			setHours( changed );
		};
		return (
			<DayRow
				dayLabel="Monday"
				hours={ hours }
				onChange={ change }
				onType={ ( _field, changed ) => change( changed ) }
			/>
		);
	}
	render( <Day /> );
	const row = within( screen.getByRole( 'group', { name: 'Monday' } ) );
	return { saved, row, user: userEvent.setup() };
}

describe( 'DayRow', () => {
	it( 'opens a closed day from nine to five, and closes it again', async () => {
		const { saved, row, user } = setup( [] );
		const toggle = row.getByRole( 'checkbox', { name: 'Open' } );
		expect( toggle ).not.toBeChecked();
		await user.click( toggle );
		expect( saved.hours ).toEqual( [ NINE_TO_FIVE ] );
		await user.click( toggle );
		expect( saved.hours ).toEqual( [] );
		expect( row.queryByLabelText( 'Opening' ) ).toBeNull();
	} );

	it( 'adds a blank interval, moves there, and removes only while there are several', async () => {
		const { saved, row, user } = setup( [ NINE_TO_FIVE ] );
		expect(
			row.queryByRole( 'button', { name: 'Remove hours' } )
		).toBeNull();
		await user.click( row.getByRole( 'button', { name: 'Add hours' } ) );
		expect( saved.hours ).toEqual( [
			NINE_TO_FIVE,
			{ opening: '', closing: '' },
		] );
		expect( row.getAllByLabelText( 'Opening' )[ 1 ] ).toHaveFocus();
		expect(
			row.getByText( 'Visitors see these hours once you set both times.' )
		).toBeVisible();

		// The first of the two.
		await user.tab( { shift: true } );
		await user.keyboard( '{Enter}' );
		expect( saved.hours ).toEqual( [ { opening: '', closing: '' } ] );
		expect( row.getByLabelText( 'Opening' ) ).toHaveFocus();
		expect(
			row.queryByRole( 'button', { name: 'Remove hours' } )
		).toBeNull();
	} );

	it( 'saves typed times, and says when they reach into the next day', async () => {
		const { saved, row, user } = setup( [ NINE_TO_FIVE ] );
		await user.clear( row.getByLabelText( 'Closing' ) );
		await user.type( row.getByLabelText( 'Closing' ), '02:30' );
		expect( saved.hours ).toEqual( [
			{ opening: '09:00', closing: '02:30' },
		] );
		expect( row.getByText( 'Closes the next day.' ) ).toBeVisible();
	} );

	it( 'saves a day without closing time as 00:00 to 23:59', async () => {
		const { saved, row, user } = setup( [ NINE_TO_FIVE ] );
		const allDay = row.getByRole( 'checkbox', { name: '24 hours' } );
		await user.click( allDay );
		expect( saved.hours ).toEqual( [
			{ opening: '00:00', closing: '23:59' },
		] );
		expect( row.queryByLabelText( 'Opening' ) ).toBeNull();
		await user.click( allDay );
		expect( saved.hours ).toEqual( [ NINE_TO_FIVE ] );
	} );
} );

describe( 'HoursText', () => {
	it.each( [
		[ 'Closed', [] ],
		[ 'Closed', [ { opening: '', closing: '' } ] ],
		[ 'Open 24 hours', [ { opening: '00:00', closing: '24:00' } ] ],
		[
			'9:00 am – 12:30 pm, 2:00 pm – 12:00 am',
			[
				{ opening: '09:00', closing: '12:30' },
				{ opening: '', closing: '13:00' },
				{ opening: '14:00', closing: '24:00' },
			],
		],
	] )( 'says %j', ( expected, hours ) => {
		const { container } = render( <HoursText hours={ hours } /> );
		expect( container ).toHaveTextContent( expected );
	} );
} );
