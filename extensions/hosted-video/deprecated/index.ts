import { d1 } from './d1';
import { d2 } from './d2';
import { d4 } from './d4';
import { d5 } from './d5';
import { withCaptionClass } from './with-caption-class';

/** Newest first, before core's own, which are the third version: a plain video (content-format.md 33.1). */
export const deprecated = [ d5, d4, d2, d1, ...withCaptionClass ];
