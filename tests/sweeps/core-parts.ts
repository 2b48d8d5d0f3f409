/** What WordPress draws in and around a block, and what is wrong with it. */
import type { ForeignFault } from './axe';

/** Its own blocks, appenders, the block's card. */
export const CORE_CHROME = [
	'[data-type^="core/"]',
	'.block-list-appender',
	'.block-editor-block-card',
];

export const CORE_FAULTS: ForeignFault[] = [
	{
		rule: 'target-size',
		selector:
			'.components-font-size-picker button[aria-label="Set custom size"]',
		reason: 'WordPress 6.8: core’s own button, 24 px high but partly covered by its neighbour.',
	},
	{
		rule: 'target-size',
		selector:
			'.components-tools-panel-header .components-dropdown-menu__toggle',
		reason: 'Core’s own menu of a panel, 24 px: at the end of the sidebar it is cut off until one scrolls.',
	},
	{
		rule: 'aria-required-children',
		selector: '.components-item-group',
		reason: 'WordPress 6.8: core’s own control of a shadow, a list whose entry is no list item.',
	},
];
