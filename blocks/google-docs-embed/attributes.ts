import { toText, type UnknownRecord } from '@shared/guards';
import { getKind, readDocument } from './read-document';
import type { GoogleDocument } from './types';

/**
 * Reads the stored attributes.
 *
 * @param attributes Attributes as parsed; any type.
 * @return `found`, the document, null if it cannot be embedded or is of another kind than the block says; and whether it is as
 *         high as it is wide.
 */
export function normalize( attributes: UnknownRecord ): {
	url: string;
	found: GoogleDocument | null;
	isSquare: boolean;
} {
	const url = toText( attributes.url ).trim();
	const found = readDocument( url );
	return {
		url,
		found: found?.kind === getKind( attributes.variation ) ? found : null,
		isSquare: attributes.aspectRatio === 'ar-100',
	};
}
