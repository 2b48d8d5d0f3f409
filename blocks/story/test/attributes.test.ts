import fc from 'fast-check';
import {
	DEFAULTS,
	normalize,
	normalizeSettings,
	withSettings,
} from '../attributes';

describe( 'normalize', () => {
	it( 'takes whatever is stored', () => {
		fc.assert(
			fc.property( fc.anything(), fc.anything(), ( files, settings ) => {
				const read = normalize( { mediaFiles: files, settings } );
				expect( Object.keys( read.settings ) ).toEqual(
					Object.keys( DEFAULTS )
				);
				expect( normalize( read ) ).toEqual( read );
			} )
		);
	} );

	it( 'knows a video by its kind of file', () => {
		const [ file ] = normalize( {
			mediaFiles: [ { mime: 'video/mp4', id: '7' } ],
		} ).mediaFiles;
		expect( file ).toMatchObject( { type: 'video', id: '7', alt: '' } );
	} );

	it( 'keeps numbers within their limits', () => {
		expect(
			normalizeSettings( {
				imageTime: 1e308,
				volume: -1,
				maxBullets: '7',
			} )
		).toMatchObject( { imageTime: 20, volume: 0, maxBullets: 7 } );
	} );
} );

describe( 'withSettings', () => {
	it( 'writes what differs and keeps what others wrote', () => {
		expect( withSettings( undefined, { imageTime: 5 } ) ).toBeUndefined();
		expect(
			withSettings( { x: 1, imageTime: 3 }, { startMuted: true } )
		).toEqual( { x: 1, imageTime: 3, startMuted: true } );
		expect(
			withSettings( { imageTime: 3 }, { imageTime: 5 } )
		).toBeUndefined();
	} );
} );
