/** Embeds, players and pictures in the editor while they wait: for their code, for an answer, for a frame, for an upload. By keyboard, each wait audited. */
import { connect } from '../../blocks/instagram-gallery/test/page-helpers';
import { expect, test } from './fixtures';
import { hold } from './hold';
import { KeyboardAuthor } from './keyboard-author';
import { WAITING } from './keyboard-wait';
import { HERON, WAITS } from './keyboard-waits';

/** So many in one editor: opening it takes longer than looking at a block. */
const TOGETHER = 4;

const cases = Object.values( WAITS );
const groups = Array.from(
	{ length: Math.ceil( cases.length / TOGETHER ) },
	( _, n ) => cases.slice( n * TOGETHER, ( n + 1 ) * TOGETHER )
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
			if ( group.some( ( { name } ) => name === 'instagram-gallery' ) ) {
				await connect( page, requestUtils, HERON );
			}
			const blocks = [];
			for ( const block of group ) {
				const chunk = new RegExp( `/chunks/${ block.name }\\.js` );
				blocks.push( { ...block, code: await hold( page, chunk ) } );
			}
			await KeyboardAuthor.open( { admin, editor, page } );
			for ( const { name, words, title, asks, wait, code } of blocks ) {
				await test.step( title, async () => {
					const author = await KeyboardAuthor.beginAgain(
						page,
						`jetpack/${ name }`
					);
					await author.insert( words, title, WAITING );
					await code.asked;
					await expect( author.block ).toHaveAttribute(
						'aria-busy',
						'true'
					);
					await author.expectFocusWithin( 'code on its way' );
					await author.look( 'code on its way', WAITING );
					await author.enter();
					const first = await hold( page, asks ?? /^$/ );
					code.release();
					await expect( author.block ).not.toHaveAttribute(
						'aria-busy',
						'true'
					);
					await author.expectFocusWithin( 'code there' );
					await wait( author, { fakes, first } );
					expect( author.findings ).toEqual( [] );
				} );
			}
		} );
	}
} );
