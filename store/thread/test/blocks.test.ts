import { flatten, toRequest, getThreadWarnings } from '../blocks';
import { findPartEnds } from '../boundaries';
import { block, post } from './post';

jest.mock( '@wordpress/blocks', () => ( {
	getSaveContent: (
		name: string,
		{ content }: Record< string, unknown >
	) => {
		if ( name === 'core/verse' ) {
			throw new Error( 'broken' );
		}
		return `<p>${ String( content ?? '' ) }</p>`;
	},
} ) );

describe( 'Blocks of a thread', () => {
	it( 'are those in columns and groups, too; what can’t go with a thread is left out', () => {
		const blocks = flatten( [
			block( 'group', 'g', '', [
				block( 'columns', 'c', '', [
					block( 'column', 'd', '', [
						block( 'paragraph', 'p', 'One' ),
					] ),
				] ),
				block( 'table', 't' ),
			] ),
			block( 'verse', 'v', 'Two' ),
		] );
		expect( blocks.map( ( { clientId } ) => clientId ) ).toEqual( [
			'p',
			't',
			'v',
		] );
		expect( toRequest( blocks ) ).toEqual( [
			{
				attributes: { content: 'One' },
				clientId: 'p',
				block: {
					blockName: 'core/paragraph',
					attrs: {},
					innerHTML: '<p>One</p>',
					innerBlocks: [],
				},
			},
			expect.objectContaining( {
				clientId: 'v',
				block: expect.objectContaining( { innerHTML: '' } ),
			} ),
		] );
	} );

	it( 'are at most 500', () => {
		const many = Array.from( { length: 600 }, ( _, index ) =>
			block( 'paragraph', String( index ), 'x' )
		);
		expect( toRequest( many ) ).toHaveLength( 500 );
	} );

	it.each( [
		[ block( 'paragraph', 'a', 'plain' ), [] ],
		[ block( 'paragraph', 'a', '<br>plain' ), [] ],
		[
			block( 'paragraph', 'a', 'a <strong>word</strong>' ),
			[ 'formatting' ],
		],
		[ block( 'paragraph', 'a', 'H<sub>2</sub>O' ), [ 'formatting' ] ],
		[ block( 'paragraph', 'a', '<a href="x">here</a>' ), [ 'links' ] ],
		[
			block( 'list', 'a', '', [
				block( 'list-item', 'b', '<em>so</em> <a href="x">here</a>' ),
			] ),
			[ 'formatting', 'links' ],
		],
		[ block( 'table', 'a' ), [ 'unsupported' ] ],
		[ block( 'image', 'a', '<a href="x">i</a>' ), [] ],
		[
			block(
				'gallery',
				'a',
				'',
				[ 1, 2, 3, 4 ].map( ( id ) => block( 'image', String( id ) ) )
			),
			[],
		],
		[
			block(
				'gallery',
				'a',
				'',
				[ 1, 2, 3, 4, 5 ].map( ( id ) =>
					block( 'image', String( id ) )
				)
			),
			[ 'images' ],
		],
		[
			{
				...block( 'group', 'a' ),
				name: 'jetpack/tiled-gallery',
				attributes: { images: [ {}, {}, {}, {} ] },
			},
			[],
		],
		[
			{
				...block( 'group', 'a' ),
				name: 'jetpack/slideshow',
				attributes: { images: [ {}, {}, {}, {}, {} ] },
			},
			[ 'images' ],
		],
	] )( 'warn of what does not go with it: %j', ( each, expected ) => {
		expect(
			getThreadWarnings( [ each ] ).map( ( { warning } ) => warning )
		).toEqual( expected );
	} );
} );

describe( 'Ends of posts', () => {
	const blocks = [
		block( 'paragraph', 'p', 'Bread is <em>baked</em>. Every day.' ),
		block( 'list', 'l', '', [
			block( 'list-item', 'l1', 'Flour', [
				block( 'list', 'inner', '', [
					block( 'list-item', 'l2', 'of rye' ),
				] ),
			] ),
			block( 'list-item', 'l3', 'Salt &amp; water' ),
		] ),
		block( 'quote', 'q', '', [
			block( 'paragraph', 'q1', 'First' ),
			block( 'paragraph', 'q2', 'Second line' ),
		] ),
	];
	const find = ( ...posts: ReturnType< typeof post >[] ) =>
		findPartEnds( [ ...posts, post( 'last' ) ] as never, blocks );

	it( 'are the ends of blocks, but for that of the last', () => {
		expect( find( post( 'p' ), post( 'l' ) ) ).toEqual( {
			marks: {},
			ends: [ 'p', 'l' ],
		} );
		expect( findPartEnds( [ post( 'p' ) ] as never, blocks ).ends ).toEqual(
			[]
		);
	} );

	it( 'are places in texts, several in one where it is long', () => {
		const at = ( start: number ) => ( {
			type: 'normal',
			container: 'content',
			start,
			end: start + 1,
		} );
		expect( find( post( 'p', at( 5 ) ), post( 'p', at( 15 ) ) ) ).toEqual( {
			marks: { 'p/content': '5:6,15:16' },
			ends: [],
		} );
	} );

	it( 'are the ends of lines of a list, of inner ones too', () => {
		const at = ( line: number ) => ( {
			type: 'end-of-line',
			container: 'values',
			line,
		} );
		expect( find( post( 'l', at( 1 ) ) ).marks ).toEqual( {
			'l2/content': '5:6',
		} );
		expect( find( post( 'l', at( 2 ) ) ).marks ).toEqual( {
			'l3/content': '11:12',
		} );
		expect( find( post( 'l', at( 9 ) ) ).marks ).toEqual( {} );
	} );

	it( 'are places in lines of lists and quotations', () => {
		const at = ( container: string, start: number ) => ( {
			type: 'normal',
			container,
			start,
			end: start + 1,
		} );
		expect( find( post( 'l', at( 'values', 17 ) ) ).marks ).toEqual( {
			'l3/content': '4:5',
		} );
		expect( find( post( 'q', at( 'value', 12 ) ) ).marks ).toEqual( {
			'q2/content': '6:7',
		} );
		// Between the lines.
		expect( find( post( 'q', at( 'value', 5 ) ) ).marks ).toEqual( {
			'q1/content': '4:5',
		} );
		expect( find( post( 'q', at( 'citation', 3 ) ) ).marks ).toEqual( {
			'q/citation': '3:4',
		} );
	} );
} );
