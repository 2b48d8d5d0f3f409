import { useViewportMatch } from '@wordpress/compose';

/** Beside the sidebar: its inner width with button, edge and spaces, as core's panels have it. */
const OFFSET = 259;

/** Where the menu of a panel opens: beside the sidebar, where there is room for that. */
export function useMenuProps() {
	return useViewportMatch( 'medium', '<' )
		? {}
		: {
				popoverProps: {
					placement: 'left-start' as const,
					offset: OFFSET,
				},
			};
}
