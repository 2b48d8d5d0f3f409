import { v1 } from './v1';

/** Newest first: the editor takes the first whose `save` gives the stored markup. */
export const deprecated = [ v1 ];
