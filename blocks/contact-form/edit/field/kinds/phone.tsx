import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { InnerAttributes } from '../../../inner/types';
import { readText } from '../../guards';
import { getCountryOptions } from './countries';

type Props = {
	/** Type and attributes of the field. */
	type: string;
	values: InnerAttributes;
	children: ReactNode;
};

/** Input of a phone field, with its list of countries if it has one. Other inputs are rendered unchanged. */
export function PhoneBox( { type, values, children }: Props ) {
	if ( type !== 'telephone' || values.showCountrySelector !== true ) {
		return children;
	}
	const code = readText( values, 'default' ).toUpperCase();
	const country = getCountryOptions( document.documentElement.lang ).find(
		( { value } ) => value === code
	);
	return (
		<span className="mainstreet-form__phone">
			<select
				tabIndex={ -1 }
				aria-hidden
				className="select grunion-field mainstreet-field__picture"
			>
				<option>
					{ country?.label ?? __( 'Country', 'mainstreet-blocks' ) }
				</option>
			</select>
			{ children }
		</span>
	);
}
