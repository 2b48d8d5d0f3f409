import type { Attributes } from './types';

/**
 * Classes of the button's box, in the editor as on the page.
 *
 * @param attributes The button's.
 */
export const getRootClass = ( {
	buttonText,
	colorClass,
}: Pick< Attributes, 'buttonText' | 'colorClass' > ): string =>
	`is-color-${ colorClass }${ buttonText ? '' : ' has-no-text' }`;
