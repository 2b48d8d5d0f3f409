import {
	createBlock,
	getBlockTypes,
	getPossibleBlockTransformations,
	registerBlockType,
	switchToBlockType,
	unregisterBlockType,
	type Block,
} from '@wordpress/blocks';
import { registerCoreBlocks } from '@wordpress/block-library';
import { registerWith } from '@tests/jest/register';
import metadata from '../block.json';
import repeatVisitor from '..';

const NAME = 'jetpack/repeat-visitor';

beforeAll( () => {
	registerCoreBlocks();
	registerWith( metadata, repeatVisitor );
	registerBlockType( 'test/field', {
		apiVersion: 3,
		title: 'Field',
		category: 'widgets',
		parent: [ 'test/form' ],
		attributes: {},
		save: () => null,
	} as Parameters< typeof registerBlockType >[ 1 ] );
} );

afterAll( () => {
	getBlockTypes().forEach( ( { name } ) => unregisterBlockType( name ) );
} );

const offers = ( blocks: Block[] ) =>
	getPossibleBlockTransformations( blocks ).map( ( { name } ) => name );

describe( 'a repeat visitor', () => {
	it( 'is put around several blocks of any kind, which stay as they are', () => {
		const blocks = [
			createBlock( 'core/heading', {
				content: 'Welcome back',
				level: 3,
			} ),
			createBlock( 'core/group', {}, [
				createBlock( 'core/paragraph', { content: 'A loaf for you.' } ),
			] ),
		];
		expect( offers( blocks ) ).toContain( NAME );
		const [ box ] = switchToBlockType( blocks, NAME ) ?? [];
		expect( box?.attributes ).toEqual( {
			criteria: 'after-visits',
			threshold: 3,
		} );
		expect( box?.innerBlocks ).toMatchObject( [
			{ name: 'core/heading', attributes: { level: 3 } },
			{
				name: 'core/group',
				innerBlocks: [ { name: 'core/paragraph' } ],
			},
		] );
	} );

	it( 'is offered for one block, not for itself alone', () => {
		expect( offers( [ createBlock( 'core/image' ) ] ) ).toContain( NAME );
		expect( offers( [ createBlock( NAME ) ] ) ).not.toContain( NAME );
	} );

	it( 'is not offered for a block that another must stand around', () => {
		expect( offers( [ createBlock( 'test/field' ) ] ) ).not.toContain(
			NAME
		);
	} );
} );
