import { isOneOf } from '@shared/guards';
import { ALIGNMENTS, FORMATS, type Attributes } from './types';

/**
 * Brings stored attributes into shape; what is wrong falls to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalise( attributes: Record< string, unknown > ): Attributes {
	const { align, format, hideMobile } = attributes;
	return {
		align: isOneOf( ALIGNMENTS, align ) ? align : 'center',
		format: isOneOf( FORMATS, format ) ? format : 'mrec',
		hideMobile: hideMobile === true,
	};
}
