import { Card, CardBody, TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { ActionRow } from './action-row';
import { sendTestMail } from './api';

type Props = {
	/** Email address of the current user. */
	initial: string;
};

/** Form that sends the newest post as subscribers would receive it. */
export function TestMail( { initial }: Props ) {
	const [ address, setAddress ] = useState( initial );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const [ message, setMessage ] = useState( '' );
	const errorId = useInstanceId( TestMail, 'mainstreet-test-mail' );

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		setIsBusy( true );
		setError( '' );
		setMessage( '' );
		const result = await sendTestMail( address.trim() );
		setIsBusy( false );
		if ( result.ok ) {
			setMessage(
				sprintf(
					/* translators: %s: e-mail address. */
					__( 'Sent to %s.', 'mainstreet-blocks' ),
					result.value
				)
			);
		} else {
			setError( result.fields.to || result.message );
		}
	};

	return (
		<>
			<h2>{ __( 'Test email', 'mainstreet-blocks' ) }</h2>
			<Card className="mainstreet-settings__service">
				<CardBody>
					<p>
						{ __(
							'Sends your latest post as subscribers receive it.',
							'mainstreet-blocks'
						) }
					</p>
					<form
						aria-label={ __( 'Test email', 'mainstreet-blocks' ) }
						noValidate
						onSubmit={ submit }
					>
						<ActionRow
							label={ __( 'Send test', 'mainstreet-blocks' ) }
							busyLabel={ __( 'Sending…', 'mainstreet-blocks' ) }
							variant="secondary"
							isBusy={ isBusy }
							message={ message }
							error={ { id: errorId, text: error } }
						>
							<TextControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								className="mainstreet-settings__input"
								type="email"
								label={ __( 'Send to', 'mainstreet-blocks' ) }
								value={ address }
								onChange={ setAddress }
								aria-invalid={ error !== '' }
								aria-describedby={ error ? errorId : undefined }
							/>
						</ActionRow>
					</form>
				</CardBody>
			</Card>
		</>
	);
}
