import { Notice, Spinner, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MediaChooser } from '../media-chooser';
import type { AllowedMedia } from '../types';
import type { useMediaCopy } from '../use-media-copy';
import type { usePages } from '../use-pages';
import type { Selection } from '../use-selection';
import { Thumbnail } from './thumbnail';
import { isAllowed } from './allowed-media';

type Props = {
	picked: ReturnType< typeof usePages >;
	selection: Selection;
	wanted: AllowedMedia;
	copying: ReturnType< typeof useMediaCopy >;
	onInsert: () => void;
};

const getLeftOut = ( { images }: AllowedMedia ): string =>
	images
		? __(
				'Videos were skipped, because only images can be inserted here.',
				'mainstreet-blocks'
			)
		: __(
				'Images were skipped, because only videos can be inserted here.',
				'mainstreet-blocks'
			);

/** The picked items to choose from. */
export function PickedItems( {
	picked,
	selection,
	wanted,
	copying,
	onInsert,
}: Props ) {
	const { items, isLoading, error, retry } = picked;
	const usable = items.filter( ( item ) => isAllowed( wanted, item ) );
	return (
		<>
			{ error && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Try again', 'mainstreet-blocks' ),
							onClick: retry,
						},
					] }
				>
					{ error }
				</Notice>
			) }
			<MediaChooser
				items={ usable }
				selection={ selection }
				Picture={ Thumbnail }
				hasMore={ picked.hasMore && ! error }
				isLoading={ isLoading }
				progress={ copying.progress }
				error={ copying.error }
				onMore={ picked.loadMore }
				onInsert={ onInsert }
			>
				<div role="status">
					{ isLoading && (
						<>
							<Spinner />
							<VisuallyHidden>
								{ __( 'Loading…', 'mainstreet-blocks' ) }
							</VisuallyHidden>
						</>
					) }
					{ usable.length < items.length && (
						<p>{ getLeftOut( wanted ) }</p>
					) }
				</div>
			</MediaChooser>
		</>
	);
}
