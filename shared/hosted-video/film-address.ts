import { hasQueryArg } from '@wordpress/url';
import { getEditorState } from '@shared/editor-state';
import { toText } from '@shared/guards';
import { isGuid } from './address';

/** What the library says of a film: the address of its file, '' for one that it does not have. */
export type Film = { address: string; title: string };

const known = new Map< string, Film >();

/**
 * Notes what the library says of a film, or forgets it.
 *
 * @param guid The film.
 * @param film What is known.
 */
export const rememberFilm = ( guid: string, film?: Film ): void => {
	if ( film ) {
		known.set( guid, film );
	} else {
		known.delete( guid );
	}
};

/**
 * What the library said of a film.
 *
 * @param guid The film.
 */
export const getFilm = ( guid: string ): Film | undefined => known.get( guid );

/** An address that a post may keep: one that is signed works for some hours, for whoever has it. */
const unsigned = ( url: unknown ): string =>
	hasQueryArg( toText( url ), 'sig' ) ? '' : toText( url );

/** The address that this site answers for every film of its library, to who may watch it (`Video_Own_Address`). */
const getOwnAddress = ( guid: string ): string => {
	const { homeUrl } = getEditorState();
	return `${ homeUrl || '/' }${
		homeUrl.includes( '?' ) ? '&' : '?'
	}mainstreet_video_file=${ guid }`;
};

/**
 * Notes that a film's file was moved: what holds wherever it lies is its address from now on.
 *
 * @param guid The film.
 */
export const forgetAddress = ( guid: string ): void => {
	if ( isGuid( guid ) ) {
		rememberFilm( guid, {
			address: getOwnAddress( guid ),
			title: getFilm( guid )?.title ?? '',
		} );
	}
};

/**
 * The address of a film's file, as a post may keep it.
 *
 * @param guid The film.
 * @param src  Address in its block, if there is one.
 * @return '' where there is none: a film of another library.
 */
export function getFilmAddress( guid: string, src: unknown ): string {
	const film = getFilm( guid );
	const address = unsigned( film?.address ) || unsigned( src );
	if ( address ) {
		return address;
	}
	return isGuid( guid ) && film?.address !== '' ? getOwnAddress( guid ) : '';
}
