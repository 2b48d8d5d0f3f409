import fs from 'node:fs';
import path from 'node:path';
import { SERVICES } from '../sharing-button/services';

const sheet = fs.readFileSync(
	path.join( __dirname, '../round.scss' ),
	'utf8'
);

/** Contrast of white on a color of three or six digits. */
function getContrast( color: string ): number {
	const digits =
		color.length === 3
			? [ ...color ].map( ( digit ) => digit + digit ).join( '' )
			: color;
	const [ red = 0, green = 0, blue = 0 ] = [ 0, 2, 4 ].map( ( at ) => {
		const share = parseInt( digits.slice( at, at + 2 ), 16 ) / 255;
		return share <= 0.04045
			? share / 12.92
			: ( ( share + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 1.05 / ( 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05 );
}

describe( 'The block style "Round logos"', () => {
	it( 'has a color for each service, on which a white logo is seen', () => {
		const colors = [
			...sheet.matchAll( /--mainstreet-share-brand(?::|,) #([\da-f]+)/g ),
		].map( ( [ , color = '' ] ) => color );
		expect( colors.length ).toBeGreaterThan( 9 );
		for ( const color of colors ) {
			expect( getContrast( color ) ).toBeGreaterThanOrEqual( 3 );
		}
	} );

	it( 'knows the services of other sites', () => {
		const own = [ 'mail', 'link', 'share', 'print' ];
		expect(
			SERVICES.filter(
				( service ) =>
					! own.includes( service ) &&
					! sheet.includes( `.is-${ service }` )
			)
		).toEqual( [] );
	} );
} );
