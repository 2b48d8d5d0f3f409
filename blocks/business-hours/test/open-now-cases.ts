// A table of cases: longer than code should be, and read line by line.
import type { Opening, Times } from '../open-now';

const CLOSED: Times = [];
const NINE: Times = [ [ '09:00', '17:00' ] ];
const ALL_DAY: Times = [ [ '00:00', '23:59' ] ];
export const office = [ CLOSED, NINE, NINE, NINE, NINE, NINE, CLOSED ];
const shop = office.map( ( hours ) =>
	hours.length
		? ( [
				[ '09:00', '12:30' ],
				[ '14:00', '18:00' ],
			] as const )
		: hours
);
/** Friday and Saturday night. */
const bar = [
	CLOSED,
	CLOSED,
	CLOSED,
	CLOSED,
	CLOSED,
	[ [ '20:00', '03:00' ] ] as const,
	[ [ '20:00', '03:00' ] ] as const,
];
const always = Array( 7 ).fill( ALL_DAY );

type Case = [
	now: string,
	zone: string,
	week: Opening[ 'week' ],
	expected: string,
	special?: Opening[ 'special' ],
];

// 23 November 2026 is a Monday.
export const cases: Record< string, Case[] > = {
	'on a plain day': [
		[ '2026-11-23T08:59:59Z', 'UTC', office, 'Closed until 09:00' ],
		[ '2026-11-23T09:00:00Z', 'UTC', office, 'Open until 17:00' ],
		[ '2026-11-23T16:59:59Z', 'UTC', office, 'Open until 17:00' ],
		[
			'2026-11-23T17:00:00Z',
			'UTC',
			office,
			'Closed until tomorrow 09:00',
		],
		[ '2026-11-27T18:00:00Z', 'UTC', office, 'Closed until Mon 09:00' ],
		[
			'2026-11-29T18:00:00Z',
			'UTC',
			office,
			'Closed until tomorrow 09:00',
		],
	],
	'with several spans': [
		[ '2026-11-23T12:29:00Z', 'UTC', shop, 'Open until 12:30' ],
		[ '2026-11-23T12:30:00Z', 'UTC', shop, 'Closed until 14:00' ],
		[ '2026-11-23T14:00:00Z', 'UTC', shop, 'Open until 18:00' ],
		[
			'2026-11-23T10:00:00Z',
			'UTC',
			[
				CLOSED,
				[
					[ '11:00', '15:00' ],
					[ '09:00', '12:00' ],
				],
				...office.slice( 2 ),
			],
			'Open until 15:00',
		],
		[
			'2026-11-23T10:00:00Z',
			'UTC',
			[
				CLOSED,
				[
					[ '09:00', '12:00' ],
					[ '12:00', '13:00' ],
				],
				...office.slice( 2 ),
			],
			'Open until 13:00',
		],
	],
	'past midnight': [
		[ '2026-11-27T19:00:00Z', 'UTC', bar, 'Closed until 20:00' ],
		[ '2026-11-27T23:59:00Z', 'UTC', bar, 'Open until 03:00' ],
		[ '2026-11-28T02:59:00Z', 'UTC', bar, 'Open until 03:00' ],
		[ '2026-11-28T03:00:00Z', 'UTC', bar, 'Closed until 20:00' ],
		[ '2026-11-29T02:00:00Z', 'UTC', bar, 'Open until 03:00' ],
		[ '2026-11-29T03:00:00Z', 'UTC', bar, 'Closed until Fri 20:00' ],
	],
	'around the clock': [
		[ '2026-11-23T23:59:30Z', 'UTC', always, 'Open' ],
		[
			'2026-11-23T23:59:30Z',
			'UTC',
			[ CLOSED, ALL_DAY, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED ],
			'Open until 00:00',
		],
		[
			'2026-11-23T23:59:30Z',
			'UTC',
			[
				CLOSED,
				[ [ '00:00', '24:00' ] ],
				[ [ '00:00', '02:00' ] ],
				CLOSED,
				CLOSED,
				CLOSED,
				CLOSED,
			],
			'Open until 02:00',
		],
		[
			'2026-11-23T12:00:00Z',
			'UTC',
			[
				CLOSED,
				[ [ '00:00', '00:00' ] ],
				CLOSED,
				CLOSED,
				CLOSED,
				CLOSED,
				CLOSED,
			],
			'Open until 00:00',
		],
		[ '2026-11-23T12:00:00Z', 'UTC', Array( 7 ).fill( CLOSED ), 'Closed' ],
		// A week ahead is no day of this week.
		[
			'2026-11-23T18:00:00Z',
			'UTC',
			[ CLOSED, NINE, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED ],
			'Closed',
		],
	],
	'in the zone of the site': [
		// Monday 08:30 in New York, 14:30 in Berlin, 01:30 on Tuesday in Auckland.
		[
			'2026-11-23T13:30:00Z',
			'America/New_York',
			office,
			'Closed until 09:00',
		],
		[ '2026-11-23T13:30:00Z', 'Europe/Berlin', office, 'Open until 17:00' ],
		[
			'2026-11-22T20:30:00Z',
			'Pacific/Auckland',
			office,
			'Open until 17:00',
		],
		[ '2026-11-23T03:14:00Z', '+05:45', office, 'Closed until 09:00' ],
		[ '2026-11-23T03:15:00Z', '+05:45', office, 'Open until 17:00' ],
		[
			'2026-11-23T03:15:00Z',
			'Asia/Kathmandu',
			office,
			'Open until 17:00',
		],
		[ '2026-11-23T12:29:00Z', '-03:30', office, 'Closed until 09:00' ],
		[ '2026-11-23T12:30:00Z', '-03:30', office, 'Open until 17:00' ],
		[
			'2026-11-23T12:30:00Z',
			'America/St_Johns',
			office,
			'Open until 17:00',
		],
		[ '2026-11-23T08:59:00Z', '+00:00', office, 'Closed until 09:00' ],
	],
	'where the clock is set': [
		// Berlin goes from 02:00 to 03:00 on 29 March 2026, a Sunday, and back from 03:00 to 02:00 on 25 October.
		[ '2026-03-29T00:59:00Z', 'Europe/Berlin', bar, 'Open until 03:00' ],
		[
			'2026-03-29T01:00:00Z',
			'Europe/Berlin',
			bar,
			'Closed until Fri 20:00',
		],
		[
			'2026-03-30T06:59:00Z',
			'Europe/Berlin',
			office,
			'Closed until 09:00',
		],
		[ '2026-03-30T07:00:00Z', 'Europe/Berlin', office, 'Open until 17:00' ],
		[ '2026-03-27T08:00:00Z', 'Europe/Berlin', office, 'Open until 17:00' ],
		[
			'2026-03-27T07:59:00Z',
			'Europe/Berlin',
			office,
			'Closed until 09:00',
		],
		[ '2026-10-25T00:30:00Z', 'Europe/Berlin', bar, 'Open until 03:00' ],
		[ '2026-10-25T01:30:00Z', 'Europe/Berlin', bar, 'Open until 03:00' ],
		[
			'2026-10-25T02:00:00Z',
			'Europe/Berlin',
			bar,
			'Closed until Fri 20:00',
		],
		[
			'2026-10-26T07:59:00Z',
			'Europe/Berlin',
			office,
			'Closed until 09:00',
		],
		[ '2026-10-26T08:00:00Z', 'Europe/Berlin', office, 'Open until 17:00' ],
		// New York sets it on other days.
		[
			'2026-03-09T12:59:00Z',
			'America/New_York',
			office,
			'Closed until 09:00',
		],
		[
			'2026-03-09T13:00:00Z',
			'America/New_York',
			office,
			'Open until 17:00',
		],
		[
			'2026-11-02T14:00:00Z',
			'America/New_York',
			office,
			'Open until 17:00',
		],
	],
	'with special days': [
		[
			'2026-11-23T10:00:00Z',
			'UTC',
			office,
			'Closed until tomorrow 09:00',
			{ '2026-11-23': CLOSED },
		],
		[
			'2026-11-23T10:00:00Z',
			'UTC',
			office,
			'Open until 12:00',
			{ '2026-11-23': [ [ '10:00', '12:00' ] ] },
		],
		[
			'2026-11-22T18:00:00Z',
			'UTC',
			office,
			'Closed until Tue 09:00',
			{ '2026-11-23': CLOSED },
		],
		[
			'2026-11-28T10:00:00Z',
			'UTC',
			office,
			'Open until 14:00',
			{ '2026-11-28': [ [ '08:00', '14:00' ] ] },
		],
		// What began on the evening before goes on; what the week says of the night does not begin.
		[
			'2026-11-28T02:00:00Z',
			'UTC',
			bar,
			'Open until 03:00',
			{ '2026-11-28': CLOSED },
		],
		[
			'2026-11-29T02:00:00Z',
			'UTC',
			bar,
			'Closed until Fri 20:00',
			{ '2026-11-28': CLOSED },
		],
		// By the date at the site, over the turn of the year.
		[
			'2026-12-31T23:30:00Z',
			'Europe/Berlin',
			always,
			'Closed until tomorrow 00:00',
			{ '2027-01-01': CLOSED },
		],
		[
			'2026-12-31T22:30:00Z',
			'Europe/Berlin',
			always,
			'Open until 00:00',
			{ '2027-01-01': CLOSED },
		],
	],
};
