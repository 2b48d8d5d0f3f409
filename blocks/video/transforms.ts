import { createBlock, type BlockConfiguration } from '@wordpress/blocks';
import { readGuid, getSavedPlayerUrl } from '@shared/hosted-video/player-url';
import { hasOnlyOptions, readOptions } from '@shared/hosted-video/options';
import { toRecord, toText } from '@shared/guards';
import type { Attributes } from './types';

type Bag = Record< string, unknown >;

/** Names that both blocks have. */
const SHARED = [
	'align',
	'anchor',
	'autoplay',
	'className',
	'controls',
	'guid',
	'id',
	'loop',
	'maxWidth',
	'muted',
	'playsinline',
	'poster',
	'preload',
	'seekbarColor',
	'seekbarLoadingColor',
	'seekbarPlayedColor',
	'src',
	'style',
	'useAverageColor',
] as const;

/** Names that differ: ours, core's. */
const RENAMED = [
	[ 'tracks', 'videoPressTracks' ],
	[ 'isExample', 'isVideoPressExample' ],
	[ 'classNames', 'videoPressClassNames' ],
] as const;

const pick = (
	attributes: Bag,
	names: readonly ( readonly [ from: string, to: string ] )[]
): Bag =>
	Object.fromEntries(
		names.flatMap( ( [ from, to ] ) =>
			attributes[ from ] === undefined
				? []
				: [ [ to, attributes[ from ] ] ]
		)
	);

const same = SHARED.map( ( name ) => [ name, name ] as const );

/** Core passes the caption as a RichTextData object; both blocks accept a string. */
const getCaption = ( { caption }: Bag ): Bag =>
	caption === undefined || caption === null
		? {}
		: { caption: String( caption ) };

/** The guid of core's video: its own, or that of an address of the service. */
const getGuid = ( attributes: Bag ): string =>
	toText( attributes.guid ) || readGuid( attributes.src );

/** Whether the block holds all that an address of the service says: with other options it stays an embed. */
const canHold = ( url: unknown ): boolean =>
	readGuid( url ) !== '' && hasOnlyOptions( url );

const fromVideo = ( attributes: Bag ) =>
	createBlock( 'videopress/video', {
		...pick( attributes, same ),
		...pick(
			attributes,
			RENAMED.map( ( [ ours, core ] ) => [ core, ours ] as const )
		),
		// What the address says counts before the defaults of core's block, of which it is the source.
		...( ! attributes.guid && readOptions( attributes.src ) ),
		...getCaption( attributes ),
		guid: getGuid( attributes ),
	} );

const toVideo = ( attributes: Bag ) =>
	createBlock( 'core/video', {
		...pick( attributes, same ),
		...pick( attributes, RENAMED ),
		...getCaption( attributes ),
	} );

export const transforms: NonNullable<
	BlockConfiguration< Attributes >[ 'transforms' ]
> = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/video' ],
			isMatch: ( attributes: unknown ) =>
				getGuid( toRecord( attributes ) ) !== '',
			transform: ( attributes: unknown ) =>
				fromVideo( toRecord( attributes ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( attributes: unknown ) =>
				canHold( toRecord( attributes ).url ),
			transform: ( attributes: unknown ) => {
				const embed = toRecord( attributes );
				return createBlock( 'videopress/video', {
					...readOptions( embed.url ),
					guid: readGuid( embed.url ),
					...pick( embed, [ [ 'align', 'align' ] ] ),
					...getCaption( embed ),
				} );
			},
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/video' ],
			isMatch: ( attributes: unknown ) =>
				toText( toRecord( attributes ).guid ) !== '',
			transform: ( attributes: unknown ) =>
				toVideo( toRecord( attributes ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( attributes: unknown ) =>
				toText( toRecord( attributes ).guid ) !== '',
			transform: ( attributes: unknown ) => {
				const video = toRecord( attributes );
				return createBlock( 'core/embed', {
					url: getSavedPlayerUrl( toText( video.guid ), video ),
					...pick( video, [ [ 'align', 'align' ] ] ),
					...getCaption( video ),
				} );
			},
		},
	],
};
