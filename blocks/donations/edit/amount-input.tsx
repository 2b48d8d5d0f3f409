import { useInstanceId } from '@wordpress/compose';
import { formatAmount, getCurrency, toMinor } from '@shared/money';
import { readAmount } from './amounts';

type Props = {
	label: string;
	/** Major units. */
	amount: number;
	currency: string;
	/** Whether the tier has the colors of a chosen one. */
	isChosen: boolean;
	/** Text that is being typed; null while the formatted amount is shown. */
	typed: string | null;
	onType: ( typed: string | null ) => void;
	/** Called with a valid amount in major units; undefined when the field was emptied. */
	onChange: ( amount: number | undefined ) => void;
};

const write = ( amount: number, currency: string ): string => {
	const minor = toMinor( amount, currency );
	return minor === null ? String( amount ) : formatAmount( minor, currency );
};

/** Input of a tier. Invalid text stays in the field, with an error below the row of tiers. */
export function AmountInput( {
	label,
	amount,
	currency,
	isChosen,
	typed,
	onType,
	onChange,
}: Props ) {
	const errorId = useInstanceId( AmountInput, 'donations-error' );
	const error =
		typed === null || typed.trim() === ''
			? ''
			: readAmount( typed, currency ).error;
	const change = ( text: string ) => {
		onType( text );
		if ( text.trim() === '' ) {
			onChange( undefined );
			return;
		}
		const read = readAmount( text, currency );
		if ( 'amount' in read ) {
			onChange( read.amount );
		}
	};
	return (
		<>
			<div
				className={ `donations__amount donations__tier${
					isChosen ? ' is-chosen' : ''
				}` }
			>
				<span className="donations__symbol" aria-hidden="true">
					{ getCurrency( currency ).symbol }
				</span>
				<input
					type="text"
					inputMode="decimal"
					aria-label={ label }
					aria-invalid={ error !== '' }
					aria-describedby={ error ? errorId : undefined }
					value={ typed ?? write( amount, currency ) }
					onChange={ ( { target } ) => change( target.value ) }
					onBlur={ () => error || onType( null ) }
				/>
			</div>
			{ error && (
				<p className="donations__error" id={ errorId } role="alert">
					{ error }
				</p>
			) }
		</>
	);
}
