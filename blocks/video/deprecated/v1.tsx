import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation, BlockSaveProps } from '@wordpress/blocks';
import type { Attributes } from '../types';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const attributes = {
	caption: { type: 'string', source: 'html', selector: 'figcaption' },
	autoplay: flag,
	controls: { type: 'boolean', default: true },
	guid: text,
	id: { type: 'number' },
	loop: flag,
	muted: flag,
	playsinline: flag,
	poster: text,
	preload: { type: 'string', default: 'metadata' },
	src: text,
	seekbarColor: { type: 'string', default: '' },
	seekbarPlayedColor: { type: 'string', default: '' },
	seekbarLoadingColor: { type: 'string', default: '' },
	useAverageColor: { type: 'boolean', default: true },
	maxWidth: { type: 'string', default: '100%' },
	title: text,
	description: text,
	cacheHtml: { type: 'string', default: '' },
	posterData: { type: 'object', default: {} },
	videoRatio: { type: 'number' },
	tracks: { type: 'array', default: [] },
	privacySetting: { type: 'number', default: 1 },
	allowDownload: flag,
	displayEmbed: { type: 'boolean', default: true },
	rating: text,
	isPrivate: flag,
	isExample: { type: 'boolean', default: false },
	duration: { type: 'number' },
} as const;

const getQuery = ( given: Attributes ): string => {
	const isPreview = given.posterData?.previewOnHover === true;
	const isMuted = given.muted || isPreview;
	return [
		[ 'resizeToParent', 'true' ],
		[ 'cover', 'true' ],
		[ 'autoPlay', given.autoplay || isPreview ? 'true' : '' ],
		[ 'controls', given.controls === false ? 'false' : '' ],
		[ 'loop', given.loop ? 'true' : '' ],
		[ 'muted', isMuted ? 'true' : '' ],
		[ 'persistVolume', isMuted ? 'false' : '' ],
		[ 'playsinline', given.playsinline ? 'true' : '' ],
		[ 'posterUrl', given.poster ],
		[ 'preloadContent', given.preload ],
		[ 'sbc', given.seekbarColor ],
		[ 'sbpc', given.seekbarPlayedColor ],
		[ 'sblc', given.seekbarLoadingColor ],
		[ 'useAverageColor', given.useAverageColor ? 'true' : '' ],
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
};

function save( { attributes: given }: BlockSaveProps< Attributes > ) {
	const { caption, guid, maxWidth } = given;
	if ( ! guid ) {
		return null;
	}
	return (
		<figure
			{ ...useBlockProps.save( {
				className:
					'wp-block-jetpack-videopress jetpack-videopress-player',
				style:
					maxWidth && maxWidth !== '100%'
						? { maxWidth, margin: 'auto' }
						: undefined,
			} ) }
		>
			<div className="jetpack-videopress-player__wrapper">
				{ `\nhttps://videopress.com/v/${ guid }?${ getQuery( given ) }\n` }
			</div>
			{ caption && ! RichText.isEmpty( caption ) && (
				<RichText.Content tagName="figcaption" value={ caption } />
			) }
		</figure>
	);
}

/** The first form: the address in saved markup. The caption moves to the comment. */
export const v1: BlockDeprecation< Attributes > = {
	attributes,
	apiVersion: 3,
	supports: {
		html: false,
		align: true,
		anchor: true,
		spacing: { margin: true, padding: true },
	},
	migrate: ( { caption, ...old } ) => ( caption ? { ...old, caption } : old ),
	save,
};
