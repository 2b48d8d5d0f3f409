import { describeNow } from '../open-now';
import { cases, office } from './open-now-cases';

const sentences = {
	open: 'Open',
	until: 'Open until %s',
	closed: 'Closed',
	today: 'Closed until %s',
	tomorrow: 'Closed until tomorrow %s',
	later: 'Closed until %1$s %2$s',
	times: new Proxy( {}, { get: ( _target, time ) => time } ),
	days: [ 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ],
};

describe.each( Object.entries( cases ) )( 'Open now, %s', ( _name, list ) => {
	it.each( list )(
		'%s in %s',
		( now, zone, week, expected, special = {} ) => {
			const { text, isOpen } = describeNow(
				{ zone, week, special },
				sentences,
				Date.parse( now )
			);
			expect( text ).toBe( expected );
			expect( isOpen ).toBe( expected.startsWith( 'Open' ) );
		}
	);
} );

it( 'says nothing in a zone that the browser does not know', () => {
	expect( () =>
		describeNow(
			{ zone: 'Mars/Olympus', week: office, special: {} },
			sentences,
			0
		)
	).toThrow( RangeError );
} );
