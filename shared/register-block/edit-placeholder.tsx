import { useBlockProps } from '@wordpress/block-editor';
import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/**
 * Placeholder of a block whose code is loading or failed to load.
 *
 * @param props           Properties.
 * @param props.hasFailed Whether it did not arrive.
 * @param props.onRetry   Asks for it again.
 */
export function EditPlaceholder( {
	hasFailed,
	onRetry,
}: {
	hasFailed: boolean;
	onRetry: () => void;
} ) {
	return (
		<div { ...useBlockProps() } aria-busy={ ! hasFailed }>
			{ hasFailed ? (
				<>
					<p>
						{ __(
							'Could not load this block. Your content is safe.',
							'mainstreet-blocks'
						) }
					</p>
					<Button variant="secondary" onClick={ onRetry }>
						{ __( 'Try again', 'mainstreet-blocks' ) }
					</Button>
				</>
			) : (
				<Spinner />
			) }
		</div>
	);
}
