import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { AccountsCard } from './accounts-card';
import type { AccountService } from './accounts-state';
import { NO_KEY, type KeyState } from './keys-state';
import { ServiceCard } from './service-card';
import type { State } from './state';
import { useOpenCard } from './use-open-card';

type Props = {
	state: State;
	/** Service in the hash of the URL; '' for none. */
	open: string;
	/** Called after each change of a key. */
	onChange: ( id: string, key: KeyState ) => void;
	/** Settings of services that have a key. */
	children: ReactNode;
};

const draw = ( accounts: readonly AccountService[] ) =>
	accounts.map( ( service ) => (
		<AccountsCard key={ service.service } initial={ service } />
	) );

/** Cards of the outside services, and settings of those that have a key. */
export function ConnectionsTab( { state, open, onChange, children }: Props ) {
	const part = useOpenCard( open );
	const networks = state.accounts.filter( ( { isNetwork } ) => isNetwork );
	const others = state.accounts.filter( ( { isNetwork } ) => ! isNetwork );
	return (
		<div ref={ part }>
			<h2>{ __( 'Connections', 'mainstreet-blocks' ) }</h2>
			<p>
				{ __(
					'Some blocks use an outside service with your own account. Nothing is sent to a service until you set its key here.',
					'mainstreet-blocks'
				) }
			</p>
			{ state.services
				.filter( ( { type } ) => type !== 'payments' )
				.map( ( service ) => (
					<ServiceCard
						key={ service.id }
						service={ service }
						initial={ state.values.keys[ service.id ] ?? NO_KEY }
						onChange={ onChange }
					/>
				) ) }
			{ draw( others ) }
			{ networks.length > 0 && (
				<>
					<h2 id="connection-networks" tabIndex={ -1 }>
						{ __( 'Social networks', 'mainstreet-blocks' ) }
					</h2>
					{ draw( networks ) }
				</>
			) }
			{ children }
		</div>
	);
}
