/**
 * Brings the number in the menu up to date; PHP prints it with the page.
 *
 * @param count Unread answers.
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
