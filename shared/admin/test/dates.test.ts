import { getSettings, setSettings } from '@wordpress/date';
import { formatDay, formatMoment } from '../dates';

const before = getSettings();

afterEach( () => setSettings( before ) );

const write = ( date: string, time: string ) =>
	setSettings( {
		...before,
		formats: { ...before.formats, date, time },
		timezone: { ...before.timezone, offset: 0, string: 'UTC' },
	} );

test( 'a moment is written in the formats of the site, and its time stays in one piece', () => {
	write( 'Y-m-d', 'g:i a' );
	expect( formatMoment( '2026-11-21T23:18:00+00:00' ) ).toBe(
		'2026-11-21 11:18\u00a0pm'
	);
	write( 'j.n.Y', 'H:i' );
	expect( formatMoment( '2026-11-21T23:18:00+00:00' ) ).toBe(
		'21.11.2026 23:18'
	);
	expect( formatDay( '2026-11-21 23:18:00' ) ).toBe( '21.11.2026' );
} );

test( 'no moment is no text', () => {
	expect( formatMoment( '' ) ).toBe( '' );
	expect( formatDay( '' ) ).toBe( '' );
} );
