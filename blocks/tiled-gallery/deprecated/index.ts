import { later, named, withoutAmp } from './forms';

/** Newest first: the editor uses the first version whose `save` returns the stored markup. */
export const deprecated = [ later, withoutAmp, named ];
