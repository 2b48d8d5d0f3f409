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
	poster: text,
	preload: { type: 'string', default: 'metadata' },
	src: text,
} as const;

/** This version has no core class on the root. */
const getClass = ( all: string ): string =>
	all
		.split( ' ' )
		.filter( ( name ) => name !== 'wp-block-video' )
		.join( ' ' );

/** The URL is written even without a GUID, so that no plain or empty video matches this version. */
function save( { attributes }: BlockSaveProps< Attributes > ) {
	const { caption, guid = '' } = attributes;
	const props = useBlockProps.save( {
		className: 'wp-block-embed is-type-video is-provider-videopress',
	} );
	return (
		<figure
			{ ...props }
			className={ getClass( String( props.className ?? '' ) ) }
		>
			<div className="wp-block-embed__wrapper">
				{ `\nhttps://videopress.com/v/${ guid }\n` }
			</div>
			{ caption && ! RichText.isEmpty( caption ) && (
				<RichText.Content tagName="figcaption" value={ caption } />
			) }
		</figure>
	);
}

/** The oldest version: only the URL, with fixed classes. */
export const d1: BlockDeprecation< Attributes > = {
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
