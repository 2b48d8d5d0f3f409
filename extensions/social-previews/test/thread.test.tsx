import { registerBlockType } from '@wordpress/blocks';
import { InnerBlocks } from '@wordpress/block-editor';
import { readLinkCards, readThread, toThreadBlocks } from '../thread';

const text = {
	apiVersion: 3,
	title: 'Text',
	category: 'text',
	attributes: { content: { type: 'string', source: 'html', selector: 'p' } },
} as const;

beforeAll( () => {
	registerBlockType( 'test/text', {
		...text,
		save: ( { attributes } ) => <p>{ String( attributes.content ) }</p>,
	} );
	registerBlockType( 'test/group', {
		apiVersion: 3,
		title: 'Group',
		category: 'text',
		attributes: {},
		save: () => (
			<div>
				<InnerBlocks.Content />
			</div>
		),
	} );
} );

describe( 'A thread', () => {
	it( 'is asked for with the blocks as they are parsed on the server', () => {
		const content =
			'<!-- wp:test/group --><div><!-- wp:test/text --><p>Rye</p><!-- /wp:test/text --></div><!-- /wp:test/group -->';
		const [ group ] = toThreadBlocks( content );
		expect( group ).toEqual( {
			attributes: {},
			clientId: expect.any( String ),
			block: {
				blockName: 'test/group',
				attrs: {},
				innerHTML: '<div></div>',
				innerBlocks: [
					{
						blockName: 'test/text',
						attrs: { content: 'Rye' },
						innerHTML: '<p>Rye</p>',
						innerBlocks: [],
					},
				],
			},
		} );
		expect( toThreadBlocks( content.repeat( 501 ) ) ).toHaveLength( 500 );
	} );

	it( 'is read whatever the server answers', () => {
		for ( const answer of [ null, {}, 'x', [ null ], [ 'x' ] ] ) {
			expect( readThread( answer ) ).toEqual( [] );
			expect( readLinkCards( answer ).size ).toBe( 0 );
		}
		expect( readThread( [ { text: 5, media: 'x', urls: {} } ] ) ).toEqual( [
			{ text: '', media: [], quoted: '', urls: [] },
		] );
		expect(
			readLinkCards( {
				'https://a.example/': { error: 'no_og_data' },
				'https://b.example/': { title: 'B', image: 'data:x' },
			} ).get( 'https://b.example/' )
		).toMatchObject( { title: 'B', image: null, isLarge: false } );
	} );
} );
