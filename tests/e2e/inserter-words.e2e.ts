import { expect, test } from './fixtures';
import { insertBySlash, searchInserter } from './inserter';
import { getCanvas } from '../sweeps/canvas';

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
