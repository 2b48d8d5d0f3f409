import { useViewportMatch } from '@wordpress/compose';

/** Offset that places the menu beside the sidebar, as in core's panels. */
const OFFSET = 259;

/** Opens the menu of a panel beside the sidebar, if there is room. */
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
