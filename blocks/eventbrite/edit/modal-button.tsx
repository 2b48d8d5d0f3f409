import { useInnerBlocksProps } from '@wordpress/block-editor';
import { getButtonTemplate } from './button-template';

/** The button that opens the tickets; a block of its own. */
export function ModalButton() {
	return (
		<div
			{ ...useInnerBlocksProps(
				{},
				{ template: [ getButtonTemplate() ], templateLock: 'all' }
			) }
		/>
	);
}
