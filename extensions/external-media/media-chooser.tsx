import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { Item } from './responses';
import { Grid } from './grid';
import type { Progress } from './use-media-copy';
import { MAX_SELECTED, type Selection } from './use-selection';

type Props = {
	items: Item[];
	selection: Selection;
	/** Renders a thumbnail that needs more than its URL. */
	Picture?: ComponentType< { item: Item } >;
	hasMore: boolean;
	isLoading: boolean;
	/** Null while nothing is copied. */
	progress: Progress | null;
	/** Error message; '' for none. */
	error: string;
	onMore: () => void;
	onInsert: () => void;
	/** Status message of the list. */
	children?: ReactNode;
};

const getCount = ( { isFull, selected }: Selection ): string => {
	if ( isFull ) {
		return sprintf(
			/* translators: %d: number of pictures. */
			_n(
				'%d selected (maximum reached)',
				'%d selected (maximum reached)',
				MAX_SELECTED,
				'mainstreet-blocks'
			),
			MAX_SELECTED
		);
	}
	return selected.length > 0
		? sprintf(
				/* translators: %d: number of pictures. */
				_n(
					'%d selected',
					'%d selected',
					selected.length,
					'mainstreet-blocks'
				),
				selected.length
			)
		: '';
};

const describeProgress = ( { number, total }: Progress ): string =>
	total > 1
		? sprintf(
				/* translators: %1$d: number of the picture that is copied; %2$d: number of all. */
				__( 'Inserting media: %1$d of %2$d', 'mainstreet-blocks' ),
				number,
				total
			)
		: __( 'Inserting media', 'mainstreet-blocks' );

/** The grid of images, “Load more”, and the insert button. */
export function MediaChooser( {
	items,
	selection,
	Picture,
	hasMore,
	isLoading,
	progress,
	error,
	onMore,
	onInsert,
	children,
}: Props ) {
	const isCopying = progress !== null;
	return (
		<>
			<Grid
				items={ items }
				selected={ selection.selected.map( ( { id } ) => id ) }
				Picture={ Picture }
				isDisabled={ isCopying }
				onToggle={ selection.toggle }
			/>
			{ children }
			{ hasMore && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ onMore }
					isBusy={ isLoading }
					disabled={ isLoading || isCopying }
					accessibleWhenDisabled
				>
					{ __( 'Load More', 'mainstreet-blocks' ) }
				</Button>
			) }
			<div className="mainstreet-external-media__end">
				{ error && (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) }
				<span role="status">
					{ progress
						? describeProgress( progress )
						: getCount( selection ) }
				</span>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ onInsert }
					isBusy={ isCopying }
					disabled={ isCopying || selection.selected.length === 0 }
					accessibleWhenDisabled
				>
					{ __( 'Select', 'mainstreet-blocks' ) }
				</Button>
			</div>
		</>
	);
}
