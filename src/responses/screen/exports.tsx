import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getExportUrl, type ExportLink } from '@shared/admin/export-link';
import { toQuery } from './api';
import type { Filters } from './types';

type Props = {
	filters: Filters;
	exportLink: ExportLink;
	/** Selected responses; empty for the whole list. */
	selected: number[];
};

function getName( format: 'csv' | 'json', count: number ): string {
	const name = format.toUpperCase();
	return count
		? sprintf(
				/* translators: 1: number of form responses, 2: format of a file, such as CSV. */
				_n(
					'Export %1$s as %2$s',
					'Export %1$s as %2$s',
					count,
					'mainstreet-blocks'
				),
				count.toLocaleString(),
				name
			)
		: sprintf(
				/* translators: %s: format of a file, such as CSV. */
				__( 'Export %s', 'mainstreet-blocks' ),
				name
			);
}

/** Links to download the list or the selected responses. */
export function Exports( { filters, exportLink, selected }: Props ) {
	const count = selected.length;
	return (
		<div
			className="mainstreet-screen__exports"
			role="group"
			aria-label={
				count
					? __( 'Export selected', 'mainstreet-blocks' )
					: __( 'Export all in this list', 'mainstreet-blocks' )
			}
		>
			{ ( [ 'csv', 'json' ] as const ).map( ( format ) => (
				<Button
					key={ format }
					size="compact"
					variant="secondary"
					href={ getExportUrl( exportLink, {
						...toQuery( filters ),
						format,
						ids: count ? selected : undefined,
					} ) }
				>
					{ getName( format, count ) }
				</Button>
			) ) }
		</div>
	);
}
