import { defineLater, type LaterParts } from '@shared/register-block';
import { createPath } from './icon';
import { getTransforms } from './transforms';

/**
 * What a field that people insert and change into other fields brings later.
 *
 * @param type  Its type, the last part of the block's name.
 * @param path  Its icon, on a grid of 24 × 24.
 * @param parts What else it brings.
 */
export const fieldLater = (
	type: string,
	path: string,
	parts?: LaterParts
): LaterParts =>
	defineLater( {
		icon: createPath( path ),
		transforms: getTransforms( type ),
		...parts,
	} );
