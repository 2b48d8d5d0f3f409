import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { CalendarSettings } from '../edit/calendar-settings';
import { getView, setView } from '../view-option';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: ReactNode } ) => children,
} ) );

const EMBED = 'https://calendar.google.com/calendar/embed';
const URL = `${ EMBED }?src=a%40example.org&title=My+calendar`;

describe( 'The view of a calendar', () => {
	it.each( [
		[ URL, 'WEEK', `${ URL }&mode=WEEK` ],
		[
			`${ EMBED }?mode=AGENDA&src=a`,
			'WEEK',
			`${ EMBED }?src=a&mode=WEEK`,
		],
		[ `${ EMBED }?src=a&mode=WEEK#x`, 'MONTH', `${ EMBED }?src=a#x` ],
		[
			`${ EMBED }?title=Who?&mode=WEEK`,
			'AGENDA',
			`${ EMBED }?title=Who?&mode=AGENDA`,
		],
		[ EMBED, 'AGENDA', `${ EMBED }?mode=AGENDA` ],
		[ `${ EMBED }?mode=week`, 'MONTH', EMBED ],
	] as const )( 'of %s becomes %s', ( url, view, expected ) => {
		expect( setView( url, view ) ).toBe( expected );
		expect( getView( expected ) ).toBe( view );
	} );

	it( 'is the month where the address names none that is known', () => {
		expect( getView( `${ EMBED }?mode=YEAR` ) ).toBe( 'MONTH' );
		expect( getView( `${ EMBED }?mode=week` ) ).toBe( 'WEEK' );
	} );
} );

/** The settings, which keep what is chosen. */
function draw() {
	const onChange = jest.fn();
	function Kept() {
		const [ calendar, setCalendar ] = useState( { url: URL, height: 420 } );
		return (
			<CalendarSettings
				calendar={ calendar }
				onChange={ ( changed ) => {
					onChange( changed );
					setCalendar( { ...calendar, ...changed } );
				} }
			/>
		);
	}
	render( <Kept /> );
	return onChange;
}

it( 'chooses the view and a height in range', () => {
	const onChange = draw();
	fireEvent.change(
		screen.getByRole( 'combobox', { name: 'Default view' } ),
		{
			target: { value: 'AGENDA' },
		}
	);
	expect( onChange ).toHaveBeenLastCalledWith( {
		url: `${ URL }&mode=AGENDA`,
	} );
	const height = screen.getByRole( 'spinbutton', { name: 'Height' } );
	expect( height ).toHaveValue( 420 );
	onChange.mockClear();
	fireEvent.change( height, { target: { value: '5' } } );
	fireEvent.change( height, { target: { value: '100000' } } );
	expect( onChange ).not.toHaveBeenCalled();
	fireEvent.change( height, { target: { value: '500' } } );
	expect( onChange ).toHaveBeenLastCalledWith( { height: 500 } );
	fireEvent.change( height, { target: { value: '' } } );
	expect( onChange ).toHaveBeenLastCalledWith( { height: 600 } );
	expect( height ).toHaveValue( null );
	fireEvent.blur( height );
	expect( height ).toHaveValue( 600 );
} );
