/** Embeds, players and pictures in the editor while they wait: for their code, for an answer, for a frame, for an upload. By keyboard, each wait audited. */
import { connect } from '../../blocks/instagram-gallery/test/page-helpers';
import { expect, test } from './fixtures';
import { hold } from './hold';
import { KeyboardAuthor } from './keyboard-author';
import { WAITING } from './keyboard-wait';
import { HERON, WAITS } from './keyboard-waits';

test.describe( 'By keyboard alone, in the editor', () => {
	for ( const [ slug, { name, words, title, ...more } ] of Object.entries(
		WAITS
	) ) {
		test( `${ slug } keeps the focus while it waits, and says that it does`, async ( {
			admin,
			editor,
			fakes,
			page,
			pretend,
			requestUtils,
		} ) => {
			await pretend( { options: more.options } );
			if ( slug === 'instagram-gallery' ) {
				await connect( page, requestUtils, HERON );
			}
			const code = await hold(
				page,
				new RegExp( `/chunks/${ name }\\.js` )
			);
			const author = await KeyboardAuthor.begin(
				{ admin, editor, page },
				`jetpack/${ name }`
			);
			await author.insert( words, title, WAITING );
			await code.asked;
			await expect( author.block ).toHaveAttribute( 'aria-busy', 'true' );
			await author.expectFocusWithin( 'code on its way' );
			await author.look( 'code on its way', WAITING );
			await author.enter();
			const first = await hold( page, more.asks ?? /^$/ );
			code.release();
			await expect( author.block ).not.toHaveAttribute(
				'aria-busy',
				'true'
			);
			await author.expectFocusWithin( 'code there' );
			await more.wait( author, { fakes, first } );
			expect( author.findings ).toEqual( [] );
		} );
	}
} );
