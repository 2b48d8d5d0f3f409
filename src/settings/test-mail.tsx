import { Button, Card, CardBody, TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { sendTestMail } from './api';

type Props = {
	/** Address of who looks at the screen. */
	initial: string;
};

/** Sends the newest post as subscribers would get it. */
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
			<h2>{ __( 'Test e-mail', 'mainstreet-blocks' ) }</h2>
			<Card className="mainstreet-settings__service">
				<CardBody>
					<p>
						{ __(
							'Sends your newest post the way subscribers get it.',
							'mainstreet-blocks'
						) }
					</p>
					<form
						className="mainstreet-settings__field"
						aria-label={ __( 'Test e-mail', 'mainstreet-blocks' ) }
						noValidate
						onSubmit={ submit }
					>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							className="mainstreet-settings__input"
							type="email"
							label={ __( 'Send it to', 'mainstreet-blocks' ) }
							value={ address }
							onChange={ setAddress }
							aria-invalid={ error !== '' }
							aria-describedby={ error ? errorId : undefined }
						/>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							type="submit"
							accessibleWhenDisabled
							disabled={ isBusy }
							isBusy={ isBusy }
						>
							{ isBusy
								? __( 'Sending…', 'mainstreet-blocks' )
								: __( 'Send test', 'mainstreet-blocks' ) }
						</Button>
						<p
							id={ errorId }
							role="alert"
							className="mainstreet-settings__error"
						>
							{ error }
						</p>
						<p
							role="status"
							className="mainstreet-settings__outcome"
						>
							{ message }
						</p>
					</form>
				</CardBody>
			</Card>
		</>
	);
}
