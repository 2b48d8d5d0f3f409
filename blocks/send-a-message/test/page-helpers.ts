import type { Locator, Page } from '@playwright/test';

/** What a block of the page tests says; the rest has its default. */
type Button = {
	message?: string;
	text?: string;
};

/**
 * A block as it is saved.
 *
 * @param button What is said.
 */
export function makeMessage( {
	message = 'Is a boat free?',
	text = 'Ask the harbour',
}: Button = {} ): string {
	const attributes = {
		countryCode: '31NL',
		phoneNumber: '6 1234 5678',
		firstMessage: message,
		backgroundColor: '#F4F4F4',
		colorClass: 'light',
	};
	return `<!-- wp:jetpack/send-a-message -->
<div class="wp-block-jetpack-send-a-message"><!-- wp:jetpack/whatsapp-button ${ JSON.stringify(
		attributes
	) } -->
<div class="wp-block-jetpack-whatsapp-button is-color-light${
		text ? '' : ' has-no-text'
	}"><a class="whatsapp-block__button" href="https://api.whatsapp.com/send?phone=31612345678&amp;text=${ encodeURIComponent(
		message
	) }" style="background-color:#F4F4F4;color:#465B64" target="_self" rel="noopener noreferrer">${ text }</a></div>
<!-- /wp:jetpack/whatsapp-button --></div>
<!-- /wp:jetpack/send-a-message -->`;
}

/**
 * The link on the page.
 *
 * @param page Page.
 * @param name Its text.
 */
export const getLink = ( page: Page, name = 'Ask the harbour' ): Locator =>
	page.getByRole( 'link', { name, exact: true } );
