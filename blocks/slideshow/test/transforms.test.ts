import {
	createBlock,
	getBlockTypes,
	registerBlockType,
	switchToBlockType,
	unregisterBlockType,
	type Block,
} from '@wordpress/blocks';
import { registerCoreBlocks } from '@wordpress/block-library';
import { registerWith } from '@tests/jest/register';
import metadata from '../block.json';
import slideshow from '..';

const boat = { id: 1, url: 'https://example.org/1.jpg' };
const quay = { id: 2, url: 'https://example.org/2.jpg' };

beforeAll( () => {
	registerCoreBlocks();
	registerWith( metadata, slideshow );
	// The other block of the bundle is not loaded here: a stand-in with its attributes.
	registerBlockType( 'jetpack/tiled-gallery', {
		apiVersion: 3,
		title: 'Tiled Gallery',
		category: 'media',
		attributes: {
			align: { type: 'string', default: 'center' },
			images: { type: 'array', default: [] },
			linkTo: { type: 'string', default: 'none' },
		},
		save: () => null,
	} as Parameters< typeof registerBlockType >[ 1 ] );
} );

afterAll( () => {
	getBlockTypes().forEach( ( { name } ) => unregisterBlockType( name ) );
} );

const turn = ( blocks: Block | Block[], name: string ) =>
	switchToBlockType( blocks, name ) ?? [];

const toSlides = ( blocks: Block | Block[] ) =>
	turn( blocks, 'jetpack/slideshow' )[ 0 ]?.attributes;

describe( 'to a slideshow', () => {
	it( 'takes several images with their captions, links and common size', () => {
		const slides = toSlides( [
			createBlock( 'core/image', {
				...boat,
				alt: 'Boat',
				caption: 'The <em>boat</em>',
				href: 'https://example.org/boat/',
				sizeSlug: 'large',
				align: 'wide',
			} ),
			createBlock( 'core/image', {
				url: 'https://example.org/no-id.jpg',
			} ),
			createBlock( 'core/image', {
				...quay,
				sizeSlug: 'large',
				align: 'wide',
			} ),
		] );
		expect( slides ).toMatchObject( {
			ids: [ 1, 2 ],
			images: [
				{
					alt: 'Boat',
					caption: 'The <em>boat</em>',
					id: '1',
					link: 'https://example.org/boat/',
					url: boat.url,
				},
				{ alt: '', id: '2', url: quay.url },
			],
		} );
	} );

	it( 'takes the images inside a gallery of today', () => {
		expect(
			toSlides(
				createBlock( 'core/gallery', { align: 'full' }, [
					createBlock( 'core/image', { ...quay, caption: 'Quay' } ),
					createBlock( 'core/image', boat ),
				] )
			)
		).toMatchObject( {
			align: 'full',
			ids: [ 2, 1 ],
			images: [ { caption: 'Quay', id: '2' }, { id: '1' } ],
		} );
	} );

	it( 'takes the list of a gallery of the older format, and of a tiled gallery', () => {
		for ( const name of [ 'core/gallery', 'jetpack/tiled-gallery' ] ) {
			expect(
				toSlides(
					createBlock( name, {
						align: 'wide',
						images: [
							{
								...boat,
								id: '1',
								alt: 'Boat',
								link: 'https://example.org/?attachment_id=1',
							},
							{ url: 'https://example.org/none.jpg' },
						],
					} )
				)
			).toMatchObject( {
				align: 'wide',
				ids: [ 1 ],
				images: [ { alt: 'Boat', id: '1', url: boat.url } ],
			} );
		}
	} );

	it( 'keeps where pictures of a tiled gallery, or of an older list, lead', () => {
		const getLinks = ( name: string, linkTo: string ) =>
			(
				toSlides(
					createBlock( name, {
						linkTo,
						images: [
							{
								...boat,
								customLink: '/shop/?item=1',
								// Tiled galleries have none.
								...( name === 'core/gallery' && {
									fullUrl: 'https://example.org/1-full.jpg',
								} ),
								link: '/page/?attachment_id=1',
							},
							quay,
						],
					} )
				)?.images as { link?: string }[]
			 ).map( ( { link } ) => link );
		const TILED = 'jetpack/tiled-gallery';
		expect( getLinks( TILED, 'custom' ) ).toEqual( [
			'/shop/?item=1',
			undefined,
		] );
		expect( getLinks( TILED, 'media' ) ).toEqual( [ boat.url, quay.url ] );
		for ( const name of [ TILED, 'core/gallery' ] ) {
			expect( getLinks( name, 'attachment' ) ).toEqual( [
				'/page/?attachment_id=1',
				undefined,
			] );
			expect( getLinks( name, 'none' ) ).toEqual( [
				undefined,
				undefined,
			] );
		}
		expect( getLinks( 'core/gallery', 'file' ) ).toEqual( [
			'https://example.org/1-full.jpg',
			quay.url,
		] );
		expect( getLinks( 'core/gallery', 'post' ) ).toEqual( [
			'/page/?attachment_id=1',
			undefined,
		] );
	} );

	it( 'is not offered where nothing would be left', () => {
		expect(
			turn( createBlock( 'core/gallery' ), 'jetpack/slideshow' )
		).toHaveLength( 0 );
	} );
} );

describe( 'from a slideshow', () => {
	const make = () =>
		createBlock( 'jetpack/slideshow', {
			align: 'wide',
			ids: [ 1 ],
			sizeSlug: 'large',
			images: [
				{
					alt: 'Boat',
					caption: 'The boat',
					id: '1',
					link: 'https://example.org/boat/',
					url: boat.url,
				},
				{ alt: '', url: 'https://example.org/elsewhere.jpg' },
			],
		} );

	it( 'makes a gallery of image blocks', () => {
		const [ gallery ] = turn( make(), 'core/gallery' );
		expect( gallery?.attributes ).toMatchObject( {
			align: 'wide',
			linkTo: 'none',
			sizeSlug: 'large',
		} );
		const [ first, second ] = gallery?.innerBlocks ?? [];
		expect( first?.name ).toBe( 'core/image' );
		expect( first?.attributes ).toMatchObject( {
			alt: 'Boat',
			href: 'https://example.org/boat/',
			id: 1,
			linkDestination: 'custom',
			sizeSlug: 'large',
			url: boat.url,
		} );
		expect( String( first?.attributes.caption ) ).toBe( 'The boat' );
		expect( second?.attributes.id ).toBeUndefined();
	} );

	it( 'keeps what is marked as decorative, there and back', () => {
		const decorative = createBlock( 'core/image', {
			...boat,
			alt: '',
			isDecorative: true,
		} );
		const made = turn(
			[
				createBlock( 'core/image', { ...quay, alt: 'Quay' } ),
				decorative,
			],
			'jetpack/slideshow'
		);
		expect( made[ 0 ]?.attributes.decorative ).toEqual( [ 1 ] );
		const images = turn( made, 'core/image' );
		expect(
			images.map( ( { attributes } ) =>
				Boolean( attributes.isDecorative )
			)
		).toEqual( [ false, true ] );
	} );

	it( 'makes one image per slide, or an empty one', () => {
		expect( turn( make(), 'core/image' ) ).toHaveLength( 2 );
		const [ empty ] = turn(
			createBlock( 'jetpack/slideshow' ),
			'core/image'
		);
		expect( empty?.name ).toBe( 'core/image' );
	} );
} );
