import { Spinner } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { isTransient, parseSize } from '../attributes';
import type { Picture } from '../types';
import { TileTools } from './tile-tools';

export type TileActions = {
	onSelect: ( index: number ) => void;
	/** `focus` names what has the keyboard afterwards. */
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

/** Where a key moves the picture: arrows, as one reads. */
function getStep( key: string ): number {
	const [ back, forward ] = isRTL()
		? [ 'ArrowRight', 'ArrowLeft' ]
		: [ 'ArrowLeft', 'ArrowRight' ];
	if ( key === back || key === 'ArrowUp' ) {
		return -1;
	}
	return key === forward || key === 'ArrowDown' ? 1 : 0;
}

function onKey(
	event: KeyboardEvent,
	{
		index,
		isSelected,
		actions,
	}: Pick< Props, 'index' | 'isSelected' | 'actions' >
): void {
	const { key, altKey, ctrlKey, metaKey } = event;
	if ( altKey || ctrlKey || metaKey ) {
		return;
	}
	const step = getStep( key );
	if ( key === 'Enter' || key === ' ' ) {
		actions.onSelect( index );
	} else if ( isSelected && event.shiftKey && step !== 0 ) {
		actions.onMove( index, index + step, 'tile' );
	} else if ( isSelected && ( key === 'Backspace' || key === 'Delete' ) ) {
		actions.onRemove( index );
	} else {
		return;
	}
	// The editor would take the key for the whole block.
	event.preventDefault();
	event.stopPropagation();
}

/** One picture in the canvas. */
export function Tile( props: Props ) {
	const { picture, index, total, filter, isSelected, actions } = props;
	const { alt, src, url } = picture;
	const measure = ( {
		currentTarget,
	}: SyntheticEvent< HTMLImageElement > ) => {
		const { naturalWidth, naturalHeight } = currentTarget;
		const isKnown =
			parseSize( picture.width ) && parseSize( picture.height );
		// In a post that was only opened, nothing is added.
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
			<div
				className="tiled-gallery__select"
				role="button"
				tabIndex={ 0 }
				aria-pressed={ isSelected }
				aria-label={ getLabel( picture, index, total ) }
				onClick={ () => actions.onSelect( index ) }
				onKeyDown={ ( event ) => onKey( event, props ) }
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
