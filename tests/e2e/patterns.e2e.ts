import { expect, test } from './fixtures';
import { searchInserter } from './inserter';

type Pattern = { name: string; title: string; content: string };

test.describe( 'Patterns', () => {
	test( 'their blocks are valid, and saved as they are', async ( {
		admin,
		page,
		requestUtils,
	} ) => {
		const all = await requestUtils.rest< Pattern[] >( {
			path: '/wp/v2/block-patterns/patterns',
		} );
		const ours = all.filter( ( { name } ) =>
			name.startsWith( 'mainstreet/' )
		);
		expect( ours.length ).toBeGreaterThanOrEqual( 10 );
		await admin.createNewPost();

		const faults = await page.evaluate( ( patterns ) => {
			type Block = {
				name: string;
				isValid: boolean;
				innerBlocks: Block[];
			};
			const { parse, serialize } = window.wp.blocks;
			const check = ( block: Block ): string[] => [
				...( block.isValid && block.name !== 'core/missing'
					? []
					: [ block.name ] ),
				...block.innerBlocks.flatMap( check ),
			];
			return patterns.flatMap( ( { name, content } ) => {
				const blocks: Block[] = parse( content );
				const saved = serialize( blocks );
				const again = serialize( parse( saved ) );
				return [
					...blocks.flatMap( check ),
					...( saved === again ? [] : [ 'changes when saved' ] ),
				].map( ( fault ) => `${ name }: ${ fault }` );
			} );
		}, ours );
		expect( faults ).toEqual( [] );
	} );

	test(
		'an author finds one in the inserter and puts it into a page',
		{ tag: '@main' },
		async ( { admin, editor, page } ) => {
			await admin.createNewPost( { postType: 'page' } );
			const find = await searchInserter( page, 'Contact page' );
			await find( 'Contact page' ).click();

			await expect(
				editor.canvas.getByText( 'Opening hours' )
			).toBeVisible();
			await expect(
				editor.canvas.getByText( 'hello@example.com' )
			).toBeVisible();
			const names = await page.evaluate( () =>
				window.wp.data
					.select( 'core/block-editor' )
					.getClientIdsWithDescendants()
					.map( ( id: string ) =>
						window.wp.data
							.select( 'core/block-editor' )
							.getBlockName( id )
					)
			);
			expect( names ).toContain( 'jetpack/contact-form' );
		}
	);
} );
