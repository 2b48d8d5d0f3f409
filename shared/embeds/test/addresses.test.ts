import { getSandbox, parseServiceUrl, readAttribute, type Service } from '..';
import services from '../services.json';
import cases from './addresses.json';

const isService = ( id: string ): id is Service => id in services;

describe( 'Addresses of services', () => {
	// The server's test reads the same table (src/embeds/test/embeds.test.php).
	it.each( cases )( '%s: %s', ( service, text, expected ) => {
		if ( ! service || ! isService( service ) ) {
			throw new Error( 'The case names no service.' );
		}
		expect( parseServiceUrl( service, text )?.href ?? null ).toBe(
			expected
		);
	} );

	it( 'are never anything but text', () => {
		for ( const value of [
			null,
			undefined,
			7,
			{},
			[ 'https://calendly.com/a' ],
		] ) {
			expect( parseServiceUrl( 'calendly', value ) ).toBeNull();
		}
	} );
} );

describe( 'Pasted code', () => {
	it.each( [
		[
			'<iframe src="https://a.example/?a=1&amp;b=2" width="800">',
			'src',
			'https://a.example/?a=1&b=2',
		],
		[
			"<IFRAME\n SRC='https://a.example/'></IFRAME>",
			'src',
			'https://a.example/',
		],
		[ '<iframe src=https://a.example/ height=300>', 'height', '300' ],
		[ '<iframe data-src="x" src="y">', 'src', 'y' ],
		[ '<iframe>', 'src', '' ],
	] )( '%s', ( code, name, value ) =>
		expect( readAttribute( code, name ) ).toBe( value )
	);
} );

describe( 'The table of services', () => {
	it.each( Object.entries( services ) )(
		'%s is complete and loads over https alone',
		( _id, row ) => {
			expect( row.label ).not.toBe( '' );
			expect( row.hosts.length ).toBeGreaterThan( 0 );
			for ( const origin of row.loads ) {
				expect( new URL( origin ).origin ).toBe( origin );
				expect( origin ).toMatch( /^https:/ );
			}
			if ( row.script !== '' ) {
				expect( row.loads ).toContain( new URL( row.script ).origin );
			}
		}
	);
} );

it( 'No frame leads the page away without a press, nor the editor at all', () => {
	for ( const [ id, { sandbox } ] of Object.entries( services ) ) {
		expect( sandbox.split( ' ' ) ).not.toContain( 'allow-top-navigation' );
		if ( id === 'calendly' || id === 'opentable' ) {
			expect( sandbox ).toContain(
				' allow-top-navigation-by-user-activation'
			);
			expect( getSandbox( id ) ).not.toContain( 'top-navigation' );
		}
	}
} );
