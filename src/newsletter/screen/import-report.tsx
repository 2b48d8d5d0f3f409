import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Progress } from './types';

type Props = { progress: Progress; onClose: () => void };

/** The rows of a file that were not imported, and why. */
export function ImportReport( { progress, onClose }: Props ) {
	const { problems, invalid, skipped } = progress;
	const unnamed = invalid + skipped - problems.length;
	return (
		<section
			className="mainstreet-newsletter__report"
			aria-labelledby="mainstreet-import-report"
		>
			<h2 id="mainstreet-import-report">
				{ __( 'Not imported', 'mainstreet-blocks' ) }
			</h2>
			<div
				role="group"
				aria-labelledby="mainstreet-import-report"
				// Focusable, so that the keyboard can scroll a long list.
				tabIndex={ 0 }
			>
				<ul>
					{ problems.map( ( { row, reason } ) => (
						<li key={ row }>
							{ sprintf(
								/* translators: 1: number of a row in a file, 2: why it was left out. */
								__( 'Row %1$s: %2$s', 'mainstreet-blocks' ),
								row.toLocaleString(),
								reason
							) }
						</li>
					) ) }
				</ul>
			</div>
			{ unnamed > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: number of rows. */
						_n(
							'And %s row more.',
							'And %s rows more.',
							unnamed,
							'mainstreet-blocks'
						),
						unnamed.toLocaleString()
					) }
				</p>
			) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ onClose }
			>
				{ __( 'Close', 'mainstreet-blocks' ) }
			</Button>
		</section>
	);
}
