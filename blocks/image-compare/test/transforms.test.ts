import {
	createBlock,
	getBlockTypes,
	switchToBlockType,
	unregisterBlockType,
	type Block,
} from '@wordpress/blocks';
import { registerCoreBlocks } from '@wordpress/block-library';
import { registerWith } from '@tests/jest/register';
import metadata from '../block.json';
import imageCompare from '..';

const old = {
	id: 1,
	url: 'https://example.org/1.jpg',
	alt: 'Old quay',
	caption: 'In <em>1920</em>',
	align: 'wide',
};
const now = { id: 2, url: 'https://example.org/2.jpg', align: 'wide' };

beforeAll( () => {
	registerCoreBlocks();
	registerWith( metadata, imageCompare );
} );

afterAll( () => {
	getBlockTypes().forEach( ( { name } ) => unregisterBlockType( name ) );
} );

const turn = ( blocks: Block | Block[], name: string ) =>
	switchToBlockType( blocks, name ) ?? [];

const image = ( attributes: object ) =>
	createBlock( 'core/image', { ...attributes } );

describe( 'to an image compare', () => {
	it( 'takes two images, the first one before, with texts, caption and alignment', () => {
		const [ block ] = turn(
			[ image( old ), image( now ) ],
			'jetpack/image-compare'
		);
		expect( block?.attributes ).toMatchObject( {
			imageBefore: { id: 1, url: old.url, alt: 'Old quay' },
			imageAfter: { id: 2, url: now.url, alt: '' },
			caption: 'In <em>1920</em>',
			align: 'wide',
		} );
	} );

	it( 'keeps what is marked as decorative, there and back', () => {
		const [ block ] = turn(
			[ image( old ), image( { ...now, alt: '', isDecorative: true } ) ],
			'jetpack/image-compare'
		);
		expect( block?.attributes.imageAfter ).toMatchObject( {
			alt: '',
			isDecorative: true,
		} );
		expect(
			turn( block ? [ block ] : [], 'core/image' ).map(
				( { attributes } ) => Boolean( attributes.isDecorative )
			)
		).toEqual( [ false, true ] );
	} );

	it( 'keeps both captions', () => {
		const [ block ] = turn(
			[ image( old ), image( { ...now, caption: 'Today' } ) ],
			'jetpack/image-compare'
		);
		expect( block?.attributes.caption ).toBe( 'In <em>1920</em> · Today' );
	} );

	it( 'takes a gallery of two', () => {
		const [ block ] = turn(
			createBlock( 'core/gallery', { caption: 'Quays' }, [
				image( old ),
				image( now ),
			] ),
			'jetpack/image-compare'
		);
		expect( block?.attributes ).toMatchObject( {
			imageBefore: { id: 1 },
			imageAfter: { id: 2 },
			caption: 'In <em>1920</em> · Quays',
		} );
	} );

	it.each( [
		[ 'one image', [ old ] ],
		[ 'three images', [ old, now, now ] ],
		[ 'an image that is not chosen yet', [ old, {} ] ],
	] )( 'is not offered for %s', ( _, images ) => {
		expect( turn( images.map( image ), 'jetpack/image-compare' ) ).toEqual(
			[]
		);
	} );
} );

describe( 'from an image compare', () => {
	it( 'gives the two images back', () => {
		const [ block ] = turn(
			[ image( old ), image( now ) ],
			'jetpack/image-compare'
		);
		const images = turn( block ? [ block ] : [], 'core/image' );
		expect( images.map( ( { name } ) => name ) ).toEqual( [
			'core/image',
			'core/image',
		] );
		expect( images[ 0 ]?.attributes ).toMatchObject( {
			id: 1,
			url: old.url,
			alt: 'Old quay',
			align: 'wide',
		} );
		expect( String( images[ 0 ]?.attributes.caption ) ).toBe(
			'In <em>1920</em>'
		);
		expect( images[ 1 ]?.attributes ).toMatchObject( {
			id: 2,
			url: now.url,
		} );
	} );

	it( 'gives an empty image where none was chosen', () => {
		const images = turn(
			createBlock( 'jetpack/image-compare' ),
			'core/image'
		);
		expect( images ).toHaveLength( 1 );
	} );
} );
