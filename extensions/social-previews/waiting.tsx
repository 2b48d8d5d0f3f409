import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';

type Props = {
	/** What the request threw; null while it is under way. */
	error: unknown;
	onRetry: () => void;
};

/** Stands for a preview that is on its way, or can't be had. */
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
