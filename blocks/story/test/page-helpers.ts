import type { Locator, Page } from '@playwright/test';
import { fillPictures } from '@tests/e2e/demo';
import { expect } from '@tests/e2e/fixtures';

/**
 * A story of the site's pictures, as it is saved.
 *
 * @param numbers  Which of the six pictures.
 * @param settings What its author chose.
 */
export function makeStory(
	numbers: number[],
	settings?: Record< string, unknown >
): string {
	const files = numbers.map(
		( number ) =>
			`{"alt":"Picture ${ number }","title":"","id":{{image:${ number }:id}},"type":"image","mime":"image/jpeg","caption":"Caption ${ number }","url":"{{image:${ number }:url}}"}`
	);
	const more = settings ? `,"settings":${ JSON.stringify( settings ) }` : '';
	return fillPictures(
		`<!-- wp:jetpack/story {"mediaFiles":[${ files.join(
			','
		) }]${ more }} -->\n<div class="wp-story wp-block-jetpack-story"></div>\n<!-- /wp:jetpack/story -->`
	);
}

/** The story with a name. */
export const getStory = ( page: Page, name = 'Story' ): Locator =>
	page.getByRole( 'region', { name, exact: true } );

/** The one slide that is in the tree. */
export const expectSlide = ( page: Page | Locator, name: string ) =>
	expect(
		page.getByRole( 'group', { name: / of \d+$/ } )
	).toHaveAccessibleName( name );

/** A control by its exact name. */
export const button = ( page: Page | Locator, name: string ): Locator =>
	page.getByRole( 'button', { name, exact: true } );
