import type { Page } from '@playwright/test';
import type { RegisteredBlock } from './registered';

/** A content in which a block is worth looking at. */
export type State = { label: string; content: string };

/**
 * Contents of a block, made by the editor's own functions: as inserted, its example,
 * each variation. An inner block stands in its parent.
 *
 * @param page  A page that shows the editor.
 * @param block The block.
 */
export function makeStates(
	page: Page,
	block: RegisteredBlock
): Promise< State[] > {
	return page.evaluate( ( { name, chain } ) => {
		const { blocks } = window.wp;
		const type = blocks.getBlockType( name );
		type Made = { name: string };
		const inParent = ( made: Made ): string =>
			blocks.serialize(
				chain.reduce(
					( inner, outer ) =>
						blocks.createBlock( outer, {}, [ inner ] ),
					made
				)
			);
		const variations: {
			name: string;
			attributes?: object;
			innerBlocks?: unknown[];
		}[] = blocks.getBlockVariations( name ) ?? [];
		return [
			{
				label: 'default',
				content: inParent( blocks.createBlock( name ) ),
			},
			...( type.example
				? [
						{
							label: 'example',
							content: inParent(
								blocks.getBlockFromExample( name, type.example )
							),
						},
					]
				: [] ),
			...variations.map( ( variation ) => ( {
				label: `variation ${ variation.name }`,
				content: inParent(
					blocks.createBlock(
						name,
						variation.attributes,
						blocks.createBlocksFromInnerBlocksTemplate(
							variation.innerBlocks ?? []
						)
					)
				),
			} ) ),
		];
	}, block );
}
