import { Card, CardBody, CardHeader } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { Webhook } from './webhooks-state';

/** How the webhook of a payment provider stands, and what is to be done where it is made by hand. */
export function WebhookCard( { webhook }: { webhook: Webhook } ) {
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
				{ url && (
					<dl className="mainstreet-settings__key">
						<dt>{ __( 'Address', 'mainstreet-blocks' ) }</dt>
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
								'The service can’t reach this site. For tests, its command-line tool forwards events and shows the signing secret:',
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
