import { RichText, useBlockProps } from '@wordpress/block-editor';
import { getSavedPlayerUrl } from '@shared/hosted-video/player-url';
import type { Attributes } from './types';

/** Core's class is left out unless the service's classes or the author add it, as in existing posts (33.1). */
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

/**
 * What a hosted video saves.
 *
 * @param props.attributes Attributes with a guid.
 * @param props.guid       The guid.
 */
export function save( {
	attributes,
	guid,
}: {
	attributes: Attributes;
	guid: string;
} ) {
	const { caption, maxWidth, videoPressClassNames } = attributes;
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
				{ `\n${ getSavedPlayerUrl( guid, attributes ) }\n` }
			</div>
			{ caption && ! RichText.isEmpty( caption ) && (
				<RichText.Content tagName="figcaption" value={ caption } />
			) }
		</figure>
	);
}
