import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_DAYS } from '@shared/opening-hours/attributes';
import { OneLine } from '../edit/now-line';
import { ENGLISH_WEEK } from '@shared/opening-hours/use-localized-week';
import { Week } from '@shared/opening-hours/week';

const setup = () => {
	render(
		<dl>
			<Week
				days={ DEFAULT_DAYS }
				week={ ENGLISH_WEEK }
				isEditing
				onChange={ () => {} }
				onType={ () => {} }
			/>
		</dl>
	);
	return {
		user: userEvent.setup(),
		day: ( name: string ) =>
			within( screen.getByRole( 'group', { name } ) ),
	};
};

describe( 'Week', () => {
	it( 'has one line for each day: a switch, and the hours that open its fields', () => {
		const { day } = setup();
		expect( screen.getAllByRole( 'checkbox' ) ).toHaveLength( 7 );
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 7 );
		expect(
			day( 'Monday' ).getByRole( 'button', { expanded: false } )
		).toHaveTextContent( '9:00 am – 5:00 pm' );
		expect(
			day( 'Sunday' ).getByRole( 'button', { expanded: false } )
		).toHaveTextContent( 'Closed' );
		expect( screen.queryByLabelText( 'Opening' ) ).toBeNull();
	} );

	it( 'shows the fields of one day at a time', async () => {
		const { day, user } = setup();
		const getLine = ( name: string ) =>
			day( name ).getAllByRole( 'button' )[ 0 ] as HTMLElement;
		await user.click( getLine( 'Monday' ) );
		expect( day( 'Monday' ).getByLabelText( 'Opening' ) ).toHaveValue(
			'09:00'
		);
		await user.click( getLine( 'Tuesday' ) );
		expect( day( 'Monday' ).queryByLabelText( 'Opening' ) ).toBeNull();
		expect( day( 'Tuesday' ).getByLabelText( 'Closing' ) ).toBeVisible();
		await user.click( getLine( 'Tuesday' ) );
		expect( screen.queryByLabelText( 'Opening' ) ).toBeNull();
	} );

	it( 'shows the fields of the day by which the block was selected', async () => {
		const user = userEvent.setup();
		const draw = ( isEditing: boolean ) => (
			<Week
				days={ DEFAULT_DAYS }
				week={ ENGLISH_WEEK }
				isEditing={ isEditing }
				onChange={ () => {} }
				onType={ () => {} }
			/>
		);
		const { rerender } = render( draw( false ) );
		await user.click( screen.getByText( 'Wednesday' ) );
		rerender( draw( true ) );
		expect(
			within(
				screen.getByRole( 'group', { name: 'Wednesday' } )
			).getByLabelText( 'Opening' )
		).toBeVisible();
		expect( screen.getAllByLabelText( 'Opening' ) ).toHaveLength( 1 );
	} );

	it( 'shows the fields of a day that is switched to open', async () => {
		const { day, user } = setup();
		await user.click( day( 'Sunday' ).getByRole( 'checkbox' ) );
		expect( getExpanded() ).toHaveAccessibleName( 'Closed' );
	} );
} );

const getExpanded = () => screen.getByRole( 'button', { expanded: true } );

describe( 'The block style "One line"', () => {
	beforeEach( () => {
		// A Wednesday.
		jest.useFakeTimers( { now: new Date( '2026-12-02T10:00:00Z' ) } );
	} );
	afterEach( () => jest.useRealTimers() );

	const draw = ( closing: string ) =>
		render(
			<OneLine
				days={ DEFAULT_DAYS.map( ( { name } ) => ( {
					name,
					hours: [ { opening: '09:00', closing } ],
				} ) ) }
				specialDays={ [] }
				week={ ENGLISH_WEEK }
			/>
		).container;

	it( 'says in a label that it is open, and until when beside it', () => {
		const line = draw( '17:00' );
		expect( line.querySelector( '.is-status.is-open' ) ).toHaveTextContent(
			/^Open now$/
		);
		expect( line.querySelector( '.is-change' ) ).toHaveTextContent(
			/^Closes at 5:00 pm$/
		);
	} );

	it( 'says when it opens again', () => {
		const line = draw( '09:30' );
		expect( line.querySelector( '.is-status' ) ).toHaveTextContent(
			/^Closed now$/
		);
		expect( line.querySelector( '.is-open' ) ).toBeNull();
		expect( line.querySelector( '.is-change' ) ).toHaveTextContent(
			/^Opens tomorrow at 9:00 am$/
		);
	} );

	it( 'says what it opens where nobody can tell what the hours mean', () => {
		expect( draw( '09:00' ) ).toHaveTextContent( /^Opening hours$/ );
	} );
} );
