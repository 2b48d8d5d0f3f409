import { isOneOf } from '@shared/guards';
import { ALIGNMENTS, FORMATS, type Attributes } from './types';

/**
 * Normalizes stored attributes; invalid values fall back to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalize( attributes: Record< string, unknown > ): Attributes {
	const { align, format, hideMobile } = attributes;
	return {
		align: isOneOf( ALIGNMENTS, align ) ? align : 'center',
		format: isOneOf( FORMATS, format ) ? format : 'mrec',
		hideMobile: hideMobile === true,
	};
}
