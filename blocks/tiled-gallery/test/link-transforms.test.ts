/** Links of pictures that become a tiled gallery, or come from one (B16). */
import {
	image,
	registerBlocks,
	run,
	unregisterBlocks,
	type Made,
} from './make';

beforeAll( registerBlocks );
afterAll( unregisterBlocks );

describe( 'Links of pictures that become a tiled gallery', () => {
	const file = ( id: number, more: object = {} ) =>
		image( id, {
			url: `https://example.org/${ id }-1024x683.jpg`,
			...more,
		} );
	const media = ( id: number, name = `${ id }` ) =>
		file( id, {
			href: `https://example.org/${ name }.jpg`,
			linkDestination: 'media',
		} );
	const page = ( id: number ) =>
		file( id, {
			href: `https://example.org/?attachment_id=${ id }`,
			linkDestination: 'attachment',
		} );
	const custom = ( id: number ) =>
		file( id, {
			href: `https://example.org/shop/?item=${ id }`,
			linkDestination: 'custom',
		} );
	const fromGallery = ( linkTo: unknown, ...images: object[] ) =>
		(
			run(
				'from',
				'core/gallery',
				{ linkTo },
				images.map( ( attributes ) => ( { attributes } ) )
			) as Made
		 ).attributes;

	it( 'files: the full one, not the one that is shown', () => {
		for ( const linkTo of [ 'media', 'file', 'none', undefined ] ) {
			expect(
				fromGallery( linkTo, media( 1 ), media( 2, '2-scaled' ) )
			).toMatchObject( {
				linkTo: 'media',
				images: [
					{ url: 'https://example.org/1.jpg' },
					{ url: 'https://example.org/2-scaled.jpg' },
				],
			} );
		}
	} );

	it( 'pages', () => {
		for ( const linkTo of [ 'attachment', 'post', 'none' ] ) {
			expect( fromGallery( linkTo, page( 1 ), page( 2 ) ) ).toMatchObject(
				{
					linkTo: 'attachment',
					images: [
						{
							link: 'https://example.org/?attachment_id=1',
							url: 'https://example.org/1-1024x683.jpg',
						},
						{ link: 'https://example.org/?attachment_id=2' },
					],
				}
			);
		}
	} );

	it( 'addresses, also beside pages, files and pictures without a link', () => {
		for ( const linkTo of [ 'none', 'custom', 'media', 'attachment' ] ) {
			const { images, ...rest } = fromGallery(
				linkTo,
				custom( 1 ),
				page( 2 ),
				media( 3 ),
				file( 4 )
			);
			expect( rest ).toMatchObject( { linkTo: 'custom' } );
			expect(
				( images as Record< string, unknown >[] ).map(
					( { customLink } ) => customLink
				)
			).toEqual( [
				'https://example.org/shop/?item=1',
				'https://example.org/?attachment_id=2',
				'https://example.org/3.jpg',
				undefined,
			] );
		}
	} );

	it( 'no link comes to a picture that had none', () => {
		expect( fromGallery( 'none', media( 1 ), file( 2 ) ) ).toMatchObject( {
			linkTo: 'custom',
			images: [ { customLink: 'https://example.org/1.jpg' }, {} ],
		} );
	} );

	it( 'a link that is called a file and is none of this picture is an address', () => {
		expect(
			fromGallery(
				'none',
				file( 1, {
					href: 'https://example.org/prices.pdf',
					linkDestination: 'media',
				} )
			)
		).toMatchObject( {
			linkTo: 'custom',
			images: [
				{
					customLink: 'https://example.org/prices.pdf',
					url: 'https://example.org/1-1024x683.jpg',
				},
			],
		} );
	} );

	it( 'words that mean nothing are no target', () => {
		for ( const odd of [ 'constructor', '__proto__', '', 7, null ] ) {
			expect( fromGallery( odd, file( 1 ) ).linkTo ).toBeUndefined();
			expect( fromGallery( odd ).linkTo ).toBeUndefined();
			expect(
				fromGallery(
					'none',
					file( 1, { href: '/x', linkDestination: odd } )
				).linkTo
			).toBe( 'custom' );
		}
	} );

	it( 'image blocks', () => {
		expect(
			run( 'from', 'core/image', [ media( 1 ), media( 2 ) ] )
		).toMatchObject( { attributes: { linkTo: 'media' } } );
		expect(
			run( 'from', 'core/image', [ custom( 1 ), file( 2 ) ] )
		).toMatchObject( {
			attributes: {
				linkTo: 'custom',
				images: [
					{ customLink: 'https://example.org/shop/?item=1' },
					{},
				],
			},
		} );
	} );

	it( 'slides', () => {
		expect(
			run( 'from', 'jetpack/slideshow', {
				images: [
					file( 1, { id: '1', link: '/x?a=1' } ),
					file( 2, { id: '2' } ),
				],
			} )
		).toMatchObject( {
			attributes: {
				linkTo: 'custom',
				images: [ { customLink: '/x?a=1' }, {} ],
			},
		} );
	} );

	it( 'lists of the older format', () => {
		const images = [
			file( 1, {
				link: 'https://example.org/a/',
				fullUrl: 'https://example.org/1.jpg',
			} ),
		];
		const make = ( linkTo: string ) =>
			( run( 'from', 'core/gallery', { linkTo, images }, [] ) as Made )
				.attributes;
		expect( make( 'media' ) ).toMatchObject( {
			linkTo: 'media',
			images: [ { url: 'https://example.org/1.jpg' } ],
		} );
		expect( make( 'attachment' ) ).toMatchObject( {
			linkTo: 'attachment',
			images: [ { link: 'https://example.org/a/' } ],
		} );
		expect( make( 'none' ).linkTo ).toBeUndefined();
	} );

	it( 'come back when it becomes a gallery again', () => {
		for ( const pictures of [
			[ media( 1 ), media( 2 ) ],
			[ page( 1 ), page( 2 ) ],
			[ custom( 1 ), file( 2 ), page( 3 ) ],
		] ) {
			const { innerBlocks } = run(
				'to',
				'core/gallery',
				fromGallery( 'none', ...pictures )
			) as Made;
			expect(
				innerBlocks.map( ( { attributes: { href } } ) => href )
			).toEqual(
				pictures.map( ( picture ) =>
					'href' in picture ? picture.href : undefined
				)
			);
		}
	} );
} );
