import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { normalize } from '@shared/opening-hours/attributes';
import { readDate } from '@shared/opening-hours/dates';
import { SpecialDays } from '@shared/opening-hours/special-days';
import { SpecialItems } from '../edit/special-items';
import { ENGLISH_WEEK } from '@shared/opening-hours/use-localized-week';
import { Week } from '@shared/opening-hours/week';
import type { SpecialDay } from '@shared/opening-hours/types';

const eve: SpecialDay = { date: '2099-12-24', name: 'Eve', hours: [] };

function setup( initial: SpecialDay[] ) {
	const saved = { days: initial };
	function Fields() {
		const [ days, setDays ] = useState( initial );
		const change = ( changed: SpecialDay[] ) => {
			saved.days = changed;
			setDays( changed );
		};
		return (
			<SpecialDays
				days={ days }
				onChange={ change }
				onType={ ( _field, changed ) => change( changed ) }
			/>
		);
	}
	render( <Fields /> );
	return { saved, user: userEvent.setup() };
}

describe( 'Special days', () => {
	it( 'are added with the focus in the date, closed at first', async () => {
		const { saved, user } = setup( [] );
		await user.click(
			screen.getByRole( 'button', {
				name: 'Add a holiday or special day',
			} )
		);
		const date = screen.getByLabelText( 'Date' );
		expect( date ).toHaveFocus();
		expect( saved.days ).toEqual( [ { date: '', name: '', hours: [] } ] );
		expect(
			screen.getByText( 'Visitors see this day once you set a date.' )
		).toBeVisible();
		await user.type( date, '2099-12-25' );
		await user.type(
			screen.getByLabelText( 'Name (optional)' ),
			'Christmas'
		);
		await user.click(
			within(
				screen.getByRole( 'group', { name: 'Christmas' } )
			).getByRole( 'checkbox', { name: 'Open' } )
		);
		expect( saved.days ).toEqual( [
			{
				date: '2099-12-25',
				name: 'Christmas',
				hours: [ { opening: '09:00', closing: '17:00' } ],
			},
		] );
	} );

	it( 'say when they are over or there twice', () => {
		setup( [
			eve,
			{ ...eve, name: 'Eve too' },
			{ ...eve, date: '2001-01-01' },
		] );
		expect(
			screen.getByText( /^This date is already in the list/ )
		).toBeVisible();
		expect( screen.getByText( /^This day is over/ ) ).toBeVisible();
	} );

	it( 'are removed, and the focus goes to a neighbour or the button', async () => {
		const { saved, user } = setup( [
			eve,
			{ ...eve, date: '2099-12-31', name: '' },
		] );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove Eve' } )
		);
		expect( saved.days ).toHaveLength( 1 );
		expect( screen.getByLabelText( 'Date' ) ).toHaveFocus();
		await user.click( screen.getByRole( 'button', { name: /^Remove / } ) );
		expect( saved.days ).toEqual( [] );
		expect(
			screen.getByRole( 'button', {
				name: 'Add a holiday or special day',
			} )
		).toHaveFocus();
	} );

	it( 'are shown by date, each once, unless they are over', () => {
		render(
			<dl>
				<SpecialItems
					days={ [
						{ ...eve, date: '2099-12-31', name: 'Last' },
						eve,
						{ ...eve, name: 'Twice' },
						{ ...eve, date: '2001-01-01', name: 'Over' },
						{ ...eve, date: '', name: 'None' },
					] }
				/>
			</dl>
		);
		expect(
			screen.getAllByRole( 'term' ).map( ( term ) => term.textContent )
		).toEqual( [
			expect.stringMatching( /Eve$/ ),
			expect.stringMatching( /Last$/ ),
		] );
	} );

	it.each( [
		[ '2026-12-25', '2026-12-25' ],
		[ '2024-02-29', '2024-02-29' ],
		[ '2026-02-29', '' ],
		[ '2026-13-01', '' ],
		[ '25.12.2026', '' ],
		[ '', '' ],
	] )( 'reads the date %j as %j', ( text, expected ) => {
		expect( readDate( text ) ).toBe( expected );
	} );
} );

describe( 'Copy to other days', () => {
	it( 'gives the chosen days the same hours, in one change', async () => {
		const user = userEvent.setup();
		const onChange = jest.fn();
		const { days } = normalize( {
			days: [
				{
					name: 'Mon',
					hours: [ { opening: '08:00', closing: '12:00' } ],
				},
			],
		} );
		render(
			<dl>
				<Week
					days={ days }
					week={ ENGLISH_WEEK }
					isEditing
					onChange={ onChange }
					onType={ () => {} }
				/>
			</dl>
		);
		const monday = within(
			screen.getByRole( 'group', { name: 'Monday' } )
		);
		await user.click( monday.getByRole( 'button', { expanded: false } ) );
		await user.click(
			monday.getByRole( 'button', { name: 'Copy to other days' } )
		);
		const form = within(
			await screen.findByRole( 'form', {
				name: 'Copy hours from Monday to other days',
			} )
		);
		expect(
			form.queryByRole( 'checkbox', { name: 'Monday' } )
		).not.toBeInTheDocument();
		await user.click(
			form.getByRole( 'checkbox', { name: 'All other days' } )
		);
		await user.click( form.getByRole( 'checkbox', { name: 'Sunday' } ) );
		await user.click( form.getByRole( 'button', { name: 'Copy' } ) );
		expect( onChange ).toHaveBeenCalledTimes( 1 );
		const [ changed ] = onChange.mock.calls[ 0 ];
		expect(
			changed
				.filter( ( day: { hours: unknown[] } ) => day.hours.length )
				.map( ( day: { name: string } ) => day.name )
		).toEqual( [ 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ] );
	} );
} );
