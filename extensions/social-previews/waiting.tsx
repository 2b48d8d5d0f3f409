import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';

type Props = {
	/** The error; null while the request is pending. */
	error: unknown;
	onRetry: () => void;
};

/** Shown while a preview is loading, or if it failed. */
export const Waiting = ( { error, onRetry }: Props ) =>
	error === null ? (
		<p className="mainstreet-previews__waiting" role="status">
			<Spinner /> { __( 'Loading preview…', 'mainstreet-blocks' ) }
		</p>
	) : (
		<Notice status="error" isDismissible={ false }>
			<p>
				{ getErrorMessage(
					error,
					__(
						'Could not load the preview. Please check your connection.',
						'mainstreet-blocks'
					)
				) }
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ onRetry }
			>
				{ __( 'Try again', 'mainstreet-blocks' ) }
			</Button>
		</Notice>
	);
