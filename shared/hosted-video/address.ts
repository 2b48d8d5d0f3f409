import { getEditorState } from '@shared/editor-state';
import { toText } from '@shared/guards';
import type { VideoAttributes } from './types';

/** Addresses of the hosted service's players, old and short ones too. */
const SERVICE =
	/^https?:\/\/(?:(?:www\.)?videopress\.com\/(?:v|embed)|video\.wordpress\.com\/(?:v|embed)|v\.wordpress\.com)\/([a-z\d]{8})(?:[/?#]\S*)?$/i;

/** A short address of the service, as people paste it. */
export const SHORT =
	/^https?:\/\/v\.wordpress\.com\/([a-z\d]{8})(?:[/?#]\S*)?$/i;

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
		[
			[ 'mainstreet_video', guid ],
			...getPlayerPairs( attributes ).filter(
				( [ name ] ) => name !== 'persistVolume'
			),
		]
	) }`;
};

/**
 * The guid in an address of the hosted service.
 *
 * @param url Anything.
 * @return '' for any other address.
 */
export const readGuid = ( url: unknown ): string =>
	SERVICE.exec( toText( url ).trim() )?.[ 1 ] ?? '';
