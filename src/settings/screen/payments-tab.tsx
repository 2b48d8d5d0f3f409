import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyState } from './keys-state';
import type { OptionValue } from './options-state';
import { PaymentsGroup } from './payments-group';
import { PaymentsMode } from './payments-mode';
import { PaymentsServices } from './payments-services';
import type { State } from './state';
import { useOpenCard } from './use-open-card';
import { useWebhooks } from './use-webhooks';

type Props = {
	state: State;
	/** Service that the address names; '' for none. */
	open: string;
	/** Hears of every change of a key. */
	onChange: ( id: string, key: KeyState ) => void;
};

/** Where the settings of payments come from, and what is first: whether they are real. */
function Head( { state }: Pick< Props, 'state' > ) {
	const section = state.sections.find( ( { id } ) => id === 'payments' );
	return section ? (
		<>
			<h2>{ section.label }</h2>
			{ section.note && <p>{ section.note }</p> }
			{ section.links.length > 0 && (
				<p className="mainstreet-settings__links">
					{ section.links.map( ( { url, label } ) => (
						<a key={ url } href={ url }>
							{ label }
						</a>
					) ) }
				</p>
			) }
		</>
	) : null;
}

/**
 * Payments in the order in which they are set up: tests or real ones, who takes the money, and what else is set. The keys of the mode
 * that is not in force stand folded up, so that nobody takes one for the other.
 */
export function PaymentsTab( { state, open, onChange }: Props ) {
	const part = useOpenCard( open );
	const { webhooks, change, renew } = useWebhooks( state, onChange );
	const { options } = state.values;
	const [ mode, setMode ] = useState( String( options.payments_mode ) );
	const services = ( of: string, isInUse: boolean ) => (
		<PaymentsServices
			key={ of }
			mode={ of }
			isInUse={ isInUse }
			state={ state }
			webhooks={ webhooks }
			onChange={ change }
			onRenew={ renew }
		/>
	);
	const group = ( name: string, label: string ) => (
		<PaymentsGroup
			key={ name }
			name={ name }
			label={ label }
			state={ state }
		/>
	);
	const hearMode = ( values: Record< string, OptionValue > ) =>
		setMode( String( values.payments_mode ) );
	return (
		<div ref={ part }>
			<Head state={ state } />
			<PaymentsMode state={ state } mode={ mode } onSave={ hearMode } />
			{ /* Always both in one list: what is typed stays when they change places. */ }
			{ ( mode === 'live' ? [ 'live', 'test' ] : [ 'test', 'live' ] ).map(
				( of, at ) => services( of, at === 0 )
			) }
			{ group( 'currency', __( 'Currency', 'mainstreet-blocks' ) ) }
			{ group(
				'mails',
				__( 'Receipts and emails', 'mainstreet-blocks' )
			) }
			{ group( 'limits', __( 'Limits', 'mainstreet-blocks' ) ) }
			{ group(
				'access',
				__( 'Access to paid content', 'mainstreet-blocks' )
			) }
			{ group( 'fees', __( 'Fees', 'mainstreet-blocks' ) ) }
			{ group( 'services', __( 'PayPal', 'mainstreet-blocks' ) ) }
			{ group( '', __( 'More', 'mainstreet-blocks' ) ) }
		</div>
	);
}
