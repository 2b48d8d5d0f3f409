import { TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { formatAmount, getCurrency, parseTyped } from '@shared/money';
import { FieldError } from './field-error';

type Props = {
	label: string;
	/** Minor units; null for empty or invalid input. */
	value: number | null;
	currency: string;
	/** The last input. It is stored by the parent, because the sidebar may be remounted. */
	typed: string;
	/** Called with minor units (null if invalid) and the input. */
	onChange: ( value: number | null, typed: string ) => void;
	/** Error message; '' for none. */
	error?: string;
	help?: string;
	placeholder?: string;
};

/** Field for an amount in the format of language and currency. */
export function AmountInput( {
	label,
	value,
	currency,
	typed,
	onChange,
	error = '',
	help,
	placeholder,
}: Props ) {
	const id = useInstanceId( AmountInput, 'mainstreet-amount' );
	const { symbol } = getCurrency( currency );
	// Shows the input while it equals the value; otherwise the value changed elsewhere.
	let text = typed;
	if ( parseTyped( typed, currency ) !== value ) {
		text = value === null ? '' : formatAmount( value, currency );
	}
	return (
		<div>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ `${ label } (${ symbol })` }
				help={ help }
				placeholder={ placeholder }
				type="text"
				inputMode="decimal"
				autoComplete="off"
				value={ text }
				aria-invalid={ error !== '' }
				aria-errormessage={ error ? id : undefined }
				onChange={ ( next: string ) =>
					onChange( parseTyped( next, currency ), next )
				}
			/>
			<FieldError id={ id } text={ error } />
		</div>
	);
}
