import { initBlocks } from '@shared/view/init-blocks';

/** Hides all entries but the latest behind a button; without script all are there. */
initBlocks( '.wp-block-jetpack-guest-book', ( book ) => {
	const button = book.querySelector( 'button' );
	const older = [ ...book.querySelectorAll( 'li' ) ].slice( 1 );
	const show = ( isShown: boolean ): void =>
		older.forEach( ( entry ) => ( entry.hidden = ! isShown ) );
	if ( button && older.length > 0 ) {
		show( false );
		button.hidden = false;
		button.addEventListener( 'click', () => {
			show( true );
			button.hidden = true;
		} );
	}
} );
