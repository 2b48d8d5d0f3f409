import { withElementCaption } from '@shared/hosted-video/element-caption';
import { v1 } from './v1';

/** Newest first: the editor takes the first whose `save` gives the stored markup. */
export const deprecated = [ v1, withElementCaption( v1 ) ];
