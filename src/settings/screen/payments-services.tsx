import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NO_KEY, type KeyState, type Service } from './keys-state';
import { ServiceCard } from './service-card';
import type { State } from './state';
import { WebhookCard } from './webhook-card';
import type { Webhook } from './webhooks-state';

type Props = {
	/** Mode of the keys. */
	mode: string;
	/** Whether the mode is the current one. */
	isInUse: boolean;
	state: State;
	webhooks: Webhook[];
	/** Called after each change of a key. */
	onChange: ( id: string, key: KeyState ) => void;
	/** Sets up a webhook again; resolves to the error message, '' on success. */
	onRenew: ( id: string ) => Promise< string >;
};

const getTitle = ( mode: string ): string =>
	mode === 'live'
		? __( 'Live payment providers', 'mainstreet-blocks' )
		: __( 'Test payment providers', 'mainstreet-blocks' );

/** Returns the provider. Ids of services begin with it. */
const getProvider = ( id: string ): string => id.split( '-' )[ 0 ] ?? '';

/** Keys of the payment services in a mode, and the webhook of each provider. */
export function PaymentsServices( {
	mode,
	isInUse,
	state,
	webhooks,
	onChange,
	onRenew,
}: Props ) {
	const keys = state.values.keys;
	const webhookOf = ( provider: string ) =>
		webhooks.find(
			( webhook ) =>
				webhook.mode === mode && getProvider( webhook.id ) === provider
		);
	const services = state.services.filter(
		( service ) =>
			service.type === 'payments' &&
			service.mode === mode &&
			isOfUse( service )
	);
	// The secret of a webhook that this site creates is not entered by hand.
	function isOfUse( { id }: Service ): boolean {
		return (
			! id.includes( '-webhook' ) ||
			keys[ id ]?.set === true ||
			// A secret that can no longer be decrypted can be removed there.
			keys[ id ]?.check?.ok === false ||
			Boolean( webhookOf( getProvider( id ) )?.url )
		);
	}
	return (
		// Open if the mode is the current one. The element stays mounted, so that typed text is kept.
		<details className="mainstreet-settings__mode" open={ isInUse }>
			<summary>
				<h2>
					{ getTitle( mode ) }{ ' ' }
					{ ! isInUse && (
						<span className="mainstreet-settings__badge">
							{ __( 'Not in use', 'mainstreet-blocks' ) }
						</span>
					) }
				</h2>
			</summary>
			{ isInUse && (
				<p>
					{ __(
						'Payments go to your own account with the payment provider. This site cannot import subscribers from a previous hosted shop. Only Stripe can move them to your account.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			{ services.map( ( service, at ) => {
				const provider = getProvider( service.id );
				const isFirst =
					services.findIndex(
						( { id } ) => getProvider( id ) === provider
					) === at;
				const webhook = isFirst ? webhookOf( provider ) : undefined;
				return (
					<Fragment key={ service.id }>
						<ServiceCard
							service={ service }
							initial={ keys[ service.id ] ?? NO_KEY }
							onChange={ onChange }
						/>
						{ webhook && (
							<WebhookCard
								webhook={ webhook }
								onRenew={ onRenew }
							/>
						) }
					</Fragment>
				);
			} ) }
		</details>
	);
}
