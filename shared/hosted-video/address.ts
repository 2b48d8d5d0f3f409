import { removeQueryArgs } from '@wordpress/url';
import { getEditorState } from '@shared/editor-state';
import { toText } from '@shared/guards';
import type { VideoAttributes } from './types';

/** Addresses of the hosted service's players, old and short ones too. */
const SERVICE =
	/^https?:\/\/(?:(?:www\.)?videopress\.com\/(?:v|embed)|video\.wordpress\.com\/(?:v|embed)|v\.wordpress\.com)\/([a-z\d]{8})(?:[/?#]\S*)?$/i;

/** A short address of the service, as people paste it. */
export const SHORT =
	/^https?:\/\/v\.wordpress\.com\/([a-z\d]{8})(?:[/?#]\S*)?$/i;

/**
 * Whether something is written as guids are.
 *
 * @param guid Any text.
 */
export const isGuid = ( guid: string ): boolean => /^[a-z\d]{8}$/i.test( guid );

type Pair = readonly [ name: string, value: string | undefined ];

/** What is set of a list of parameters, encoded; half a character that no address can hold becomes the sign for it. */
export const toQuery = ( pairs: readonly Pair[] ): string =>
	pairs
		.flatMap( ( [ name, value ] ) =>
			value
				? [
						`${ name }=${ encodeURIComponent(
							value.replace( /\p{Surrogate}/gu, '\uFFFD' )
						) }`,
					]
				: []
		)
		.join( '&' );

const on = ( value: unknown ): string | undefined =>
	value ? 'true' : undefined;

/** The player's own parameters in the order that saved posts hold them; the same names are understood by this site's player. */
const getPlayerPairs = ( attributes: VideoAttributes ): Pair[] => [
	[ 'autoPlay', on( attributes.autoplay ) ],
	[ 'controls', attributes.controls === false ? 'false' : undefined ],
	[ 'loop', on( attributes.loop ) ],
	[ 'muted', on( attributes.muted ) ],
	[ 'persistVolume', attributes.muted ? 'false' : undefined ],
	[ 'playsinline', on( attributes.playsinline ) ],
	[ 'posterUrl', attributes.poster ],
	[ 'preloadContent', attributes.preload ],
	[ 'sbc', attributes.seekbarColor ],
	[ 'sbpc', attributes.seekbarPlayedColor ],
	[ 'sblc', attributes.seekbarLoadingColor ],
];

/**
 * The address that saved posts hold, letter by letter: the validator compares it (content-format.md 33.1).
 *
 * @param guid       The video.
 * @param attributes What its block says.
 */
export const savedAddress = (
	guid: string,
	attributes: VideoAttributes
): string =>
	`https://videopress.com/v/${ guid }?${ toQuery( [
		[ 'resizeToParent', 'true' ],
		[ 'cover', 'true' ],
		...getPlayerPairs( attributes ),
		[ 'useAverageColor', on( attributes.useAverageColor ) ],
	] ) }`;

/** What this site's player and the service's understand alike. */
const toPlayerQuery = ( attributes: VideoAttributes ): Pair[] =>
	getPlayerPairs( attributes ).filter(
		( [ name ] ) => name !== 'persistVolume'
	);

/**
 * The address of this site's player (docs/video-player.md).
 *
 * @param guid       The video.
 * @param attributes What its block says.
 */
export const playerAddress = (
	guid: string,
	attributes: VideoAttributes
): string => {
	const { homeUrl } = getEditorState();
	return `${ homeUrl || '/' }${ homeUrl.includes( '?' ) ? '&' : '?' }${ toQuery(
		[ [ 'mainstreet_video', guid ], ...toPlayerQuery( attributes ) ]
	) }`;
};

/**
 * The address of the service's own player, for videos that are not in this media library.
 *
 * @param guid       The video.
 * @param attributes What its block says.
 */
export const servicePlayerAddress = (
	guid: string,
	attributes: VideoAttributes
): string =>
	`https://videopress.com/embed/${ encodeURIComponent( guid ) }?${ toQuery(
		toPlayerQuery( attributes )
	) }`;

/**
 * An address of a file as a post may keep it: that of a private film works for some hours, for whoever has it.
 *
 * @param url Address of a film's file or of a track.
 */
export const withoutRight = ( url: string ): string =>
	removeQueryArgs( url, 'exp', 'sig' );

/**
 * The guid in an address of the hosted service.
 *
 * @param url Anything.
 * @return '' for any other address.
 */
export const readGuid = ( url: unknown ): string =>
	SERVICE.exec( toText( url ).trim() )?.[ 1 ] ?? '';

/** An address, or undefined for what is none. */
const toUrl = ( url: string ): URL | undefined => {
	try {
		return new URL( url );
	} catch {
		return undefined;
	}
};

/**
 * The guid in an address of this site's player.
 *
 * @param url Anything.
 * @return '' for any other address.
 */
export const readOwnGuid = ( url: unknown ): string => {
	const given = toUrl( toText( url ).trim() );
	const home = toUrl( getEditorState().homeUrl );
	const guid = given?.searchParams.get( 'mainstreet_video' ) ?? '';
	return given &&
		home &&
		/^https?:$/.test( given.protocol ) &&
		given.host === home.host &&
		given.pathname.replace( /\/$/, '' ) ===
			home.pathname.replace( /\/$/, '' ) &&
		isGuid( guid )
		? guid
		: '';
};

/** Endings of files that WordPress plays. */
const FILM =
	/\/([^/]+)\.(?:mp4|m4v|webm|ogv|mov|wmv|avi|mpg|mpeg|3gp|3g2|mkv)$/i;

/**
 * The name of a video file in an address, without its ending.
 *
 * @param url Anything.
 * @return '' for what is no video file.
 */
export const readFilmName = ( url: unknown ): string => {
	const given = toUrl( toText( url ).trim() );
	return given && /^https?:$/.test( given.protocol )
		? ( FILM.exec( given.pathname )?.[ 1 ] ?? '' )
		: '';
};
