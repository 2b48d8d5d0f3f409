import { createBlock, type Block } from '@wordpress/blocks';
import { getButtonTemplate } from './edit/button-template';
import { isCode, parseCalendar } from './parse';

/**
 * Makes a calendar of embed code that is pasted into the post, as the block's form does.
 *
 * @param code Pasted text; null is returned for what is no code of Calendly.
 */
export function readPastedCode( code: string ): Block | null {
	const found = isCode( code ) ? parseCalendar( code ) : null;
	if ( ! found ) {
		return null;
	}
	const [ name, button ] = getButtonTemplate();
	return createBlock(
		'jetpack/calendly',
		found,
		found.style === 'link'
			? [ createBlock( name, { ...button, url: found.url } ) ]
			: []
	);
}
