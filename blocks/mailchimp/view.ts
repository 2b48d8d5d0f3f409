import { initBlocks } from '@shared/view/init-blocks';
import { enhance } from '@shared/view/visitor-form';

const BASE = 'wp-block-jetpack-mailchimp';

initBlocks< HTMLFormElement >( `.${ BASE } form`, ( form ) => {
	const status = form.querySelector( '[role]' );
	const box = status?.parentElement;
	if ( box ) {
		// Themes style the messages by these classes.
		new MutationObserver( () => {
			box.className = `${ BASE }_notification ${ BASE }_${
				status.role === 'alert' ? 'error' : 'processing'
			}`;
		} ).observe( status, { attributes: true } );
	}
	return enhance( form );
} );
