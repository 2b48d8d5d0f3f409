import { OptionsSection } from './options-section';
import type { State } from './state';

/** Groups that have a place; what others declare comes last. */
const KNOWN = [
	'mode',
	'currency',
	'mails',
	'limits',
	'access',
	'fees',
	'services',
];

type Props = {
	/** Group; '' for all that have no place of their own. */
	name: string;
	label: string;
	state: State;
};

/** Settings of payments that belong together; nothing where there are none. */
export function PaymentsGroup( { name, label, state }: Props ) {
	const fields = state.fields.filter(
		( { section, group } ) =>
			section === 'payments' &&
			( name ? group === name : ! KNOWN.includes( group ) )
	);
	return fields.length > 0 ? (
		<OptionsSection
			section={ {
				id: name,
				label,
				note: '',
				service: '',
				links: [],
				tab: null,
			} }
			fields={ fields }
			initial={ state.values.options }
		/>
	) : null;
}
