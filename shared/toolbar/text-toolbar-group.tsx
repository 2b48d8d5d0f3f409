import { ToolbarGroup } from '@wordpress/components';
import type { ReactNode } from 'react';

/** Inline style, because no style sheet of a block is in the admin page. */
const IN_ONE_LINE = { style: { whiteSpace: 'nowrap' } };

/**
 * Toolbar group with text buttons. On phones core shrinks the group to its longest word, so that the text would overlap
 * the next button.
 *
 * @param props          As core's.
 * @param props.children Its buttons.
 */
export const TextToolbarGroup = ( { children }: { children: ReactNode } ) => (
	<ToolbarGroup { ...IN_ONE_LINE }>{ children }</ToolbarGroup>
);
