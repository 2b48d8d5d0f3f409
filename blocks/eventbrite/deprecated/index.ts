import { linkInWrapper } from './link-in-wrapper';
import { withoutButton } from './v1';

/** Newest first: the editor takes the first whose `save` gives the stored markup. */
export const deprecated = [ linkInWrapper, withoutButton ];
