/** Stops what a block has running outside its element: timers, observers, listeners of the window. */
export type Cleanup = () => unknown;

type Init< E > = ( element: E ) => Cleanup | void;

/** Event by which src/registration/view-navigation.ts asks the modules of the page for their blocks. */
export type StartEvent = CustomEvent<
	( selector: string, init: Init< HTMLElement > ) => void
>;

/**
 * Starts the blocks of a page. Those in a Query Loop that changes pages without reloading are left to
 * src/registration/view-navigation.ts: core copies their markup first, and they come and go.
 *
 * @param selector Elements of the block.
 * @param init     Starts one; called once for each.
 */
export function initBlocks< E extends HTMLElement >(
	selector: string,
	init: Init< E >
): void {
	document.querySelectorAll< E >( selector ).forEach( ( element ) => {
		if ( ! element.closest( '[data-wp-init--mainstreet]' ) ) {
			init( element );
		}
	} );
	addEventListener( 'mainstreet-start', ( event ) =>
		( event as StartEvent ).detail( selector, init as Init< HTMLElement > )
	);
}
