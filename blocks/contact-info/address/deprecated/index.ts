import { otherLanguage } from './other-language';

/** Newest first: the editor takes the first whose `save` gives the stored markup. */
export const deprecated = [ otherLanguage ];
