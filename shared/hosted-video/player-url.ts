import { removeQueryArgs } from '@wordpress/url';
import { getEditorState } from '@shared/editor-state';
import { toText } from '@shared/guards';
import type { VideoAttributes } from './types';

/** URLs of the hosted service's players, including old and short ones. */
const SERVICE =
	/^https?:\/\/(?:(?:www\.)?videopress\.com\/(?:v|embed)|video\.wordpress\.com\/(?:v|embed)|v\.wordpress\.com)\/([a-z\d]{8})(?:[/?#]\S*)?$/i;

/** A short address of the service, as people paste it. */
export const SHORT_URL =
	/^https?:\/\/v\.wordpress\.com\/([a-z\d]{8})(?:[/?#]\S*)?$/i;

/**
 * Whether a text has the format of a GUID.
 *
 * @param guid Any text.
 */
export const isGuid = ( guid: string ): boolean => /^[a-z\d]{8}$/i.test( guid );

type Pair = readonly [ name: string, value: string | undefined ];

/** Encodes the set parameters; lone surrogates become U+FFFD. */
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

/** Parameters of the player in the order of saved posts; this site's player uses the same names. */
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
 * The URL in saved posts, which block validation compares (content-format.md 33.1).
 *
 * @param attributes What its block says.
 */
export const getSavedPlayerUrl = (
	guid: string,
	attributes: VideoAttributes
): string =>
	`https://videopress.com/v/${ guid }?${ toQuery( [
		[ 'resizeToParent', 'true' ],
		[ 'cover', 'true' ],
		...getPlayerPairs( attributes ),
		[ 'useAverageColor', on( attributes.useAverageColor ) ],
	] ) }`;

/** Parameters that both players support. */
const toPlayerQuery = ( attributes: VideoAttributes ): Pair[] =>
	getPlayerPairs( attributes ).filter(
		( [ name ] ) => name !== 'persistVolume'
	);

/**
 * The address of this site's player (docs/video-player.md).
 *
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
 * The URL of a file that may be saved in a post. The signed URL of a private video may not: it works for hours, for
 * everybody.
 *
 * @param url Address of a video's file or of a track.
 */
export const removeSignature = ( url: string ): string =>
	removeQueryArgs( url, 'exp', 'sig' );

/**
 * The guid in an address of the hosted service.
 *
 * @param url Anything.
 * @return '' for any other address.
 */
export const readGuid = ( url: unknown ): string =>
	SERVICE.exec( toText( url ).trim() )?.[ 1 ] ?? '';

/** Parses a URL; undefined if it is invalid. */
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

/** Extensions of video files that WordPress plays. */
const FILM =
	/\/([^/]+)\.(?:mp4|m4v|webm|ogv|mov|wmv|avi|mpg|mpeg|3gp|3g2|mkv)$/i;

/**
 * The name of a video file in an address, without its ending.
 *
 * @param url Anything.
 * @return '' for what is no video file.
 */
export const readVideoFileName = ( url: unknown ): string => {
	const given = toUrl( toText( url ).trim() );
	return given && /^https?:$/.test( given.protocol )
		? ( FILM.exec( given.pathname )?.[ 1 ] ?? '' )
		: '';
};
