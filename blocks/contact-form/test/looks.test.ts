import fs from 'node:fs';
import path from 'node:path';
import { LOOKS, readFormStyles } from '../edit/styles/read';
import metadata from '../block.json';
import { FORM } from './form';

describe( 'Looks chosen once for a form', () => {
	it( 'are classes and custom properties, the theme’s presets among them', () => {
		expect(
			readFormStyles( {
				...FORM,
				labelColor: 'var:preset|color|accent-1',
				fieldGap: '2rem',
				buttonColor: '',
				buttonPadding: 7,
			} )
		).toEqual( {
			className: 'sets-label-color sets-form-gap',
			style: {
				'--mainstreet-label-color':
					'var(--wp--preset--color--accent-1)',
				'--mainstreet-form-gap': '2rem',
			},
		} );
	} );

	it( 'lay out fields in a row, and at a side of it', () => {
		const read = ( layout: unknown ) =>
			readFormStyles( { ...FORM, layout } ).style;
		expect(
			read( { orientation: 'horizontal', justifyContent: 'right' } )
		).toEqual( {
			'--mainstreet-form-justify': 'flex-end',
			'--mainstreet-form-basis': '9em',
			'--mainstreet-form-align': 'flex-end',
		} );
		// What forms of today hold.
		expect(
			read( {
				type: 'flex',
				flexWrap: 'nowrap',
				orientation: 'vertical',
			} )
		).toEqual( {} );
		expect(
			read( { justifyContent: 'red;x:y', orientation: [] } )
		).toEqual( {} );
	} );

	it( 'leave a form alone that has none', () => {
		expect( readFormStyles( FORM ) ).toEqual( {
			className: '',
			style: {},
		} );
	} );

	it( 'are the same on the server and in block.json', () => {
		const php = fs.readFileSync(
			path.join( __dirname, '../rendering/class-form-styles.php' ),
			'utf8'
		);
		const attributes = /VARIABLES = array\(([^]+?)\n\t\);/.exec(
			php
		)?.[ 1 ];
		const pairs = [
			...( attributes ?? '' ).matchAll( /'(\w+)'\s+=> '([\w-]+)',/g ),
		].map( ( [ , attribute, name ] ) => [ attribute, name ] );
		expect( pairs ).toEqual( Object.entries( LOOKS ) );
		for ( const name of Object.keys( LOOKS ) ) {
			expect( metadata.attributes ).toHaveProperty( [ name ], {
				type: 'string',
			} );
		}
	} );
} );
