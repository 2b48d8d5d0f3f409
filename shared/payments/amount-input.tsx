import { TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { formatAmount, getCurrency, parseTyped } from '@shared/money';
import { FieldError } from './field-error';

type Props = {
	label: string;
	/** Minor units; null for nothing, or what can't be read. */
	value: number | null;
	currency: string;
	/** What was typed last. It belongs to who draws the field: the sidebar is drawn anew at any time. */
	typed: string;
	/** Called with minor units, null for what can't be read, and with what was typed, which stays in the field. */
	onChange: ( value: number | null, typed: string ) => void;
	/** What is wrong with it; '' for nothing. */
	error?: string;
	help?: string;
	placeholder?: string;
};

/** Field for an amount of money, read as the reader's language and the currency write it. */
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
	// What was typed stands there as long as it means the value; else the value was changed from outside.
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
