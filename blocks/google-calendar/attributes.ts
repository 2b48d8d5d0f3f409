import { isPositiveInteger, type UnknownRecord } from '@shared/guards';
import { readEmbedUrl } from './read-calendar';
import { HEIGHT_DEFAULT, HEIGHT_MAX, type Calendar } from './types';

/**
 * Brings stored attributes into the shape that is drawn.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 * @return The calendar; null where there is none that may be shown.
 */
export function normalize( attributes: UnknownRecord ): Calendar | null {
	const url = readEmbedUrl( attributes.url );
	const { height } = attributes;
	return url === null
		? null
		: {
				url,
				height:
					isPositiveInteger( height ) && height <= HEIGHT_MAX
						? height
						: HEIGHT_DEFAULT,
			};
}
