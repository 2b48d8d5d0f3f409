import { useInstanceId } from '@wordpress/compose';
import { formatAmount, getCurrency, toMinor } from '@shared/money';
import { readAmount } from './amounts';

type Props = {
	label: string;
	/** Major units. */
	amount: number;
	currency: string;
	/** Whether it is drawn as the chosen one. */
	isChosen: boolean;
	/** What is being typed; null where the amount is shown. */
	typed: string | null;
	onType: ( typed: string | null ) => void;
	/** Called with an amount that is right, in major units; undefined when the field was emptied. */
	onChange: ( amount: number | undefined ) => void;
};

const write = ( amount: number, currency: string ): string => {
	const minor = toMinor( amount, currency );
	return minor === null ? String( amount ) : formatAmount( minor, currency );
};

/** A tier: what is typed stays, and what is wrong with it stands below the row of tiers. */
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
