import { dialects } from './dialects';
import { first, second } from './early';
import { doubled, otherLanguage, withoutShortcode } from './recent';

/** Newest first: the editor takes the first whose `save` gives the stored markup. */
export const deprecated = [
	otherLanguage,
	...withoutShortcode,
	doubled,
	...dialects,
	second,
	first,
];
