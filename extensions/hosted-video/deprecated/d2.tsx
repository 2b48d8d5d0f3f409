import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation, BlockSaveProps } from '@wordpress/blocks';
import type { Attributes } from '../types';

type OldAttributes = Attributes & { playsInline?: boolean };

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
	playsInline: flag,
	videoPressClassNames: text,
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
		[ 'autoPlay', attributes.autoplay ? 'true' : '' ],
		[ 'controls', attributes.controls === false ? 'false' : '' ],
		[ 'loop', attributes.loop ? 'true' : '' ],
		[ 'muted', attributes.muted ? 'true' : '' ],
		[ 'persistVolume', attributes.muted ? 'false' : '' ],
		[ 'posterUrl', attributes.poster ],
		[
			'preloadContent',
			attributes.preload !== 'none' ? attributes.preload : '',
		],
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
	const { caption, guid = '', videoPressClassNames } = attributes;
	const query = getQuery( attributes );
	const props = useBlockProps.save( { className: videoPressClassNames } );
	return (
		<figure
			{ ...props }
			className={ getClass(
				String( props.className ?? '' ),
				attributes
			) }
		>
			<div className="wp-block-embed__wrapper">
				{ `\nhttps://videopress.com/v/${ guid }${ query && `?${ query }` }\n` }
			</div>
			{ caption && ! RichText.isEmpty( caption ) && (
				<RichText.Content tagName="figcaption" value={ caption } />
			) }
		</figure>
	);
}

const OF_SERVICE =
	/^(?:wp-block-embed|is-type-video|is-provider-videopress|wp-embed-aspect-\d+-\d+|wp-has-aspect-ratio)$/;

/** Moves the classes of the embed and its aspect ratio from `className` to an attribute of their own. */
const migrate = ( {
	className = '',
	playsInline,
	...old
}: OldAttributes ): Attributes => {
	const all = className.split( /\s+/ ).filter( Boolean );
	const own = all.filter( ( name ) => ! OF_SERVICE.test( name ) );
	const moved = all.filter( ( name ) => OF_SERVICE.test( name ) );
	return {
		...old,
		...( own.length > 0 && { className: own.join( ' ' ) } ),
		...( moved.length > 0 && {
			videoPressClassNames: [ old.videoPressClassNames, ...moved ]
				.filter( Boolean )
				.join( ' ' ),
		} ),
		...( playsInline !== undefined && { playsinline: playsInline } ),
		useAverageColor: false,
	};
};

/** The version with options in the URL, but without `resizeToParent`. */
export const d2: BlockDeprecation< Attributes > = {
	attributes: schemas,
	apiVersion: 3,
	supports: {
		align: true,
		anchor: true,
		spacing: { margin: true, padding: true },
	},
	isEligible: ( { guid, videoPressClassNames }: Attributes ) =>
		Boolean( guid ) && videoPressClassNames === undefined,
	migrate,
	save,
};
