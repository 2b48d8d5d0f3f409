import { clamp, isFiniteNumber, isOneOf } from '@shared/guards';
import { LAYOUTS, type Attributes } from './types';

export const MAX_POSTS = 6;
export const STANDARD = 3;

/**
 * Normalizes stored attributes; invalid values fall back to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalize( attributes: Record< string, unknown > ): Attributes {
	const { postLayout, postsToShow } = attributes;
	return {
		postLayout: isOneOf( LAYOUTS, postLayout ) ? postLayout : 'grid',
		displayDate: attributes.displayDate !== false,
		displayThumbnails: attributes.displayThumbnails === true,
		displayContext: attributes.displayContext === true,
		displayAuthor: attributes.displayAuthor === true,
		postsToShow: isFiniteNumber( postsToShow )
			? clamp( Math.round( postsToShow ), 1, MAX_POSTS )
			: STANDARD,
	};
}
