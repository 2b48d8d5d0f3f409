import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';

const CONTENT = `<!-- wp:jetpack/revue {"revueUsername":"quayboats","lastNameShow":false,"firstNameLabel":"Your first name"} -->
<div class="wp-block-jetpack-revue"><!-- wp:jetpack/button {"element":"button","text":"Send it"} /--><a class="wp-block-jetpack-revue__fallback" href="https://www.getrevue.co/profile/quayboats">https://www.getrevue.co/profile/quayboats</a></div>
<!-- /wp:jetpack/revue -->`;

test(
	'a Revue form becomes a form of the site itself at a click',
	{ tag: '@main' },
	async ( { admin, editor, page, publish } ) => {
		const { canvas } = editor;
		const { id } = await publish( CONTENT );
		await admin.editPost( id );
		await canvas
			.getByRole( 'button', { name: 'Convert to Subscription Form' } )
			.click();
		const block = canvas.getByRole( 'document', {
			name: 'Block: Subscription Form',
		} );
		await expect( block.getByText( 'Your first name' ) ).toBeVisible();
		await expect(
			block.getByRole( 'textbox', { name: 'Button text' } )
		).toHaveText( 'Send it' );
		expect( await getInvalidBlocks( page ) ).toEqual( [] );
		expect( await editor.getEditedPostContent() ).not.toContain( 'revue' );
	}
);
