import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TestModeBadge } from '@shared/payments/test-mode-badge';
import type { KeyState } from './keys-state';
import { SaveForm } from './options-form';
import { OptionsSection, SectionHead } from './options-section';
import {
	getModeSection,
	getPaymentFields,
	getPaymentSections,
} from './payments-sections';
import { PaymentsServices } from './payments-services';
import type { State } from './state';
import { useOpenCard } from './use-open-card';
import { useOptions } from './use-options';
import { useWebhooks } from './use-webhooks';

/** States whether payments are real or tests. */
const PaymentsMode = ( { mode }: { mode: string } ) => (
	<p>
		{ mode === 'live' ? (
			<span className="mainstreet-settings__badge is-good">
				{ __( 'Live mode: buyers are charged', 'mainstreet-blocks' ) }
			</span>
		) : (
			<TestModeBadge mode="test" />
		) }
	</p>
);

type Props = {
	state: State;
	/** Service in the hash of the URL; '' for none. */
	open: string;
	/** Called after each change of a key. */
	onChange: ( id: string, key: KeyState ) => void;
};

/**
 * Payment settings in the order of setting up: mode, services, further settings. The keys of the other mode are collapsed, so that nobody
 * confuses the two.
 */
export function PaymentsTab( { state, open, onChange }: Props ) {
	const part = useOpenCard( open );
	const { webhooks, change, renew } = useWebhooks( state, onChange );
	const section = state.sections.find( ( { id } ) => id === 'payments' );
	const [ mode, setMode ] = useState(
		String( state.values.options.payments_mode )
	);
	const [ fields ] = useState( () => getPaymentFields( state.fields ) );
	const options = useOptions( fields, state.values.options, ( values ) =>
		setMode( String( values.payments_mode ) )
	);
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
	return (
		<div ref={ part }>
			{ section && <SectionHead section={ section } /> }
			{ /* Behind it are forms of their own, of which none may hold another; saved with the rest. */ }
			<OptionsSection section={ getModeSection() } options={ options }>
				<PaymentsMode mode={ mode } />
			</OptionsSection>
			{ /* Always both in one list: what is typed stays when they change places. */ }
			{ ( mode === 'live' ? [ 'live', 'test' ] : [ 'test', 'live' ] ).map(
				( of, at ) => services( of, at === 0 )
			) }
			{ fields.length > 0 && (
				<SaveForm
					label={ __( 'Payments', 'mainstreet-blocks' ) }
					sections={ getPaymentSections() }
					options={ options }
					container={ part }
				/>
			) }
		</div>
	);
}
