import fc from 'fast-check';
import { normalize } from '../attributes';
import metadata from '../block.json';
import { BACKGROUNDS } from '../colors';
import { arbitrary } from './arbitrary';

const DEFAULTS = Object.fromEntries(
	Object.entries( metadata.attributes ).map( ( [ name, fact ] ) => [
		name,
		'default' in fact ? fact.default : undefined,
	] )
);

describe( 'normalize', () => {
	it( 'gives the defaults of block.json for nothing', () => {
		expect( normalize( {} ) ).toEqual( DEFAULTS );
	} );

	it( 'is total and idempotent, and leaves its input alone', () => {
		fc.assert(
			fc.property( fc.anything(), ( anything ) => {
				const once = normalize( anything );
				expect( normalize( once ) ).toEqual( once );
			} )
		);
		fc.assert(
			fc.property(
				fc.dictionary( fc.string(), fc.anything() ),
				( any ) => {
					expect( typeof normalize( any ).backgroundColor ).toBe(
						'string'
					);
				}
			)
		);
	} );

	it( 'keeps what the controls set letter by letter', () => {
		fc.assert(
			fc.property( arbitrary, ( { align: _, ...set } ) => {
				expect( normalize( set ) ).toMatchObject( set );
			} )
		);
	} );

	it.each( [
		'#25d366',
		'#FFFFFF',
		'red',
		'rgb( 0 0 0 / 50% )',
		'hsla(120,100%,50%,.3)',
		'var(--wp--preset--color--vivid-red)',
		'',
	] )( 'keeps the colour %s', ( backgroundColor ) => {
		expect( normalize( { backgroundColor } ).backgroundColor ).toBe(
			backgroundColor
		);
	} );

	it.each( [
		'red;position:fixed',
		'url(//other.example/x)',
		'URL (x)',
		'image-set(x)',
		'red}body{display:none',
		'"><script>',
		'\\75rl(x)',
		'red/**/;x:y',
		'#'.repeat( 65 ),
		5,
		null,
		[ '#fff' ],
	] )( 'takes green for the colour %s', ( backgroundColor ) => {
		expect( normalize( { backgroundColor } ) ).toMatchObject( {
			backgroundColor: '#25D366',
			colorClass: 'dark',
		} );
	} );

	it( 'takes the class of the background for one that is none', () => {
		for ( const { color, colorClass } of BACKGROUNDS ) {
			for ( const bad of [ 'a b', '"x', '', 4 ] ) {
				expect(
					normalize( { backgroundColor: color, colorClass: bad } )
						.colorClass
				).toBe( colorClass );
			}
		}
	} );
} );
