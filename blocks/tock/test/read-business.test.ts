import services from '@shared/embeds/services.json';
import { readBusiness } from '../read-business';
import { SCRIPT } from '../widget';
import addresses from './addresses.json';

it.each( addresses.map( ( row: unknown[] ) => row ) )(
	'%j is read as %j',
	( text: unknown, name: unknown ) => {
		expect( readBusiness( text ) ?? '' ).toBe( name );
	}
);

it( 'reads the code of the button', () => {
	expect(
		readBusiness(
			`<div id="Tock_widget_container"></div><script>!function(t,o){}(window,document); tock('init', 'harbour-kitchen');</script>`
		)
	).toBe( 'harbour-kitchen' );
	expect( readBusiness( `tock('init', '"><script>')` ) ).toBeNull();
} );

it( 'loads the script of the table of services', () => {
	expect( SCRIPT ).toBe( services.tock.script );
} );
