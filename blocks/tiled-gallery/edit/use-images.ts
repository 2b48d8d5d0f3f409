import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { withImages } from '@shared/alternative-text/decorative';
import type { UnknownRecord } from '@shared/guards';
import { updateImage } from '@shared/image-list/list';
import { useImageList } from '@shared/image-list/use-image-list';
import { useChangeWithoutUndo } from '@shared/post-editor';
import { normalize } from '../attributes';
import { getRows, hasWidths, isAsSaved } from '../layout/rows';
import { getWidths } from '../layout/widths';
import type { Attributes, Picture } from '../types';
import { assertNoIds, mediaToPicture } from './media';

type Settings = Partial<
	Omit< Attributes, 'ids' | 'images' | 'decorative' | 'saved' >
>;

const readPictures = ( attributes: UnknownRecord ): Picture[] =>
	normalize( attributes ).images;

/** Returns the attributes for changed images: `ids`, columns and widths follow from them. */
function getChange(
	images: Picture[],
	attributes: UnknownRecord,
	more: Settings
): Partial< Attributes > {
	assertNoIds( more );
	const next = { ...attributes, ...more, ...withImages( images ) };
	const { columns } = next as Partial< Attributes >;
	const capped =
		images.length > 0 && typeof columns === 'number'
			? { columns: Math.min( columns, images.length ) }
			: {};
	const gallery = normalize( { ...next, ...capped } );
	return {
		...more,
		...withImages( images ),
		...capped,
		// In a post whose layout is unchanged, the widths are kept.
		...( ! isAsSaved( gallery ) && {
			columnWidths: hasWidths( gallery )
				? getWidths( getRows( gallery ) )
				: [],
		} ),
	};
}

/** Replaces a preview by its finished upload; `src` is the URL of the preview. */
function replacePreview(
	{ src: _src, ...preview }: Picture,
	uploaded: Picture
): Picture {
	return { ...preview, ...uploaded };
}

const withoutLink = ( { customLink: _, ...picture }: Picture ): Picture =>
	picture;

/** Actions that change the images. */
export function useImages( clientId: string ) {
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const changeWithoutUndo = useChangeWithoutUndo();
	const list = useImageList< Picture, Settings >( clientId, {
		read: readPictures,
		write: getChange,
		make: mediaToPicture,
		replace: replacePreview,
	} );
	/** Returns the current gallery; null if it was deleted in the meantime. */
	const read = () => {
		const attributes = list.getAttributes();
		return attributes && normalize( attributes );
	};

	return {
		...list,
		read,
		/** Changes an image; the layout is kept. */
		edit: ( index: number, values: Partial< Picture > ) =>
			list.type( `${ Object.keys( values ) } ${ index }`, () =>
				updateBlockAttributes(
					clientId,
					withImages(
						updateImage( read()?.images ?? [], index, values )
					)
				)
			),
		/** Changes settings. Another `linkTo` removes the links of the images, unless they were custom URLs. */
		set: ( settings: Settings ) =>
			list.type( `${ Object.keys( settings ) }`, () => {
				const linkTo = read()?.linkTo;
				const keepsLinks =
					settings.linkTo === undefined ||
					settings.linkTo === linkTo ||
					linkTo === 'custom';
				list.change(
					( pictures ) =>
						keepsLinks ? pictures : pictures.map( withoutLink ),
					settings
				);
			} ),
		/** Stores the size of an image that had none. */
		measure: ( index: number, width: number, height: number ) =>
			list.follow( ( pictures ) =>
				updateImage( pictures, index, { width, height } )
			),
		/** Stores column widths after style or alignment were changed by controls of WordPress. */
		fit: ( columnWidths: string[][] ) =>
			changeWithoutUndo( () =>
				updateBlockAttributes( clientId, { columnWidths } )
			),
	};
}
