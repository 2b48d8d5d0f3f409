import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = { isBusy: boolean; error: string; onRetry: () => void };

/** Says that a list is being loaded, or why it could not be. */
export function LoadState( { isBusy, error, onRetry }: Props ) {
	return (
		<>
			<p role="status" className="mainstreet-screen__state">
				{ isBusy && (
					<>
						<Spinner />
						<span>{ __( 'Loading…', 'mainstreet-blocks' ) }</span>
					</>
				) }
			</p>
			{ error && (
				<p role="alert" className="mainstreet-screen__error">
					{ error }{ ' ' }
					<Button variant="link" onClick={ onRetry }>
						{ __( 'Try again', 'mainstreet-blocks' ) }
					</Button>
				</p>
			) }
		</>
	);
}
