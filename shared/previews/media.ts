import type { CardImage } from './card';

/** Media of a microblog post: images, or one video or GIF. */
export type Media = CardImage & {
	/** MIME type, such as `image/jpeg`; '' if unknown. */
	type: string;
};

/** Maximum number of images. */
const MAX_IMAGES = 4;

const isMoving = ( { type, url }: Media ): boolean =>
	type.startsWith( 'video/' ) ||
	type === 'image/gif' ||
	/\.gif(?:[?#]|$)/i.test( url );

export const isVideo = ( { type }: Media ): boolean =>
	type.startsWith( 'video/' );

/**
 * The displayed media: up to four images, or one video or GIF.
 *
 * @param media All there are.
 */
export function chooseMedia( media: readonly Media[] ): Media[] {
	const [ first ] = media;
	return first && isMoving( first )
		? [ first ]
		: media.filter( ( each ) => ! isMoving( each ) ).slice( 0, MAX_IMAGES );
}
