import { request } from './request';
import { record, text } from './guards';

/**
 * Makes a draft of a page with a form and opens it in the editor.
 *
 * @return What went wrong, as a sentence; '' while the editor opens.
 */
export async function createFormPage(): Promise< string > {
	const made = await request(
		'/start/page',
		( answer ) => text( record( answer ).url ),
		{ method: 'POST' }
	);
	if ( ! made.ok ) {
		return made.message;
	}
	window.location.assign( made.value );
	return '';
}
