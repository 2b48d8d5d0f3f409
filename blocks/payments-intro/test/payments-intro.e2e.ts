import { expect, test } from '@tests/e2e/fixtures';
import { insertBySearch } from '@tests/e2e/inserter';

test(
	'the picker is found by what is sold, replaced by the pick, and brought back by one undo',
	{ tag: '@main' },
	async ( { admin, editor, page, pageUtils } ) => {
		await admin.createNewPost( { title: 'Shop' } );
		await insertBySearch( page, 'simple payments', 'Payments' );
		const pick = editor.canvas.getByRole( 'button', {
			name: /^Collect one-time or recurring payments/,
		} );
		await pick.click();
		await expect( pick ).toHaveCount( 0 );
		await expect(
			editor.canvas.getByRole( 'document', {
				name: 'Block: Payment Buttons',
			} )
		).toBeVisible();
		await pageUtils.pressKeys( 'primary+z' );
		await expect( pick ).toBeVisible();
	}
);
