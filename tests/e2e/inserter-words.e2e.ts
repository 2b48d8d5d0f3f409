import { expect, test } from './fixtures';
import { insertBySlash, searchInserter } from './inserter';
import { getCanvas } from '../sweeps/canvas';

const FORM = `<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name /--></div>
<!-- /wp:jetpack/contact-form -->`;

test.describe( 'The inserter', () => {
	test( 'finds forms by the words people type, and no longer offers Revue', async ( {
		admin,
		page,
	} ) => {
		await admin.createNewPost();
		const find = await searchInserter( page, 'form' );
		const search = page
			.getByRole( 'region', { name: 'Block Library' } )
			.getByRole( 'searchbox' );
		for ( const word of [ 'form', 'contact', 'signup', 'newsletter' ] ) {
			await search.fill( word );
			await expect( find( 'Form' ).first() ).toBeVisible();
		}
		// A variation stands beside the block; core may break its title into pieces.
		await expect(
			page
				.getByRole( 'region', { name: 'Block Library' } )
				.getByRole( 'option', { name: /Newsletter\s+Sign/ } )
				.first()
		).toBeVisible();
		await expect( find( 'Subscription Form' ).first() ).toBeVisible();
		await search.fill( 'revue' );
		await expect( find( 'Revue' ) ).toHaveCount( 0 );
	} );

	test( 'lists our blocks first for the words people type', async ( {
		admin,
		page,
	} ) => {
		await admin.createNewPost();
		await searchInserter( page, 'form' );
		const library = page.getByRole( 'region', { name: 'Block Library' } );
		const search = library.getByRole( 'searchbox' );
		const first = library.getByRole( 'option' ).first();
		for ( const [ word, title ] of Object.entries( {
			'contact us': 'Form',
			donate: 'Donations',
			money: 'Donations',
			subscribers: 'Subscription Form',
			subscribe: /Newsletter|Subscription/,
			facebook: 'Sharing Buttons',
		} ) ) {
			await search.fill( word );
			await expect( first, word ).toHaveText( title );
		}
	} );

	test( 'offers the upload of a file inside a form', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost();
		await editor.setContent( FORM );
		await editor.selectBlocks(
			editor.canvas.locator( '[data-type="jetpack/field-name"]' )
		);
		const find = await searchInserter( page, 'upload' );
		await expect( find( 'File upload' ) ).toBeVisible();
	} );

	test( 'shows each of our blocks once, and finds them by the plugin’s name', async ( {
		admin,
		page,
	} ) => {
		await admin.createNewPost();
		const find = await searchInserter( page, 'mainstreet' );
		for ( const title of [ 'Map', 'Paid Content', 'Slideshow' ] ) {
			await expect( find( title ).first() ).toBeVisible();
		}
		const library = page.getByRole( 'region', { name: 'Block Library' } );
		await library.getByRole( 'searchbox' ).fill( '' );
		for ( const name of [
			'jetpack-map',
			'premium-content-container',
			'jetpack-slideshow',
		] ) {
			await expect(
				library.locator( `.editor-block-list-item-${ name }` )
			).toHaveCount( 1 );
		}
	} );

	test(
		'puts a form in by a slash and a word',
		{ tag: '@main' },
		async ( { admin, editor, page } ) => {
			await admin.createNewPost();
			await insertBySlash(
				page,
				await getCanvas( page ),
				'signup',
				'Form'
			);
			await expect(
				editor.canvas.getByRole( 'document', { name: 'Block: Form' } )
			).toBeVisible();
		}
	);
} );
