/**
 * Updates the number in the menu, which PHP printed with the page.
 *
 * @param count Number of unread responses.
 */
export function showUnread( count: number ): void {
	document
		.querySelectorAll< HTMLElement >( '.mainstreet-unread' )
		.forEach( ( bubble ) => {
			bubble.className = `mainstreet-unread update-plugins count-${ count }`;
			const number = bubble.querySelector( '.plugin-count' );
			if ( number ) {
				number.textContent = String( count );
			}
		} );
}
