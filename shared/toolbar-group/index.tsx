import { ToolbarGroup } from '@wordpress/components';
import type { ReactNode } from 'react';

/** An attribute, as no style sheet of a block is in the admin page. */
const IN_ONE_LINE = { style: { whiteSpace: 'nowrap' } };

/**
 * Group of a block's toolbar with buttons that have text. On a phone the toolbar scrolls, but core makes what holds the group as
 * narrow as the longest word in it: the text lay upon the next button.
 *
 * @param props          As core's.
 * @param props.children Its buttons.
 */
export const TextToolbarGroup = ( { children }: { children: ReactNode } ) => (
	<ToolbarGroup { ...IN_ONE_LINE }>{ children }</ToolbarGroup>
);
