import { Card, CardBody, CardHeader } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ActionRow } from './action-row';
import type { Webhook } from './webhooks-state';

type Props = {
	webhook: Webhook;
	/** Sets up the webhook again; resolves to the error message, '' on success. */
	onRenew: ( id: string ) => Promise< string >;
};

/** Button that sets up a webhook again. It stays mounted afterwards, so that focus and message are kept. */
function Renew( { webhook, onRenew }: Props ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const [ isDone, setIsDone ] = useState( false );
	const errorId = useInstanceId( Renew, 'mainstreet-renew-error' );
	const renew = async () => {
		setIsBusy( true );
		setProblem( '' );
		const failed = await onRenew( webhook.id );
		setIsBusy( false );
		setProblem( failed );
		setIsDone( ! failed );
	};
	return webhook.canRenew || isDone ? (
		<ActionRow
			label={ __( 'Set up again', 'mainstreet-blocks' ) }
			busyLabel={ __( 'Setting up…', 'mainstreet-blocks' ) }
			variant="secondary"
			isBusy={ isBusy }
			isDisabled={ ! webhook.canRenew }
			onClick={ renew }
			message={
				isDone
					? __( 'The webhook is set up.', 'mainstreet-blocks' )
					: ''
			}
			error={ { id: errorId, text: problem } }
		/>
	) : null;
}

/** State of a payment provider's webhook, and instructions for setting it up by hand. */
export function WebhookCard( { webhook, onRenew }: Props ) {
	const titleId = useInstanceId( WebhookCard, 'mainstreet-webhook' );
	const { label, text, url, hint, command, isGood } = webhook;
	return (
		<Card
			as="section"
			className="mainstreet-settings__service"
			aria-labelledby={ titleId }
		>
			<CardHeader>
				<h3 id={ titleId }>{ label }</h3>
			</CardHeader>
			<CardBody>
				<p
					className={ `mainstreet-settings__outcome ${
						isGood ? 'is-good' : 'is-bad'
					}` }
				>
					{ text }
				</p>
				<Renew webhook={ webhook } onRenew={ onRenew } />
				{ url && (
					<dl className="mainstreet-settings__key">
						<dt>{ __( 'URL', 'mainstreet-blocks' ) }</dt>
						<dd>
							<code dir="ltr">{ url }</code>
						</dd>
					</dl>
				) }
				{ hint && (
					<p className="mainstreet-settings__note">{ hint }</p>
				) }
				{ command && (
					<>
						<p className="mainstreet-settings__note">
							{ __(
								'The service cannot reach this site. To test, use its command-line tool, which forwards events and shows the signing secret:',
								'mainstreet-blocks'
							) }
						</p>
						<p>
							<code dir="ltr">{ command }</code>
						</p>
					</>
				) }
			</CardBody>
		</Card>
	);
}
