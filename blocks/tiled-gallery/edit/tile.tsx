import { Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { SyntheticEvent } from 'react';
import { isTransient } from '@shared/uploads/attachment';
import { parseSize } from '../attributes';
import type { Picture } from '../types';
import { TileTools } from './tile-tools';

export type TileActions = {
	onSelect: ( index: number ) => void;
	/** `focus` names the element that is focused afterwards. */
	onMove: ( from: number, to: number, focus: string ) => void;
	onRemove: ( index: number ) => void;
	onMeasure: ( index: number, width: number, height: number ) => void;
};

type Props = {
	picture: Picture;
	index: number;
	total: number;
	filter: string;
	isSelected: boolean;
	actions: TileActions;
};

const getLabel = ( { alt }: Picture, index: number, total: number ) =>
	alt.trim() === ''
		? sprintf(
				/* translators: 1: number of the image, 2: number of images. */
				__( 'Image %1$d of %2$d', 'mainstreet-blocks' ),
				index + 1,
				total
			)
		: sprintf(
				/* translators: 1: number of the image, 2: number of images, 3: its alternative text. */
				__( 'Image %1$d of %2$d: %3$s', 'mainstreet-blocks' ),
				index + 1,
				total,
				alt
			);

/** An image in the canvas. */
export function Tile( {
	picture,
	index,
	total,
	filter,
	isSelected,
	actions,
}: Props ) {
	const { alt, src, url } = picture;
	const measure = ( {
		currentTarget,
	}: SyntheticEvent< HTMLImageElement > ) => {
		const { naturalWidth, naturalHeight } = currentTarget;
		const isKnown =
			parseSize( picture.width ) && parseSize( picture.height );
		// Nothing is added to a post that was only opened.
		if ( src === undefined && ! isKnown && naturalWidth && naturalHeight ) {
			actions.onMeasure( index, naturalWidth, naturalHeight );
		}
	};
	return (
		<figure
			className={ [
				'tiled-gallery__item',
				filter && `filter__${ filter }`,
				isSelected && 'is-selected',
				isTransient( url ) && 'is-transient',
			]
				.filter( Boolean )
				.join( ' ' ) }
			data-tile={ index }
			draggable
		>
			<img
				alt={ alt }
				src={ url ?? src }
				width={ parseSize( picture.width ) ?? undefined }
				height={ parseSize( picture.height ) ?? undefined }
				draggable={ false }
				onLoad={ measure }
			/>
			{ isTransient( url ) && <Spinner /> }
			{ /* eslint-disable-next-line jsx-a11y/click-events-have-key-events -- useKeys listens on the gallery. */ }
			<div
				className="tiled-gallery__select"
				role="button"
				tabIndex={ 0 }
				aria-pressed={ isSelected }
				aria-label={ getLabel( picture, index, total ) }
				onClick={ () => actions.onSelect( index ) }
			/>
			{ isSelected && (
				<TileTools
					index={ index }
					total={ total }
					onMove={ ( to, tool ) => actions.onMove( index, to, tool ) }
					onRemove={ () => actions.onRemove( index ) }
				/>
			) }
		</figure>
	);
}
