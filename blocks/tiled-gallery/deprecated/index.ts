import { later, named, withoutAmp } from './forms';

/** Newest first: the editor takes the first whose `save` gives the stored markup. */
export const deprecated = [ later, withoutAmp, named ];
