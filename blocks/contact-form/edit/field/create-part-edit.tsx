import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { NO_APPENDER } from '../no-appender';

/**
 * Creates the edit component of an inner block without settings: its name, or its inner blocks.
 *
 * @param name Name of the block.
 */
export function createPartEdit( name: string ) {
	return function PartEdit() {
		const { children, ...props } = useInnerBlocksProps( useBlockProps(), {
			renderAppender: NO_APPENDER,
		} );
		const isMark = /-(?:divider|indicator)$/.test( name );
		return (
			<div { ...props }>
				{ isMark && (
					<span className="mainstreet-form__mark">
						{ getBlockType( name )?.title }
					</span>
				) }
				{ children }
			</div>
		);
	};
}
