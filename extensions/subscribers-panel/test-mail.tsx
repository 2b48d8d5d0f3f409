import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { sendTest, type Newsletter } from './campaign';

type Props = {
	post: number;
	letter: Newsletter;
	/** Saves the post, so that the email has its changes. */
	onBefore?: () => Promise< unknown >;
};

/** Sends a test email, and confirms it. */
export function TestMail( { post, letter, onBefore }: Props ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ message, setMessage ] = useState( '' );
	const send = async () => {
		setIsBusy( true );
		setMessage( '' );
		try {
			await onBefore?.();
			setMessage(
				sprintf(
					/* translators: %s: e-mail address. */
					__( 'Test email sent to %s.', 'mainstreet-blocks' ),
					await sendTest( post, letter )
				)
			);
		} catch ( problem ) {
			setMessage(
				getErrorMessage(
					problem,
					__(
						'Could not send the test email. Please try again.',
						'mainstreet-blocks'
					)
				)
			);
		}
		setIsBusy( false );
	};
	return (
		<>
			<p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					accessibleWhenDisabled
					disabled={ isBusy }
					isBusy={ isBusy }
					onClick={ send }
				>
					{ __( 'Send test email', 'mainstreet-blocks' ) }
				</Button>
			</p>
			<p role="status">{ message }</p>
		</>
	);
}
