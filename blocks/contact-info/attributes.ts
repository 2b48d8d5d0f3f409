import { isOneOf } from '@shared/guards';
import { PREFIXES, type Prefix } from './types';

/**
 * Reads what stands in front of the details; what is none of it is nothing.
 *
 * @param value Attribute as parsed, or the value of a control.
 */
export const readPrefix = ( value: unknown ): Prefix =>
	isOneOf( PREFIXES, value ) ? value : 'none';
