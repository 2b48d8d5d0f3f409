import type { BlockConfiguration } from '@wordpress/blocks';
import { isRecord, toList, toText } from '@shared/guards';
import { getFilmAddress } from '@shared/hosted-video/film-address';

type Bag = Record< string, unknown >;

/** Whether core makes another block of a video's address, which hosted ones don't have. */
const isOfVideo = ( transform: unknown ): transform is Bag =>
	isRecord( transform ) &&
	transform.type === 'block' &&
	toList( transform.blocks ).includes( 'core/video' );

/** Attributes of a hosted video with the address of its file, others as they are; null where there is no address. */
const withAddress = ( attributes: Bag ): Bag | null => {
	const guid = toText( attributes.guid );
	if ( ! guid ) {
		return attributes;
	}
	const src = getFilmAddress( guid, attributes.src );
	return src ? { ...attributes, src } : null;
};

/** The same way of core, which is given the address of a hosted video and is not offered where there is none. */
const keepFilm = ( transform: Bag ): Bag => {
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
 * Filter `blocks.registerBlockType`: what core makes of videos (Cover, File, Media & Text) keeps the film of a hosted one, which has no
 * `src` after it was saved.
 *
 * @param settings Of a block.
 * @param name     Its name.
 */
export function keepFilms(
	settings: BlockConfiguration,
	name: string
): BlockConfiguration {
	const from: unknown[] = toList( settings.transforms?.from );
	return name.startsWith( 'core/' ) && from.some( isOfVideo )
		? {
				...settings,
				transforms: {
					...settings.transforms,
					// What core's type says of each holds for its copy.
					from: from.map( ( transform ) =>
						isOfVideo( transform )
							? keepFilm( transform )
							: transform
					) as NonNullable<
						BlockConfiguration[ 'transforms' ]
					>[ 'from' ],
				},
			}
		: settings;
}
