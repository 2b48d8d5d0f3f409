import { emptyBox } from './empty-box';
import { headlineAttribute } from './headline-attribute';

/** Newest first: the editor takes the first whose `save` gives the stored markup. */
export const deprecated = [ headlineAttribute, emptyBox ];
