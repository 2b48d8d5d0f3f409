import type { Picture } from './card';

/** Pictures, or one video or moving picture, of a post at a microblog. */
export type Media = Picture & {
	/** Such as `image/jpeg`; '' for a picture of unknown kind. */
	type: string;
};

/** Microblogs show that many. */
const MOST = 4;

const isMoving = ( { type, url }: Media ): boolean =>
	type.startsWith( 'video/' ) ||
	type === 'image/gif' ||
	/\.gif(?:[?#]|$)/i.test( url );

export const isVideo = ( { type }: Media ): boolean =>
	type.startsWith( 'video/' );

/**
 * What a microblog shows of some media: at most four; a video or a moving picture stands alone.
 *
 * @param media All there are.
 */
export function chooseMedia( media: readonly Media[] ): Media[] {
	const [ first ] = media;
	return first && isMoving( first )
		? [ first ]
		: media.filter( ( each ) => ! isMoving( each ) ).slice( 0, MOST );
}
