import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { isRecord } from '@shared/guards';
import { useChangeWithoutUndo, useUndoSteps } from '@shared/post-editor';
import { normalise, withPictures } from '../attributes';
import { getRows, hasWidths, isAsSaved } from '../layout/rows';
import { getWidths } from '../layout/widths';
import type { Attributes, Picture } from '../types';
import {
	assertNoIds,
	selectPictures,
	movePicture,
	settleUpload,
} from './media';

type Settings = Partial<
	Omit< Attributes, 'ids' | 'images' | 'decorative' | 'saved' >
>;

/** Attributes with which the pictures are these: numbers, columns and widths follow. */
function getChange(
	attributes: Record< string, unknown >,
	images: Picture[],
	more: Settings
): Partial< Attributes > {
	assertNoIds( more );
	const next = { ...attributes, ...more, ...withPictures( images ) };
	const { columns } = next as Partial< Attributes >;
	const capped =
		images.length > 0 && typeof columns === 'number'
			? { columns: Math.min( columns, images.length ) }
			: {};
	const gallery = normalise( { ...next, ...capped } );
	return {
		...more,
		...withPictures( images ),
		...capped,
		// In a post whose layout is as it was, widths stay as they were.
		...( ! isAsSaved( gallery ) && {
			columnWidths: hasWidths( gallery )
				? getWidths( getRows( gallery ) )
				: [],
		} ),
	};
}

const withoutLink = ( { customLink: _, ...picture }: Picture ): Picture =>
	picture;

/**
 * Everything that changes pictures. Each action starts from the pictures as they are when
 * it happens: uploads end while others are being moved.
 *
 * @param clientId The block.
 */
export function usePictures( clientId: string ) {
	const registry = useRegistry();
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const changeWithoutUndo = useChangeWithoutUndo();
	const { act, type } = useUndoSteps();

	const read = () => {
		const attributes: unknown = registry
			.select( blockEditorStore )
			.getBlockAttributes( clientId );
		// Null when it was deleted meanwhile.
		return isRecord( attributes ) ? attributes : null;
	};
	const change = (
		edit: ( pictures: Picture[] ) => Picture[],
		more: Settings = {}
	) => {
		const attributes = read();
		if ( attributes ) {
			updateBlockAttributes(
				clientId,
				getChange(
					attributes,
					edit( normalise( attributes ).images ),
					more
				)
			);
		}
	};
	/** What is written on one picture: the layout stays. */
	const write = ( index: number, values: Partial< Picture > ) => {
		const { images } = normalise( read() );
		updateBlockAttributes(
			clientId,
			withPictures(
				images.map( ( picture, at ) =>
					at === index ? { ...picture, ...values } : picture
				)
			)
		);
	};

	return {
		/** The gallery as it is now; null when it was deleted meanwhile. */
		read: () => {
			const attributes = read();
			return attributes && normalise( attributes );
		},
		/** Changes that follow from another one, and are undone with it. */
		follow: ( edit: ( pictures: Picture[] ) => Picture[] ) =>
			changeWithoutUndo( () => change( edit ) ),
		add: ( added: Picture[] ) =>
			act( () => change( ( pictures ) => [ ...pictures, ...added ] ) ),
		select: ( media: unknown[] ) =>
			act( () =>
				change( ( pictures ) => selectPictures( pictures, media ) )
			),
		edit: ( index: number, values: Partial< Picture > ) =>
			type( `${ Object.keys( values ) } ${ index }`, () =>
				write( index, values )
			),
		move: ( from: number, to: number ) =>
			act( () =>
				change( ( pictures ) => movePicture( pictures, from, to ) )
			),
		remove: ( index: number ) =>
			act( () =>
				change( ( pictures ) =>
					pictures.filter( ( _, at ) => at !== index )
				)
			),
		/** Changes settings; where `linkTo` does, addresses read from links of another kind are none somebody typed. */
		set: ( settings: Settings ) =>
			type( `${ Object.keys( settings ) }`, () => {
				const { linkTo } = normalise( read() );
				const keepsLinks =
					settings.linkTo === undefined ||
					settings.linkTo === linkTo ||
					linkTo === 'custom';
				change(
					( pictures ) =>
						keepsLinks ? pictures : pictures.map( withoutLink ),
					settings
				);
			} ),
		settle: ( blob: string, media: unknown ) =>
			// The author added the picture, that is the step.
			changeWithoutUndo( () =>
				change( ( pictures ) => settleUpload( pictures, blob, media ) )
			),
		/** Notes the size of a picture that came without. */
		measure: ( index: number, width: number, height: number ) =>
			changeWithoutUndo( () =>
				change( ( pictures ) =>
					pictures.map( ( picture, at ) =>
						at === index ? { ...picture, width, height } : picture
					)
				)
			),
		/** Widths of columns after style or alignment were changed in WordPress's own controls. */
		fit: ( columnWidths: string[][] ) =>
			changeWithoutUndo( () =>
				updateBlockAttributes( clientId, { columnWidths } )
			),
	};
}
