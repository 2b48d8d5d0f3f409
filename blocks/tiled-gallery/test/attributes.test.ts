import { withImages } from '@shared/alternative-text/decorative';
import { getAddress } from '../address';
import { getColumns, getLayout, getRatio, normalize } from '../attributes';
import { getRows, isAsSaved } from '../layout/rows';
import { getWidths } from '../layout/widths';
import type { Picture } from '../types';

const picture = ( name: string, width = 900, height = 600 ): Picture => ( {
	alt: '',
	url: `https://example.org/${ name }.jpg`,
	width,
	height,
} );

describe( 'normalize', () => {
	it( 'is total', () => {
		for ( const odd of [
			null,
			'x',
			{ images: 'x', columns: '3', roundedCorners: 1e308, linkTo: 7 },
			{ images: [ null, 4, { alt: 5, width: [] } ], saved: [ 1 ] },
			{ saved: [ { className: 4, rows: [ { columns: 5 } ] } ] },
		] ) {
			expect( normalize( odd ).linkTo ).toBe( 'none' );
		}
		expect( normalize( { roundedCorners: 1e308 } ).corners ).toBe( 20 );
		expect( normalize( { roundedCorners: -5 } ).corners ).toBe( 0 );
		expect(
			normalize( { roundedCorners: 9, className: 'is-style-circle' } )
				.corners
		).toBe( 0 );
		expect(
			normalize( { images: [ { alt: 5, id: {} } ] } ).images
		).toEqual( [ { alt: '' } ] );
	} );

	it( 'reads the style and the columns', () => {
		expect( getLayout( 'x is-style-square y' ) ).toBe( 'square' );
		expect( getLayout( 'is-style-squared' ) ).toBe( 'rectangular' );
		expect( getLayout( undefined ) ).toBe( 'rectangular' );
		expect(
			[ undefined, 0, 2, 99, NaN ].map( ( columns ) =>
				getColumns( columns, 2 )
			)
		).toEqual( [ 2, 2, 2, 20, 2 ] );
		expect( getColumns( undefined, 9 ) ).toBe( 3 );
		expect( getRatio( { alt: '', width: '900', height: '600' } ) ).toBe(
			1.5
		);
		expect( getRatio( { alt: '', width: '900', height: '0' } ) ).toBe( 1 );
	} );
} );

describe( 'decorative', () => {
	it( 'is kept beside the pictures, which the saved markup holds', () => {
		const pictures = [
			picture( 'a' ),
			{ ...picture( 'b' ), isDecorative: true } as const,
		];
		const { images, decorative } = withImages( pictures );
		expect( decorative ).toEqual( [ 1 ] );
		const saved = images.map( ( { alt, url, width, height } ) => ( {
			alt,
			url,
			width,
			height,
		} ) );
		expect( normalize( { images: saved, decorative } ).images ).toEqual(
			pictures
		);
	} );
} );

describe( 'getAddress', () => {
	const OLD = 'https://i0.wp.com/example.org/a.jpg?ssl=1';
	const from = (
		attributes: object,
		was: string | null,
		src?: string
	): string => {
		const images = [ { ...picture( 'a' ), ...( src && { src } ) } ];
		const saved = was !== null && [
			{ className: `aligncenter is-style-${ was }`, rows: [] },
		];
		const gallery = normalize( {
			images,
			...( saved && { saved } ),
			...attributes,
		} );
		const [ first = { alt: '' } ] = gallery.images;
		return getAddress( first, gallery );
	};

	it.each( [
		'https://example.org/a.jpg?w=1#x',
		'http://example.org/a%20b.jpg',
		'https://x.files.wordpress.com/a.jpg?w=2',
		'http://localhost/a.jpg',
		'https://cdn.example.net/a.jpg',
		'blob:https://example.org/1',
		'/a.jpg',
	] )( 'is that of the file for a new picture: %s', ( url ) => {
		for ( const className of [
			'is-style-rectangular',
			'is-style-square',
		] ) {
			const images = [ { ...picture( 'a', 3000, 2500 ), url } ];
			expect( from( { className, images }, null ) ).toBe( url );
			// Also one that is added to an old gallery.
			expect( from( { className, images }, 'square' ) ).toBe( url );
		}
	} );

	it( 'is none where the picture has none', () => {
		expect( from( { images: [ { alt: '' } ] }, null ) ).toBe( '' );
	} );

	it( 'is what an old post has, whatever that is', () => {
		expect( from( {}, 'rectangular', OLD ) ).toBe( OLD );
		expect(
			from( { className: 'is-style-columns' }, 'rectangular', OLD )
		).toBe( OLD );
		const resized = `${ OLD }&resize=2%2C2`;
		expect(
			from( { className: 'is-style-circle' }, 'square', resized )
		).toBe( resized );
	} );

	it( 'is that of the file once an old picture is cropped in another way, or stands in a copy', () => {
		expect(
			from( { className: 'is-style-square' }, 'rectangular', OLD )
		).toBe( 'https://example.org/a.jpg' );
		expect( from( { className: 'is-style-columns' }, 'circle', OLD ) ).toBe(
			'https://example.org/a.jpg'
		);
		expect( from( {}, null, OLD ) ).toBe( 'https://example.org/a.jpg' );
	} );
} );

describe( 'getRows', () => {
	const images = [ 'a', 'b', 'c' ].map( ( name ) =>
		picture( name, 600, 600 )
	);
	const saved = [
		{
			className: 'aligncenter is-style-rectangular',
			rows: [ [ 0 ], [ 1, 2 ] ].map( ( row ) => ( {
				columns: row.map( ( at ) => ( {
					images: [ { url: images[ at ]?.url } ],
				} ) ),
			} ) ),
		},
	];
	const attributes = {
		align: 'center',
		className: 'is-style-rectangular',
		images,
		saved,
	};
	const shape = ( more: object ) =>
		JSON.stringify(
			getRows( normalize( { ...attributes, ...more } ) ).map( ( row ) =>
				row.map( ( column ) => column.length )
			)
		);

	it( 'keeps the rows of the post while what they follow from is the same', () => {
		expect( shape( {} ) ).toBe( '[[1],[1,1]]' );
		expect( isAsSaved( normalize( attributes ) ) ).toBe( true );
	} );

	it.each( [
		[ 'alignment', { align: 'wide' }, '[[1,2]]' ],
		[ 'style', { className: 'is-style-columns' }, '[[1,1,1]]' ],
		[ 'order', { images: [ ...images ].reverse() }, '[[1,2]]' ],
		[ 'number', { images: images.slice( 1 ) }, '[[1,1]]' ],
	] )( 'works them out after another %s', ( _name, more, rows ) => {
		expect( shape( more ) ).toBe( rows );
	} );
} );

describe( 'getWidths', () => {
	it( 'makes the columns of a row equally high', () => {
		const row = [
			[ picture( 'a', 800, 800 ) ],
			[ picture( 'b' ), picture( 'c' ) ],
		];
		const [ widths = [] ] = getWidths( [ row ] );
		const [ first = 0, second = 0 ] = widths.map(
			( width ) => ( Number( width ) / 100 ) * 636
		);
		expect( first ).toBeCloseTo( ( second / 1.5 ) * 2 + 4, 1 );
		expect( widths[ 0 ] ).toMatch( /^\d+\.\d{5}$/ );
		expect(
			widths.reduce( ( sum, width ) => sum + Number( width ), 0 )
		).toBeCloseTo( 100, 3 );
	} );
} );
