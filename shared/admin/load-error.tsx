import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = {
	/** Why loading failed; '' for nothing. */
	error: string;
	onRetry: () => void;
};

/** Error of loading, with a retry button. */
export const LoadError = ( { error, onRetry }: Props ) =>
	error ? (
		<p role="alert" className="mainstreet-screen__error">
			{ error }{ ' ' }
			<Button variant="link" onClick={ onRetry }>
				{ __( 'Try again', 'mainstreet-blocks' ) }
			</Button>
		</p>
	) : null;
