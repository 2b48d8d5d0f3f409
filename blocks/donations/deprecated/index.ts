import { otherTexts } from './other-texts';
import { wholeForm } from './whole-form';

/** Newest first: the editor takes the first whose `save` gives the stored markup. */
export const deprecated = [ otherTexts, wholeForm ];
