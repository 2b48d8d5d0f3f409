import type { BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';
import { v1 } from './v1';

// Posts of the version whose price had its symbol behind it open as today's: the saved text of a price is read and kept.
export const deprecated = [ v1 ] as unknown as BlockDeprecation< Attributes >[];
