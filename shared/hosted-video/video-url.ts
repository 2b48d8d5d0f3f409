import { hasQueryArg } from '@wordpress/url';
import { getEditorState } from '@shared/editor-state';
import { toText } from '@shared/guards';
import { isGuid } from './player-url';

/** URLs of video files by GUID; '' for videos that the library does not have. */
const known = new Map< string, string | undefined >();

/**
 * Stores the URL of a video.
 *
 * @param address What the library says; undefined for not known any more.
 */
export const cacheVideoUrl = ( guid: string, address?: string ): void => {
	known.set( guid, address );
};

/** The URL, or '' for a signed one, which may not be saved in a post: it works for hours, for everybody. */
const unsigned = ( url: unknown ): string =>
	hasQueryArg( toText( url ), 'sig' ) ? '' : toText( url );

/** The permanent URL of a video in this library, which checks access (`Private_Video_Url`). */
export const getLocalVideoUrl = ( guid: string ): string => {
	const { homeUrl } = getEditorState();
	return `${ homeUrl || '/' }${
		homeUrl.includes( '?' ) ? '&' : '?'
	}mainstreet_video_file=${ guid }`;
};

/**
 * The URL of a video's file that may be saved in a post.
 *
 * @param src Address in its block, if there is one.
 * @return '' where there is none: a video of another library.
 */
export const getVideoUrl = ( guid: string, src: unknown ): string =>
	unsigned( known.get( guid ) ) ||
	unsigned( src ) ||
	( isGuid( guid ) && known.get( guid ) !== ''
		? getLocalVideoUrl( guid )
		: '' );
