import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Mail } from './types';

type Props = { mail: Mail; canSend: boolean; onSend: () => void };

function describe( { state, error }: Mail ): string {
	if ( state === 'failed' ) {
		return error
			? sprintf(
					/* translators: %s: what the mail server said. */
					__(
						'Could not send the email about this response: %s',
						'mainstreet-blocks'
					),
					error
				)
			: __(
					'Could not send the email about this response.',
					'mainstreet-blocks'
				);
	}
	return __( 'Sent by email.', 'mainstreet-blocks' );
}

/** Shows the state of the email about a response. */
export function MailState( { mail, canSend, onSend }: Props ) {
	const isFailed = mail.state === 'failed';
	if ( mail.state === 'none' ) {
		// Spam, or a response that another plugin stored and may have mailed.
		return null;
	}
	return (
		<div
			className={ `mainstreet-responses__mail${
				isFailed ? ' is-failed' : ''
			}` }
		>
			<p>{ describe( mail ) }</p>
			{ isFailed && canSend && (
				<Button variant="secondary" size="compact" onClick={ onSend }>
					{ __( 'Retry', 'mainstreet-blocks' ) }
				</Button>
			) }
		</div>
	);
}
