import { Notice, Spinner, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Choice } from '../choice';
import type { Wanted } from '../types';
import type { useCopy } from '../use-copy';
import type { usePages } from '../use-pages';
import type { Selection } from '../use-selection';
import { Thumbnail } from './thumbnail';
import { takes } from './wanted';

type Props = {
	picked: ReturnType< typeof usePages >;
	selection: Selection;
	wanted: Wanted;
	copying: ReturnType< typeof useCopy >;
	onInsert: () => void;
};

const getLeftOut = ( { images }: Wanted ): string =>
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
export function Picks( {
	picked,
	selection,
	wanted,
	copying,
	onInsert,
}: Props ) {
	const { items, isLoading, error, retry } = picked;
	const usable = items.filter( ( item ) => takes( wanted, item ) );
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
			<Choice
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
			</Choice>
		</>
	);
}
