import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NO_KEY, type KeyState, type Service } from './keys-state';
import { ServiceCard } from './service-card';
import type { State } from './state';
import { WebhookCard } from './webhook-card';
import type { Webhook } from './webhooks-state';

type Props = {
	/** Mode that the keys are of. */
	mode: string;
	/** Whether it is the mode in force. */
	isInUse: boolean;
	state: State;
	webhooks: Webhook[];
	/** Hears of every change of a key. */
	onChange: ( id: string, key: KeyState ) => void;
	/** Sets a webhook up again; resolves to why that failed. */
	onRenew: ( id: string ) => Promise< string >;
};

const getTitle = ( mode: string ): string =>
	mode === 'live'
		? __( 'Live payment providers', 'mainstreet-blocks' )
		: __( 'Test payment providers', 'mainstreet-blocks' );

/** Names of services begin with their provider's. */
const getProvider = ( id: string ): string => id.split( '-' )[ 0 ] ?? '';

/** Who takes the money in a mode: the keys, and behind each provider's first how it tells what happens. */
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
	// The secret of a webhook that this site makes itself is never asked for.
	function isOfUse( { id }: Service ): boolean {
		return (
			! id.includes( '-webhook' ) ||
			keys[ id ]?.set === true ||
			// One that can't be read any more is removed there.
			keys[ id ]?.check?.ok === false ||
			Boolean( webhookOf( getProvider( id ) )?.url )
		);
	}
	return (
		// Open where it is in use; the element stays, and what is typed in it, when that changes.
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
