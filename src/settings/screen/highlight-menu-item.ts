/** Classes that core gives an open menu and the link to it, and others. */
const OPEN = [ 'wp-has-current-submenu', 'wp-menu-open' ];
const CLOSED = 'wp-not-current-submenu';

const setOpen = ( menu: Element, isOpen: boolean ): void => {
	for ( const element of [ menu, menu.querySelector( 'a' ) ] ) {
		element?.classList.toggle( CLOSED, ! isOpen );
		for ( const name of OPEN ) {
			element?.classList.toggle( name, isOpen );
		}
	}
};

/**
 * Highlights the Mainstreet menu, whose entry PHP has marked, instead of Settings, which core highlights for the URL of this
 * screen. Users without that menu keep core's highlight.
 */
export function highlightMenuItem(): void {
	const [ entry ] = document.querySelectorAll(
		'#adminmenu .wp-submenu li.current'
	);
	const menu = entry?.closest( 'li.menu-top' );
	const [ opened ] = document.querySelectorAll(
		'#adminmenu > li.wp-has-current-submenu'
	);
	if ( menu && opened && menu !== opened ) {
		setOpen( opened, false );
		setOpen( menu, true );
	}
}
