/** Addresses and embed codes that are pasted into the real editor. */
import { expect, test } from './fixtures';
import { pastes, type Paste } from './pastes';

type Found = { names: string[]; html: string };

/** Traces of what was hostile in a code. */
const HOSTILE = /javascript:|\bon(?:load|click)=|srcdoc|<script/i;

test.describe( 'What is pasted', () => {
	test.beforeEach( async ( { admin } ) => {
		await admin.createNewPost();
	} );

	for ( const [ name, rows ] of Object.entries( pastes ) ) {
		test( `${ rows.length } times becomes ${ name }, or does not`, async ( {
			page,
		} ) => {
			// The editor's own handler, with all its blocks: a key press for each would take minutes.
			const found = await page.evaluate(
				( list: Paste[] ): Found[] =>
					list.map( ( { HTML, plainText } ) => {
						const blocks = window.wp.blocks.pasteHandler( {
							HTML,
							plainText,
							mode: 'BLOCKS',
						} );
						return {
							names: blocks.map(
								( block: { name: string } ) => block.name
							),
							html: window.wp.blocks.serialize( blocks ),
						};
					} ),
				rows
			);
			const wrong = rows.flatMap( ( row, index ) => {
				const { names = [], html = '' } = found[ index ] ?? {};
				// Where it is not to come, it does not come beside others either.
				const isRight = row.isTaken
					? names.length === 1 &&
						names[ 0 ] === name &&
						! HOSTILE.test( html )
					: ! names.includes( name );
				return isRight ? [] : [ { ...row, html } ];
			} );
			expect( found ).toHaveLength( rows.length );
			expect( wrong ).toEqual( [] );
		} );

		test( `with the keyboard becomes ${ name }`, async ( {
			editor,
			pageUtils,
		} ) => {
			const taken = rows.filter( ( row ) => row.isTaken );
			const plain = taken.find( ( { HTML } ) => ! HTML );
			const rich = taken.find( ( { HTML } ) => HTML.includes( '<a ' ) );
			for ( const { plainText, HTML } of [ plain, rich ].filter(
				( row ) => row !== undefined
			) ) {
				await editor.insertBlock( { name: 'core/paragraph' } );
				pageUtils.setClipboardData( { plainText, html: HTML } );
				await pageUtils.pressKeys( 'primary+v' );
			}
			await expect
				.poll( async () =>
					( await editor.getBlocks() ).map( ( block ) => block.name )
				)
				.toEqual( [ name, name ] );
		} );
	}
} );
