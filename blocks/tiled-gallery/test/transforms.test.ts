import {
	find,
	image,
	registerBlocks,
	run,
	unregisterBlocks,
	type Made,
} from './make';

beforeAll( registerBlocks );
afterAll( unregisterBlocks );

describe( 'To a tiled gallery', () => {
	it( 'images without id or address and previews are dropped', () => {
		const made = run( 'from', 'core/image', [
			image( 1, { align: 'wide' } ),
			{ url: 'x', align: 'wide' },
			{ id: 2, align: 'wide' },
			image( 3, { url: 'blob:x', align: 'wide' } ),
		] );
		expect( made ).toMatchObject( {
			attributes: {
				ids: [ 1 ],
				images: [
					{ alt: '1', id: '1', url: 'https://example.org/1.jpg' },
				],
				align: 'wide',
			},
		} );
	} );

	it( 'keeps what is marked as decorative, there and back', () => {
		const { attributes } = run( 'from', 'core/image', [
			image( 1 ),
			image( 2, { alt: '', isDecorative: true } ),
		] ) as Made;
		expect( attributes.decorative ).toEqual( [ 1 ] );
		const images = run( 'to', 'core/image', attributes ) as Made[];
		expect(
			images.map( ( made ) => Boolean( made.attributes.isDecorative ) )
		).toEqual( [ false, true ] );
	} );

	it( 'takes over an alignment that all pictures have, and only one that it knows', () => {
		const getAlign = ( ...aligns: unknown[] ): unknown =>
			(
				run(
					'from',
					'core/image',
					aligns.map( ( align, at ) => image( at + 1, { align } ) )
				) as Made
			 ).attributes.align;
		expect( getAlign( 'full', 'full' ) ).toBe( 'full' );
		expect( getAlign( 'wide', undefined ) ).toBeUndefined();
		expect( getAlign( 'wide', 'full' ) ).toBeUndefined();
		expect( getAlign( 'left', 'left' ) ).toBeUndefined();
	} );

	it( 'leaves links of a gallery that are neither files nor pages', () => {
		for ( const linkTo of [ 'none', 'lightbox', 'custom', 7 ] ) {
			const made = run( 'from', 'core/gallery', { linkTo }, [
				{ attributes: image( 1 ) },
			] ) as Made;
			expect( made.attributes.linkTo ).toBeUndefined();
		}
	} );

	it( 'is not offered where no picture would come', () => {
		const offers = ( block: string, ...values: unknown[] ) =>
			find( 'from', block ).isMatch?.( ...values );
		expect( offers( 'core/image', [ image( 1 ) ] ) ).toBe( true );
		expect( offers( 'core/image', [ { url: 'x' }, {} ] ) ).toBe( false );
		expect( offers( 'core/image', null ) ).toBe( false );
		for ( const block of [ 'core/gallery', 'jetpack/slideshow' ] ) {
			expect( offers( block, { images: [ image( 1 ) ] }, {} ) ).toBe(
				true
			);
			expect( offers( block, { images: 'x' }, null ) ).toBe( false );
		}
		expect(
			offers(
				'core/gallery',
				{},
				{ innerBlocks: [ { attributes: image( 1 ) } ] }
			)
		).toBe( true );
	} );

	it( 'galleries of both formats and slideshows', () => {
		expect(
			run( 'from', 'core/gallery', { linkTo: 'media', columns: 2 }, [
				{ attributes: image( 1 ) },
				{
					attributes: image( 2, {
						href: '/p',
						linkDestination: 'attachment',
					} ),
				},
			] )
		).toMatchObject( {
			attributes: {
				ids: [ 1, 2 ],
				columns: 2,
				linkTo: 'media',
				images: [ {}, { link: '/p' } ],
			},
		} );
		expect(
			run(
				'from',
				'core/gallery',
				{ images: [ image( 4, { link: '/q' } ) ] },
				[]
			)
		).toMatchObject( {
			attributes: { ids: [ 4 ], images: [ { link: '/q' } ] },
		} );
		expect(
			run(
				'from',
				'jetpack/slideshow',
				{ images: [ image( 5, { id: '5' } ) ] },
				[]
			)
		).toMatchObject( { attributes: { ids: [ 5 ] } } );
	} );
} );

describe( 'From a tiled gallery', () => {
	const attributes = {
		align: 'wide',
		columns: 20,
		linkTo: 'custom',
		images: [
			image( 1, { id: '1', customLink: '/x' } ),
			image( 2, { id: undefined } ),
		],
	};
	it( 'a gallery with image blocks', () => {
		expect( run( 'to', 'core/gallery', attributes ) ).toMatchObject( {
			attributes: {
				columns: 8,
				imageCrop: true,
				linkTo: 'none',
				align: 'wide',
			},
			innerBlocks: [
				{
					attributes: {
						id: 1,
						href: '/x',
						linkDestination: 'custom',
					},
				},
				{ attributes: { url: 'https://example.org/2.jpg' } },
			],
		} );
	} );
	it( 'pictures lead where they led', () => {
		const picture = image( 1, {
			id: '1',
			link: 'https://example.org/page/',
		} );
		const getLinks = ( linkTo: string ) => {
			const made = run( 'to', 'core/gallery', {
				images: [ picture ],
				linkTo,
			} ) as Made;
			return {
				...made.innerBlocks[ 0 ]?.attributes,
				linkTo: made.attributes.linkTo,
			};
		};
		expect( getLinks( 'media' ) ).toMatchObject( {
			linkTo: 'media',
			href: picture.url,
			linkDestination: 'media',
		} );
		expect( getLinks( 'attachment' ) ).toMatchObject( {
			linkTo: 'attachment',
			href: 'https://example.org/page/',
			linkDestination: 'attachment',
		} );
		expect( getLinks( 'none' ) ).not.toHaveProperty( 'href' );
	} );

	it( 'images with the alignment of the block', () => {
		expect( run( 'to', 'core/image', attributes ) ).toMatchObject( [
			{ attributes: { align: 'wide' } },
			{ attributes: { align: 'wide' } },
		] );
		expect( run( 'to', 'core/image', {} ) ).toHaveLength( 1 );
	} );
} );
