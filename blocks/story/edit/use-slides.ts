import type { UnknownRecord } from '@shared/guards';
import { useImageList } from '@shared/image-list/use-image-list';
import { normalize } from '../attributes';
import type { MediaFile } from '../types';
import { mediaToFile, mergeSelection } from './media';

const readSlides = ( attributes: UnknownRecord ): MediaFile[] =>
	normalize( attributes ).mediaFiles;

/** Returns all actions that change slides. */
export function useSlides( clientId: string ) {
	const list = useImageList< MediaFile >( clientId, {
		read: readSlides,
		write: ( mediaFiles ) => ( { mediaFiles } ),
		make: mediaToFile,
		replace: ( _, uploaded ) => uploaded,
		select: mergeSelection,
	} );
	return {
		...list,
		append: ( media: unknown[] ) =>
			list.add( media.flatMap( ( item ) => mediaToFile( item ) ?? [] ) ),
		replace: ( index: number, media: unknown ) => {
			const file = mediaToFile( media );
			if ( file ) {
				list.update( ( slides ) =>
					slides.map( ( slide, at ) =>
						at === index ? file : slide
					)
				);
			}
		},
	};
}
