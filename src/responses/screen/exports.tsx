import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getExportUrl, type ExportLink } from './api';
import type { Filters } from './types';

type Props = {
	filters: Filters;
	exportLink: ExportLink;
	/** Lines that are ticked; all of the list where none is. */
	selected: number[];
};

/** Where the list, or what is ticked of it, can be downloaded. */
export function Exports( { filters, exportLink, selected }: Props ) {
	return (
		<div
			className="mainstreet-screen__exports"
			role="group"
			aria-label={
				selected.length
					? __( 'Export the selected', 'mainstreet-blocks' )
					: __( 'Export all in this list', 'mainstreet-blocks' )
			}
		>
			{ ( [ 'csv', 'json' ] as const ).map( ( format ) => (
				<Button
					key={ format }
					__next40pxDefaultSize
					variant="secondary"
					href={ getExportUrl(
						exportLink,
						format,
						filters,
						selected
					) }
				>
					{ format === 'csv'
						? __( 'Export CSV', 'mainstreet-blocks' )
						: __( 'Export JSON', 'mainstreet-blocks' ) }
				</Button>
			) ) }
		</div>
	);
}
