import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { formatAmount, toMinor } from '@shared/money';
import { readAmount } from './amounts';

type Props = {
	label: string;
	help?: string;
	/** Major units; 0 for none. */
	amount: number;
	currency: string;
	/** Called with a valid amount in major units; undefined for none. */
	onChange: ( amount: number | undefined ) => void;
};

/** Field for an amount in the sidebar. It may be empty. */
export function NumberField( {
	label,
	help,
	amount,
	currency,
	onChange,
}: Props ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	const minor = amount > 0 ? toMinor( amount, currency ) : null;
	const error = typed?.trim() ? readAmount( typed, currency ).error : '';
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			help={ error ? <span role="alert">{ error }</span> : help }
			inputMode="decimal"
			aria-invalid={ error !== '' }
			value={
				typed ??
				( minor === null ? '' : formatAmount( minor, currency ) )
			}
			onChange={ ( text ) => {
				setTyped( text );
				const read = readAmount( text, currency );
				if ( text.trim() === '' ) {
					onChange( undefined );
				} else if ( 'amount' in read ) {
					onChange( read.amount );
				}
			} }
			onBlur={ () => error || setTyped( null ) }
		/>
	);
}
