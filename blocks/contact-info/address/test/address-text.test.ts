import fc from 'fast-check';
import { getMapsUrl, hasAddress } from '../address-text';
import { normalize } from '../attributes';
import { PARTS } from '../types';

const maps = ( parts: Record< string, string > ) =>
	getMapsUrl( normalize( parts ) ).replace(
		'https://www.google.com/maps/search/',
		''
	);

describe( 'getMapsUrl', () => {
	it.each( [
		[ {}, '' ],
		[ { address: 'Quay' }, 'Quay,' ],
		[ { addressLine2: 'B' }, 'B,' ],
		[ { addressLine3: 'C' }, 'C,' ],
		[ { city: 'Veere' }, '+Veere,' ],
		[ { region: 'Zeeland' }, '+Zeeland,' ],
		[ { postal: '4351' }, '+4351' ],
		[ { country: 'NL' }, '+NL' ],
		[ { region: 'Zeeland', postal: '4351' }, '+Zeeland,+4351' ],
		[
			{
				address: 'A',
				addressLine2: 'B',
				addressLine3: 'C',
				city: 'D',
				region: 'E',
				postal: 'F',
				country: 'G',
			},
			'A,B,C,+D,+E,+F+G',
		],
	] )( 'writes %j as %s', ( parts, expected ) => {
		expect( maps( parts ) ).toBe( expected );
	} );

	it( 'replaces only the first space of the whole address', () => {
		expect( maps( { address: '4 Quay Street', city: 'New Town' } ) ).toBe(
			'4+Quay Street,+New Town,'
		);
		expect( maps( { address: 'Quay', city: 'New Old Town' } ) ).toBe(
			'Quay,+New+Old Town,'
		);
	} );

	it( 'replaces no other white space, and encodes nothing', () => {
		expect( maps( { address: 'a\tb\nc', postal: '#1?%' } ) ).toBe(
			'a\tb\nc,+#1?%'
		);
	} );
} );

describe( 'hasAddress', () => {
	it( 'is false when all parts are empty, link or not', () => {
		expect( hasAddress( normalize( { linkToGoogleMaps: true } ) ) ).toBe(
			false
		);
	} );

	it.each( [ ...PARTS ] )( 'is true with %s alone', ( part ) => {
		expect( hasAddress( normalize( { [ part ]: 'x' } ) ) ).toBe( true );
	} );
} );

describe( 'normalize', () => {
	it( 'gives texts and a switch for anything', () => {
		fc.assert(
			fc.property(
				fc.dictionary(
					fc.constantFrom( ...PARTS ),
					fc.oneof( fc.string(), fc.anything() )
				),
				fc.oneof( fc.boolean(), fc.anything() ),
				( parts, linkToGoogleMaps ) => {
					const result = normalize( { ...parts, linkToGoogleMaps } );
					expect( PARTS ).not.toHaveLength( 0 );
					for ( const part of PARTS ) {
						const stored = parts[ part ];
						expect( result[ part ] ).toBe(
							typeof stored === 'string' ? stored : ''
						);
					}
					expect( result.linkToGoogleMaps ).toBe(
						linkToGoogleMaps === true
					);
				}
			)
		);
	} );
} );
