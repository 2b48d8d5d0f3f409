import fc from 'fast-check';
import { normalize } from '@shared/opening-hours/attributes';
import metadata from '../block.json';
import {
	getCompleteIntervals,
	isAllDay,
	isOvernight,
	readTime,
	startWeekOn,
} from '@shared/opening-hours/hours';
import { DAY_NAMES } from '@shared/opening-hours/types';

const at = ( opening: string, closing: string ) => ( { opening, closing } );

describe( 'readTime', () => {
	it.each( [
		[ '09:00', '09:00' ],
		[ '7:05', '07:05' ],
		[ '12:30:59', '12:30' ],
		[ '24:00', '24:00' ],
		[ '24:01', null ],
		[ '25:00', null ],
		[ '12:60', null ],
		[ '', null ],
		[ '9am', null ],
		[ ' 09:00', null ],
		[ '09:00\n', null ],
	] )( 'reads %j as %j', ( text, expected ) => {
		expect( readTime( text ) ).toBe( expected );
	} );
} );

describe( 'getCompleteIntervals', () => {
	it( 'leaves out an interval that lacks a time', () => {
		expect(
			getCompleteIntervals( [
				at( '', '' ),
				at( '08:00', '' ),
				at( '', '12:00' ),
				at( '8:00', '12:00' ),
			] )
		).toEqual( [ at( '08:00', '12:00' ) ] );
	} );
} );

describe( 'isAllDay', () => {
	it.each( [
		[ '00:00', '23:59', true ],
		[ '00:00', '24:00', true ],
		[ '00:00', '00:00', true ],
		[ '00:00', '23:58', false ],
		[ '00:01', '23:59', false ],
		[ '09:00', '09:00', false ],
	] )( '%s to %s: %s', ( opening, closing, expected ) => {
		expect( isAllDay( [ at( opening, closing ) ] ) ).toBe( expected );
	} );

	it( 'is not so for a closed day', () => {
		expect( isAllDay( [] ) ).toBe( false );
	} );
} );

describe( 'isOvernight', () => {
	it.each( [
		[ '18:00', '02:00', true ],
		[ '18:00', '00:00', true ],
		[ '18:00', '24:00', false ],
		[ '00:00', '00:00', false ],
		[ '09:00', '09:00', false ],
		[ '09:00', '17:00', false ],
		[ '18:00', '', false ],
	] )( '%s to %s: %s', ( opening, closing, expected ) => {
		expect( isOvernight( at( opening, closing ) ) ).toBe( expected );
	} );
} );

describe( 'startWeekOn', () => {
	it( 'turns the week', () => {
		const { days } = normalize( {} );
		expect( startWeekOn( days, 1 ).map( ( { name } ) => name ) ).toEqual( [
			'Mon',
			'Tue',
			'Wed',
			'Thu',
			'Fri',
			'Sat',
			'Sun',
		] );
		expect( startWeekOn( days, 0 ) ).toEqual( days );
	} );
} );

describe( 'normalize', () => {
	it( 'gives seven days for anything', () => {
		fc.assert(
			fc.property( fc.anything(), ( days ) => {
				expect(
					normalize( { days } ).days.map( ( { name } ) => name )
				).toEqual( [ ...DAY_NAMES ] );
			} )
		);
	} );

	it.each( [ [ undefined ], [ [] ], [ 'x' ], [ [ { name: 'Noday' } ] ] ] )(
		'takes the default week for %j',
		( days ) => {
			expect( normalize( { days } ).days ).toEqual(
				metadata.attributes.days.default
			);
		}
	);

	it( 'keeps what an author stored, and closes a day that is missing', () => {
		const { days } = normalize( {
			days: [ { name: 'Tue', hours: [ at( '9am', '' ), 7, null ] } ],
		} );
		expect( days[ 2 ] ).toEqual( {
			name: 'Tue',
			hours: [ at( '9am', '' ) ],
		} );
		expect( days[ 3 ] ).toEqual( { name: 'Wed', hours: [] } );
	} );
} );
