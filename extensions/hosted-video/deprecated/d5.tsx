import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation, BlockSaveProps } from '@wordpress/blocks';
import type { Attributes } from '../types';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const schemas = {
	autoplay: flag,
	caption: {
		type: 'rich-text',
		source: 'rich-text',
		selector: 'figcaption',
	},
	controls: { type: 'boolean', default: true },
	guid: text,
	id: { type: 'number' },
	loop: flag,
	muted: flag,
	playsinline: flag,
	seekbarColor: { type: 'string', default: '' },
	seekbarLoadingColor: { type: 'string', default: '' },
	seekbarPlayedColor: { type: 'string', default: '' },
	maxWidth: { type: 'string', default: '100%' },
	isVideoPressExample: { type: 'boolean', default: false },
	videoPressClassNames: text,
	videoPressTracks: { type: 'array', default: [] },
	poster: text,
	preload: { type: 'string', default: 'metadata' },
	src: text,
} as const;

/** Core's class is on the root only with the service's classes, or if the author added it. */
const getClass = (
	all: string,
	{ className = '', videoPressClassNames }: Attributes
): string =>
	videoPressClassNames ||
	className.split( /\s+/ ).includes( 'wp-block-video' )
		? all
		: all
				.split( ' ' )
				.filter( ( name ) => name !== 'wp-block-video' )
				.join( ' ' );

const getQuery = ( attributes: Attributes ): string =>
	[
		[ 'resizeToParent', 'true' ],
		[ 'cover', 'true' ],
		[ 'autoPlay', attributes.autoplay ? 'true' : '' ],
		[ 'controls', attributes.controls === false ? 'false' : '' ],
		[ 'loop', attributes.loop ? 'true' : '' ],
		[ 'muted', attributes.muted ? 'true' : '' ],
		[ 'persistVolume', attributes.muted ? 'false' : '' ],
		[ 'playsinline', attributes.playsinline ? 'true' : '' ],
		[ 'posterUrl', attributes.poster ],
		[
			'preloadContent',
			attributes.preload !== 'none' ? attributes.preload : '',
		],
		[ 'sbc', attributes.seekbarColor ],
		[ 'sbpc', attributes.seekbarPlayedColor ],
		[ 'sblc', attributes.seekbarLoadingColor ],
	]
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

/** The URL is written even without a GUID, so that no plain or empty video matches this version. */
function save( { attributes }: BlockSaveProps< Attributes > ) {
	const { caption, guid = '', maxWidth, videoPressClassNames } = attributes;
	const props = useBlockProps.save( { className: videoPressClassNames } );
	return (
		<figure
			{ ...props }
			className={ getClass(
				String( props.className ?? '' ),
				attributes
			) }
		>
			<div
				className="wp-block-embed__wrapper"
				style={
					maxWidth && maxWidth !== '100%'
						? { maxWidth, margin: 'auto' }
						: undefined
				}
			>
				{ `\nhttps://videopress.com/v/${ guid }?${ getQuery( attributes ) }\n` }
			</div>
			{ caption && ! RichText.isEmpty( caption ) && (
				<RichText.Content tagName="figcaption" value={ caption } />
			) }
		</figure>
	);
}

/** The version with width and tracks, but without `useAverageColor`. */
export const d5: BlockDeprecation< Attributes > = {
	attributes: schemas,
	apiVersion: 3,
	supports: {
		align: true,
		anchor: true,
		spacing: { margin: true, padding: true },
	},
	migrate: ( old ) => ( { ...old, useAverageColor: false } ),
	save,
};
