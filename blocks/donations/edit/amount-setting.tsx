import type { Setting } from '@shared/inspector';
import { toRecord } from '@shared/guards';
import type { Attributes } from '../types';
import { NumberField } from './number-field';

/** Properties of the panels in the sidebar. */
export type PanelProps = {
	attributes: Attributes;
	currency: string;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

type Name =
	| 'customAmountPlaceholder'
	| 'goalAmount'
	| 'maximumAmount'
	| 'minimumAmount';

/**
 * Renders a setting for an amount of money, which may be empty.
 *
 * @param props Properties of the panel.
 * @param name  Attribute, in major units.
 * @param label Name of the field.
 * @param help  What stands below it.
 */
export const amountSetting = (
	{ attributes, currency, onChange }: PanelProps,
	name: Name,
	label: string,
	help: string
): Setting< Attributes > => ( {
	label,
	reset: { [ name ]: undefined },
	control: () => (
		<NumberField
			// An amount entered for a previous currency is ignored.
			key={ currency }
			label={ label }
			help={ help }
			amount={ Number( toRecord( attributes )[ name ] ) || 0 }
			currency={ currency }
			onChange={ ( amount ) => onChange( { [ name ]: amount } ) }
		/>
	),
} );
