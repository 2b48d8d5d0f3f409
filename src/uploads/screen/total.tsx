import { ProgressBar } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getAmount, getPercent } from '@shared/resumable/progress';
import type { Entry } from './files';

/** How far all files are together. */
export function Total( { entries }: { entries: readonly Entry[] } ) {
	const sum = ( name: 'sent' | 'size' ): number =>
		entries.reduce( ( total, { state } ) => total + state[ name ], 0 );
	const all = { sent: sum( 'sent' ), size: sum( 'size' ) };
	const done = entries.filter( ( { state } ) => state.status === 'done' );
	return (
		<div className="mainstreet-uploads__total">
			<div>
				{ sprintf(
					/* translators: 1: how many files are uploaded, 2: of how many, 3: how much of them, such as "43% (12 MB of 28 MB)". */
					_n(
						'%1$d of %2$d file uploaded: %3$s',
						'%1$d of %2$d files uploaded: %3$s',
						entries.length,
						'mainstreet-blocks'
					),
					done.length,
					entries.length,
					getAmount( all )
				) }
			</div>
			<div dir="auto">
				<ProgressBar
					className="mainstreet-upload-bar"
					value={ getPercent( all ) }
					aria-label={ __( 'All files', 'mainstreet-blocks' ) }
				/>
			</div>
		</div>
	);
}
