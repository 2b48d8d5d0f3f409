import type { BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';
import { v1 } from './v1';

// Core's types know no list of versions whose attributes have types of their own.
export const deprecated = [ v1 ] as unknown as BlockDeprecation< Attributes >[];
