import { fromMarkup } from './from-markup';

/** Newest first: the editor takes the first whose `save` gives the stored markup. */
export const deprecated = [ fromMarkup ];
