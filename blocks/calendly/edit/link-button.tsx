import { useInnerBlocksProps } from '@wordpress/block-editor';
import { getButtonTemplate } from './button-template';

/** The button that leads to the calendar; a block of its own. */
export function LinkButton() {
	return (
		<div
			{ ...useInnerBlocksProps(
				{},
				{ template: [ getButtonTemplate() ], templateLock: 'all' }
			) }
		/>
	);
}
