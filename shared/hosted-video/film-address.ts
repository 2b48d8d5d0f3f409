import { hasQueryArg } from '@wordpress/url';
import { getEditorState } from '@shared/editor-state';
import { toText } from '@shared/guards';
import { isGuid } from './address';

/** Addresses of films' files as the library says them; '' for a film that it does not have. */
const known = new Map< string, string | undefined >();

/**
 * Notes where a film lies.
 *
 * @param guid    The film.
 * @param address What the library says; undefined for not known any more.
 */
export const rememberFilm = ( guid: string, address?: string ): void => {
	known.set( guid, address );
};

/** An address that a post may keep: one that is signed works for some hours, for whoever has it. */
const unsigned = ( url: unknown ): string =>
	hasQueryArg( toText( url ), 'sig' ) ? '' : toText( url );

/**
 * The address that this site answers for every film of its library, to who may watch it (`Video_Own_Address`).
 *
 * @param guid The film.
 */
export const getOwnAddress = ( guid: string ): string => {
	const { homeUrl } = getEditorState();
	return `${ homeUrl || '/' }${
		homeUrl.includes( '?' ) ? '&' : '?'
	}mainstreet_video_file=${ guid }`;
};

/**
 * The address of a film's file, as a post may keep it.
 *
 * @param guid The film.
 * @param src  Address in its block, if there is one.
 * @return '' where there is none: a film of another library.
 */
export const getFilmAddress = ( guid: string, src: unknown ): string =>
	unsigned( known.get( guid ) ) ||
	unsigned( src ) ||
	( isGuid( guid ) && known.get( guid ) !== '' ? getOwnAddress( guid ) : '' );
