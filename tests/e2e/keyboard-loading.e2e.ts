/** Embeds, players and galleries in the editor while they load their code, a response, a frame or an upload: by keyboard alone, each state audited. */
import { connect } from '../../blocks/instagram-gallery/test/page-helpers';
import { expect, test } from './fixtures';
import { holdResponses } from './held-responses';
import { KeyboardAuthor } from './keyboard-author';
import { WHILE_LOADING } from './keyboard-loading';
import { INSTAGRAM_ACCOUNT, LOADING_CASES } from './keyboard-loading-cases';

/** Blocks per test: opening the editor takes longer than testing a block. */
const BLOCKS_PER_TEST = 4;

const cases = Object.values( LOADING_CASES );
const groups = Array.from(
	{ length: Math.ceil( cases.length / BLOCKS_PER_TEST ) },
	( _, n ) => cases.slice( n * BLOCKS_PER_TEST, ( n + 1 ) * BLOCKS_PER_TEST )
);

test.describe( 'By keyboard alone, in the editor', () => {
	for ( const group of groups ) {
		const names = group.map( ( { title } ) => title ).join( ', ' );
		test( `focus is kept while blocks wait, and they say that they do: ${ names }`, async ( {
			admin,
			editor,
			fakes,
			page,
			pretend,
			requestUtils,
		} ) => {
			test.slow(); // Several blocks.
			await pretend( {
				options: Object.assign(
					{},
					...group.map( ( { options } ) => options )
				),
			} );
			if ( group.some( ( { slug } ) => slug === 'instagram-gallery' ) ) {
				await connect( page, requestUtils, INSTAGRAM_ACCOUNT );
			}
			const blocks = [];
			for ( const block of group ) {
				const pattern = new RegExp( `/chunks/${ block.slug }\\.js` );
				blocks.push( {
					...block,
					chunk: await holdResponses( page, pattern ),
				} );
			}
			await KeyboardAuthor.openNewPost( { admin, editor, page } );
			for ( const {
				slug,
				query,
				title,
				firstRequest,
				auditLoading,
				chunk,
			} of blocks ) {
				await test.step( title, async () => {
					const author = await KeyboardAuthor.inEmptiedPost(
						page,
						`jetpack/${ slug }`
					);
					await author.insertBlock( query, title, WHILE_LOADING );
					await chunk.requested;
					await expect( author.block ).toHaveAttribute(
						'aria-busy',
						'true'
					);
					await author.expectFocusWithin( 'code loading' );
					await author.auditState( 'code loading', WHILE_LOADING );
					await author.selectBlock();
					const firstResponse = await holdResponses(
						page,
						firstRequest ?? /^$/
					);
					chunk.release();
					await expect( author.block ).not.toHaveAttribute(
						'aria-busy',
						'true'
					);
					await author.expectFocusWithin( 'code loaded' );
					await auditLoading( author, { fakes, firstResponse } );
					expect( author.problems ).toEqual( [] );
				} );
			}
		} );
	}
} );
