import { SelectControl } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import {
	COMMON_CURRENCIES,
	CURRENCIES,
	getCurrency,
	isCurrency,
} from '@shared/money';

/** Left-to-right mark: keeps the symbol after the code in right-to-left text. */
const MARK = '\u200e';

type Props = {
	label: string;
	/** Code; an unknown one is kept until another is selected. */
	value: string;
	onChange: ( code: string ) => void;
	/** Only currencies with a minimum. */
	common?: boolean;
};

/** Code and symbol of a currency, such as `USD $`. */
export function getCurrencyLabel( code: string ): string {
	const { symbol } = getCurrency( code );
	return symbol === code || ! isCurrency( code )
		? code
		: `${ code } ${ symbol }${ isRTL() ? MARK : '' }`;
}

const toOptions = ( codes: readonly string[] ) =>
	codes.map( ( code ) => (
		<option key={ code } value={ code }>
			{ getCurrencyLabel( code ) }
		</option>
	) );

const OTHERS = CURRENCIES.filter(
	( code ) => ! COMMON_CURRENCIES.includes( code )
);

/** Choice of a currency. */
export function CurrencySelect( {
	label,
	value,
	onChange,
	common = false,
}: Props ) {
	const offered = common ? COMMON_CURRENCIES : CURRENCIES;
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ value }
			onChange={ onChange }
		>
			{ ! offered.includes( value ) && toOptions( [ value ] ) }
			{ common ? (
				toOptions( COMMON_CURRENCIES )
			) : (
				<>
					<optgroup
						label={ __( 'Common currencies', 'mainstreet-blocks' ) }
					>
						{ toOptions( COMMON_CURRENCIES ) }
					</optgroup>
					<optgroup
						label={ __( 'Other currencies', 'mainstreet-blocks' ) }
					>
						{ toOptions( OTHERS ) }
					</optgroup>
				</>
			) }
		</SelectControl>
	);
}
