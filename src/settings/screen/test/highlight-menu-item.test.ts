import { highlightMenuItem } from '../highlight-menu-item';

/** The menu as core prints it. */
const print = ( ours: string, settings: string ) => {
	document.body.innerHTML = `<ul id="adminmenu">
		<li id="ours" class="menu-top wp-has-submenu wp-not-current-submenu">
			<a class="menu-top wp-not-current-submenu">Mainstreet</a>
			<ul class="wp-submenu"><li class="${ ours }"><a>Settings</a></li></ul>
		</li>
		<li id="menu-settings" class="menu-top wp-has-submenu wp-has-current-submenu wp-menu-open">
			<a class="menu-top wp-has-current-submenu wp-menu-open">Settings</a>
			<ul class="wp-submenu"><li class="${ settings }"><a>Mainstreet</a></li></ul>
		</li>
	</ul>`;
};

/** Names of the menus that are open, and of the links that are drawn so. */
const getOpen = () =>
	[
		...document.querySelectorAll( '.wp-has-current-submenu.wp-menu-open' ),
	].map( ( { id, textContent } ) => id || textContent );

it( 'opens the menu around the entry that is marked, and closes the other', () => {
	print( 'current', '' );
	highlightMenuItem();
	expect( getOpen() ).toEqual( [ 'ours', 'Mainstreet' ] );
	expect( document.getElementById( 'menu-settings' ) ).toHaveClass(
		'wp-not-current-submenu'
	);
} );

it( 'leaves the menu alone where the marked entry is in the open one, or none is marked', () => {
	for ( const marked of [ 'current', '' ] ) {
		print( '', marked );
		highlightMenuItem();
		expect( getOpen() ).toEqual( [ 'menu-settings', 'Settings' ] );
	}
	document.body.innerHTML = '';
	expect( highlightMenuItem ).not.toThrow();
} );
