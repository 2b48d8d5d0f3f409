import { expect, test } from '@tests/e2e/fixtures';
import { insertBySearch, turnParagraphInto } from '@tests/e2e/inserter';

const saved = ( attributes: Record< string, unknown >, text: string ) =>
	`<!-- wp:jetpack/repeat-visitor ${ JSON.stringify( attributes ) } -->
<div class="wp-block-jetpack-repeat-visitor"><div class="wp-block-jetpack-repeat-visitor__inner-container"><!-- wp:paragraph -->
<p>${ text }</p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:jetpack/repeat-visitor -->`;

const PAGE =
	saved( { criteria: 'before-visits', threshold: 1 }, 'Hello, stranger.' ) +
	saved( { threshold: 1 }, 'Hello again.' );

test.describe( 'Repeat visitor', () => {
	test( 'an author sets the rule, also while writing inside; nothing invalid is saved', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost( { title: 'Regulars' } );
		await insertBySearch( page, 'repeat visitor', 'Repeat Visitor' );

		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Repeat Visitor',
		} );
		const field = block.getByRole( 'spinbutton', {
			name: 'Visit number',
		} );
		await field.fill( '0' );
		await expect(
			block.getByText( 'Please enter a valid number.' )
		).toBeVisible();
		await field.fill( '2' );
		await expect(
			block.getByText( 'Please enter a valid number.' )
		).toBeHidden();

		await block.getByRole( 'button', { name: 'Add block' } ).click();
		await page.getByRole( 'option', { name: 'Paragraph' } ).click();
		await page.keyboard.type( 'Ask for the regulars’ loaf.' );
		await field.fill( '5' );
		await block
			.getByRole( 'combobox', { name: 'Visibility' } )
			.selectOption( 'Show up to visit 5' );

		await editor.openDocumentSettingsSidebar();
		await editor.selectBlocks( block );
		await expect(
			page
				.getByRole( 'region', { name: 'Editor settings' } )
				.getByRole( 'spinbutton', {
					name: 'Visit number',
				} )
		).toHaveValue( '5' );

		await editor.saveDraft();
		await page.reload();
		await expect( block ).toContainText( 'Show up to visit 5' );
		await expect( block ).toContainText( 'Ask for the regulars’ loaf.' );
		expect( await editor.getBlocks() ).toMatchObject( [
			{
				name: 'jetpack/repeat-visitor',
				attributes: { criteria: 'before-visits', threshold: 5 },
			},
		] );
	} );

	test( 'a paragraph is put into it, and stays a paragraph', async ( {
		admin,
		editor,
		page,
	} ) => {
		await turnParagraphInto(
			{ admin, editor, page },
			'A <strong>loaf</strong> for you',
			'Repeat Visitor'
		);
		await expect
			.poll( () => editor.getBlocks() )
			.toMatchObject( [
				{
					name: 'jetpack/repeat-visitor',
					innerBlocks: [ { name: 'core/paragraph' } ],
				},
			] );
		expect( await editor.getEditedPostContent() ).toContain(
			'<p>A <strong>loaf</strong> for you</p>'
		);
	} );

	test(
		'two rules on one page take turns, without a jump',
		{ tag: '@main' },
		async ( { publish, visit, context, baseURL } ) => {
			const { url } = await publish(
				PAGE +
					'<!-- wp:paragraph --><p>Below.</p><!-- /wp:paragraph -->'
			);
			const visitor = await visit( url, {
				width: 390,
				rtl: true,
				// A slow network: the paint has to wait for the module.
				prepare: async ( page ) => {
					await page.route(
						'**/repeat-visitor/view.js*',
						async ( route ) => {
							const response = await route.fetch();
							await new Promise( ( done ) =>
								setTimeout( done, 500 )
							);
							await route.fulfill( { response } );
						}
					);
				},
			} );
			await expect(
				visitor.getByText( 'Hello, stranger.' )
			).toBeVisible();
			await expect( visitor.getByText( 'Hello again.' ) ).toBeHidden();
			const shift = await visitor.evaluate(
				() =>
					new Promise< number >( ( resolve ) => {
						new PerformanceObserver( ( list ) =>
							resolve(
								list
									.getEntries()
									.reduce(
										( sum, entry ) =>
											sum +
											( 'value' in entry
												? Number( entry.value )
												: 0 ),
										0
									)
							)
						).observe( { type: 'layout-shift', buffered: true } );
						// Nothing shifted: nothing is reported.
						requestAnimationFrame( () =>
							requestAnimationFrame( () => resolve( 0 ) )
						);
					} )
			);
			expect( shift ).toBeLessThanOrEqual( 0.01 );

			await visitor.reload();
			await expect( visitor.getByText( 'Hello again.' ) ).toBeVisible();
			await expect(
				visitor.getByText( 'Hello, stranger.' )
			).toBeHidden();
			const [ cookie ] = ( await visitor.context().cookies() ).filter(
				( { name } ) => name === 'jp-visit-counter'
			);
			expect( cookie ).toMatchObject( {
				value: '2',
				path: '/',
				sameSite: 'Lax',
			} );
			const days =
				( ( cookie?.expires ?? 0 ) * 1000 - Date.now() ) / 864e5;
			expect( Math.round( days ) ).toBe( 180 );
			expect( await context.cookies( baseURL ) ).not.toContainEqual(
				expect.objectContaining( { name: 'jp-visit-counter' } )
			);
		}
	);

	test( 'without script everybody is new', async ( { publish, visit } ) => {
		const { url } = await publish( PAGE );
		const visitor = await visit( url, { javaScript: false } );
		await expect( visitor.getByText( 'Hello, stranger.' ) ).toBeVisible();
		await expect( visitor.getByText( 'Hello again.' ) ).toBeHidden();
	} );
} );
