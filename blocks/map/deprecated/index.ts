import { v1 } from './v1';
import { v2 } from './v2';
import { v3 } from './v3';
import { v4 } from './v4';

/** Newest first: the editor uses the first version whose `save` returns the stored markup. */
export const deprecated = [ v4, v3, v2, v1 ];
