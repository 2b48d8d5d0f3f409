import {
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { InnerAttributes } from '../../inner/types';
import { NO_APPENDER } from '../no-appender';

const STEP = 'jetpack/form-step';

/** All steps of a form, one below the other, with a button that adds one. */
export function ContainerEdit( {
	clientId,
}: BlockEditProps< InnerAttributes > ) {
	const { insertBlock } = useDispatch( blockEditorStore );
	const { children, ...props } = useInnerBlocksProps(
		useBlockProps( { className: 'mainstreet-form__steps' } ),
		{
			allowedBlocks: [ STEP, 'jetpack/form-step-divider' ],
			template: [ [ STEP ], [ STEP ] ],
			renderAppender: NO_APPENDER,
		}
	);
	return (
		<div { ...props }>
			{ children }
			<Button
				__next40pxDefaultSize
				className="mainstreet-form__add-step"
				variant="secondary"
				icon={ plus }
				onClick={ () =>
					insertBlock( createBlock( STEP ), undefined, clientId )
				}
			>
				{ __( 'Add step', 'mainstreet-blocks' ) }
			</Button>
		</div>
	);
}
