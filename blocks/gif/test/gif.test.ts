import { normalize } from '../attributes';
import { readGif, readPasted, toPadding } from '../gif';
import addresses from './addresses.json';

it.each( addresses.map( ( row: unknown[] ) => row ) )(
	'reads %j as %j',
	( text: unknown, id: unknown ) => {
		expect( readGif( text )?.id ?? null ).toBe( id );
	}
);

describe( 'readPasted', () => {
	it.each( [
		'<iframe src="https://giphy.com/embed/a1b2c3" width="480" height="360" frameBorder="0" class="giphy-embed" allowFullScreen></iframe><p><a href="https://giphy.com/gifs/boat-a1b2c3">via GIPHY</a></p>',
		"<div>\n<iframe\n width='480' height='360'\n src='https://giphy.com/embed/a1b2c3?x=1&amp;y=2'></iframe></div>",
		'<script src="https://example.org/x.js"></script><IFRAME SRC=//giphy.com/embed/a1b2c3 WIDTH=480 HEIGHT=360></IFRAME><script>alert( 1 )</script>',
	] )( 'reads embed code and its shape: %s', ( code ) => {
		expect( readPasted( code ) ).toMatchObject( {
			id: 'a1b2c3',
			paddingTop: '75%',
		} );
	} );

	it.each( [
		'<iframe src="https://example.org/embed/a1b2c3"></iframe>',
		'<iframe src="javascript:alert(1)//giphy.com/embed/a1b2c3"></iframe>',
		'<iframe></iframe>',
		'<img src="https://giphy.com/embed/a1b2c3">',
	] )( 'leaves other code: %s', ( code ) => {
		expect( readPasted( code ) ).toBeNull();
	} );

	it( 'does without a shape where the code says none', () => {
		expect(
			readPasted(
				'<iframe src="https://giphy.com/embed/a1" width="100%" height="100%"></iframe>'
			)?.paddingTop
		).toBeUndefined();
	} );
} );

it( 'reckons the shape', () => {
	expect( toPadding( '480', '270' ) ).toBe( '56.25%' );
	expect( toPadding( 400, 400 ) ).toBe( '100%' );
	for ( const [ width, height ] of [
		[ 0, 10 ],
		[ 10, 0 ],
		[ 'x', 1 ],
		[ 1, 1e308 ],
		[ undefined, undefined ],
		[ -4, 3 ],
	] ) {
		expect( toPadding( width, height ) ).toBeUndefined();
	}
} );

describe( 'normalize', () => {
	it.each( [
		[ '75%', '75%' ],
		[ '56.25%', '56.25%' ],
		[ '0%', '56.2%' ],
		[ '99999%', '56.2%' ],
		[ '75%;position:fixed', '56.2%' ],
		[ 75, '56.2%' ],
		[ [ '75%' ], '56.2%' ],
	] )( 'a shape of %j is %s', ( paddingTop, expected ) => {
		expect( normalize( { paddingTop } ).paddingTop ).toBe( expected );
	} );

	it( 'shows what later versions stored', () => {
		expect(
			normalize( {
				gifUrl: 'https://media.giphy.com/media/a1b2c3/giphy.gif',
			} ).src
		).toBe( 'https://giphy.com/embed/a1b2c3' );
	} );
} );
