import { __ } from '@wordpress/i18n';
import { TestModeBadge } from '@shared/test-mode';
import { OptionsSection } from './options-section';
import type { OptionValue } from './options-state';
import type { State } from './state';

type Props = {
	state: State;
	/** Mode in force. */
	mode: string;
	onSave: ( values: Record< string, OptionValue > ) => void;
};

/** Whether payments are real: what is in force, and the switch. */
export function PaymentsMode( { state, mode, onSave }: Props ) {
	const fields = state.fields.filter(
		( { section, group } ) => section === 'payments' && group === 'mode'
	);
	return fields.length > 0 ? (
		<OptionsSection
			section={ {
				id: 'mode',
				label: __( 'Payment mode', 'mainstreet-blocks' ),
				note: '',
				service: '',
				links: [],
				tab: null,
			} }
			fields={ fields }
			initial={ state.values.options }
			onSave={ onSave }
		>
			<p>
				{ mode === 'live' ? (
					<span className="mainstreet-settings__badge is-good">
						{ __(
							'Live mode: buyers are charged',
							'mainstreet-blocks'
						) }
					</span>
				) : (
					<TestModeBadge mode="test" />
				) }
			</p>
		</OptionsSection>
	) : null;
}
