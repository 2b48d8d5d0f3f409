import type { BlockConfiguration } from '@wordpress/blocks';
import { isRecord, toList, toText } from '@shared/guards';
import { getVideoUrl } from '@shared/hosted-video/video-url';

type Bag = Record< string, unknown >;

/** Whether a transform of core needs the URL of the file, which hosted videos do not have. */
const isOfVideo = ( transform: unknown ): transform is Bag =>
	isRecord( transform ) &&
	transform.type === 'block' &&
	toList( transform.blocks ).includes( 'core/video' );

/** Adds the URL of the file to the attributes of a hosted video; null if it is unknown. Other attributes are unchanged. */
const withAddress = ( attributes: Bag ): Bag | null => {
	const guid = toText( attributes.guid );
	if ( ! guid ) {
		return attributes;
	}
	const src = getVideoUrl( guid, attributes.src );
	return src ? { ...attributes, src } : null;
};

/** Core's transform, with the URL of a hosted video; not offered if the URL is unknown. */
const keepHostedVideo = ( transform: Bag ): Bag => {
	const { isMatch, transform: make } = transform;
	return typeof make === 'function'
		? {
				...transform,
				isMatch: ( attributes: Bag, block: unknown ) => {
					const carried = withAddress( attributes );
					return (
						carried !== null &&
						( typeof isMatch !== 'function' ||
							Boolean( isMatch( carried, block ) ) )
					);
				},
				transform: ( attributes: Bag, inner: unknown ) =>
					make( withAddress( attributes ), inner ),
			}
		: transform;
};

/**
 * Filter `blocks.registerBlockType`: transforms of core's video block (to Cover, File, Media & Text) keep a hosted
 * video, which has no `src` once saved.
 *
 * @param settings Of a block.
 */
export function keepHostedVideos(
	settings: BlockConfiguration,
	name: string
): BlockConfiguration {
	const from: unknown[] = toList( settings.transforms?.from );
	return name.startsWith( 'core/' ) && from.some( isOfVideo )
		? {
				...settings,
				transforms: {
					...settings.transforms,
					// The copy has the types of core's attributes.
					from: from.map( ( transform ) =>
						isOfVideo( transform )
							? keepHostedVideo( transform )
							: transform
					) as NonNullable<
						BlockConfiguration[ 'transforms' ]
					>[ 'from' ],
				},
			}
		: settings;
}
