/** A translated text is seen where each kind of code shows one, and the texts of lazy chunks are found. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { makeSlideshow } from '../../blocks/slideshow/test/page-helpers';
import { expect, test } from './fixtures';

const LOCALE = 'en_XA';
const options = { WPLANG: LOCALE };

test.describe( 'In another language', () => {
	test.beforeAll( () => {
		execFileSync( process.execPath, [
			path.resolve( __dirname, '../../bin/i18n.mjs' ),
			'--pseudo',
			LOCALE,
		] );
	} );

	test(
		'the inserter and a lazily loaded edit are translated',
		{ tag: '@main' },
		async ( { admin, editor, page, pretend } ) => {
			await pretend( { options } );
			await admin.createNewPost();
			await editor.insertBlock( { name: 'jetpack/repeat-visitor' } );
			await expect(
				editor.canvas.getByRole( 'spinbutton', {
					name: '⟦Vísít ñümbér⟧',
				} )
			).toBeVisible();
			expect(
				await page.evaluate(
					() =>
						window.wp.blocks.getBlockType(
							'jetpack/repeat-visitor'
						)?.title
				)
			).toBe( '⟦Répéát Vísítör⟧' );
		}
	);

	test( 'what PHP prints on the page is translated', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( '<!-- wp:jetpack/business-hours /-->' );
		const page = await visit( url, { options } );
		await expect( page.getByText( /^⟦Çlöséd⟧$/ ).first() ).toBeVisible();
	} );

	test( 'what a view module adds is translated', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			makeSlideshow( [ 1, 2 ], { seconds: 5 } )
		);
		const page = await visit( url, { options } );
		const pause = page.getByRole( 'button', {
			name: '⟦Páüsé Slídéshöw⟧',
		} );
		await pause.click();
		await expect(
			page.getByRole( 'button', { name: '⟦Pláý Slídéshöw⟧' } )
		).toBeVisible();
	} );
} );
