import type { Page } from '@playwright/test';

/**
 * Names of the invalid and unknown blocks of the open post, inner blocks included.
 *
 * @param page The editor.
 */
export const getInvalidBlocks = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		type Block = { name: string; isValid: boolean; innerBlocks: Block[] };
		const flatten = ( list: Block[] ): Block[] =>
			list.flatMap( ( block ) => [
				block,
				...flatten( block.innerBlocks ),
			] );
		return flatten(
			window.wp.data.select( 'core/block-editor' ).getBlocks()
		)
			.filter(
				( { isValid, name } ) => ! isValid || name === 'core/missing'
			)
			.map( ( { name } ) => name );
	} );
