/**
 * Options of an address, such as `?loop=true`, when a block with an address becomes another one: each is in the new block's address,
 * or in the attribute that stands for it (B22). A transform is looked at by being there.
 */
import {
	createBlock,
	getBlockTransforms,
	getBlockType,
	pasteHandler,
	serialize,
	switchToBlockType,
	type Block,
} from '@wordpress/blocks';
import { isOneOf, isRecord, toRecord, toRecords, toText } from '@shared/guards';
import { SAMPLES, type Sample } from './addresses';
import { findBlocks, registerAll, unregisterAll } from './all-blocks';

/** Addresses of pictures are the same whatever the blocks. */
const PICTURE: Sample = { url: 'https://example.org/1.jpg?ver=2&name=a%26b' };

/** Blocks whose address is that of a picture. */
const PICTURES = [ 'core/image', 'core/cover', 'core/media-text' ] as const;

type Way = { source: string; target: string; isMulti: boolean };

const hasUrl = ( name: string ): boolean =>
	isRecord( getBlockType( name )?.attributes?.url );

const isOurs = ( name: string ): boolean =>
	! /^core\//.test( name ) && getBlockType( name ) !== undefined;

/** Transforms of blocks between one of ours and another, whose source has an address. */
const findWays = (): Way[] =>
	( [ 'from', 'to' ] as const )
		.flatMap( ( direction ) =>
			findBlocks().flatMap( ( { name } ) =>
				toRecords( getBlockTransforms( direction, name ) )
					.filter( ( { type } ) => type === 'block' )
					.flatMap( ( { blocks, isMultiBlock } ) =>
						( Array.isArray( blocks )
							? blocks.map( toText )
							: []
						).map( ( other ) => ( {
							source: direction === 'from' ? other : name,
							target: direction === 'from' ? name : other,
							isMulti: isMultiBlock === true,
						} ) )
					)
			)
		)
		.filter( ( { source } ) => hasUrl( source ) );

const getSamples = ( { source, target }: Way ): readonly Sample[] => {
	if ( isOneOf( PICTURES, source ) ) {
		return [ PICTURE ];
	}
	return SAMPLES[ isOurs( source ) ? source : target ] ?? [];
};

const flatten = ( blocks: readonly Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [ block, ...flatten( block.innerBlocks ) ] );

/** Options that are neither in an address of the blocks nor in an attribute that stands for them. */
function findLost( { url, stands = {}, own = [] }: Sample, made: Block[] ) {
	const blocks = flatten( made );
	const text = JSON.stringify( blocks.map( ( block ) => block.attributes ) )
		.replaceAll( '&amp;', '&' )
		.replaceAll( '\\"', '"' );
	// Addresses that were read and written again may have a plus for a space.
	const hasOption = ( option: string ): boolean =>
		[ option, new URLSearchParams( option ).toString() ].some(
			( spelling ) => text.includes( spelling )
		);
	const holds = ( attributes: unknown ): boolean =>
		blocks.some( ( block ) =>
			Object.entries( toRecord( attributes ) ).every(
				( [ name, value ] ) =>
					JSON.stringify( block.attributes[ name ] ) ===
					JSON.stringify( value )
			)
		);
	return new URL( url ).search
		.slice( 1 )
		.split( '&' )
		.filter( ( option ) => {
			const name = option.split( '=' )[ 0 ] ?? '';
			return (
				! own.includes( name ) &&
				! ( name in stands
					? holds( stands[ name ] )
					: hasOption( option ) )
			);
		} );
}

beforeAll( () => void registerAll( findBlocks() ) );
afterAll( unregisterAll );

it( 'options of an address stay in every transform of a block that has one', () => {
	const ways = findWays();
	expect( ways.length ).toBeGreaterThan( 8 );
	const lost = ways.flatMap( ( way ) => {
		const { source, target, isMulti } = way;
		const samples = getSamples( way );
		if ( samples.length === 0 ) {
			return [ `${ source } to ${ target }: no address to try it with` ];
		}
		return samples.flatMap( ( sample ) => {
			const make = () =>
				createBlock( source, { id: 1, url: sample.url } );
			const made = switchToBlockType(
				isMulti ? [ make(), make() ] : make(),
				target
			);
			return made
				? findLost( sample, made ).map(
						( option ) => `${ source } to ${ target }: ${ option }`
					)
				: [ `${ source } to ${ target }: not offered` ];
		} );
	} );
	expect( lost ).toEqual( [] );
} );

it( 'options of an address stay when it is pasted', () => {
	const lost = Object.entries( SAMPLES ).flatMap( ( [ name, samples ] ) =>
		samples.flatMap( ( sample ) => {
			const blocks: unknown = pasteHandler( {
				HTML: '',
				plainText: sample.url,
				mode: 'BLOCKS',
			} );
			jest.mocked( console.log ).mockClear();
			const made = blocks as Block[];
			// Some blocks are made of an embed alone, which keeps its address.
			const { stands, ...plain } = sample;
			return findLost(
				made[ 0 ]?.name === name ? sample : plain,
				made
			).map(
				( option ) => `${ name }: ${ option } in ${ serialize( made ) }`
			);
		} )
	);
	expect( lost ).toEqual( [] );
} );

describe( 'A hosted video', () => {
	const ADDRESS =
		'https://videopress.com/v/Qa12bC3d?resizeToParent=true&cover=true&autoPlay=true&loop=true&muted=true&persistVolume=false&posterUrl=https%3A%2F%2Fexample.org%2Fp.jpg&preloadContent=metadata&sbc=%23ff0000';

	it( 'has the same address after it was a block', () => {
		for ( const url of [ ADDRESS, `${ ADDRESS }&useAverageColor=true` ] ) {
			const [ video ] =
				switchToBlockType(
					createBlock( 'core/embed', { url } ),
					'videopress/video'
				) ?? [];
			expect( video ).toBeDefined();
			const [ embed ] =
				( video && switchToBlockType( video, 'core/embed' ) ) ?? [];
			expect( embed?.attributes.url ).toBe( url );
		}
	} );

	it( 'is not made of an address with an option that no attribute stands for', () => {
		for ( const option of [ 'at=30', 'hd=1&loop=true' ] ) {
			expect(
				switchToBlockType(
					createBlock( 'core/embed', {
						url: `https://videopress.com/v/Qa12bC3d?${ option }`,
					} ),
					'videopress/video'
				)
			).toBeNull();
		}
	} );

	it( 'of a video block has the options of the address, not the block’s defaults', () => {
		const [ video ] =
			switchToBlockType(
				createBlock( 'core/video', { src: ADDRESS } ),
				'videopress/video'
			) ?? [];
		expect( video?.attributes ).toMatchObject( {
			guid: 'Qa12bC3d',
			autoplay: true,
			loop: true,
			muted: true,
			poster: 'https://example.org/p.jpg',
			seekbarColor: '#ff0000',
		} );
	} );
} );
