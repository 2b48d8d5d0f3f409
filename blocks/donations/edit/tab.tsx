import { RichText } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import {
	getSuggestionUnit,
	formatAmount,
	getCurrency,
	toMinor,
} from '@shared/money';
import type { Settings } from '../attributes';
import { PLACEHOLDER_FACTOR } from '../constants';
import type { Attributes, StoredDonation, INTERVALS } from '../types';
import { AmountInput } from './amount-input';
import { getDefault } from './amounts';
import { translateStandardText } from './texts';
import type { Typed } from './use-typed';

type Props = {
	item: ( typeof INTERVALS )[ number ];
	settings: Settings;
	/** Placeholder of the custom amount, in major units; 0 for the default. */
	placeholder: number;
	/** Tier shown as preselected, 1 to 3; 0 for none. */
	sample: number;
	typed: Typed;
	onChange: ( attributes: Partial< Attributes > ) => void;
	onDonation: ( changes: Partial< StoredDonation > ) => void;
};

/** Rich text formats of the texts. */
const FORMATS = [ 'core/bold', 'core/italic', 'core/link' ];

function Amounts( {
	item,
	settings,
	sample,
	typed,
	onDonation,
}: Omit< Props, 'placeholder' > ) {
	const { currency } = settings;
	const { amounts } = settings[ item.attribute ];
	return (
		<div className={ `donations__amounts donations__${ item.part }-item` }>
			{ amounts.map( ( amount, place ) => (
				<AmountInput
					key={ place }
					label={ sprintf(
						/* translators: 1: number from 1 to 3, 2: currency such as USD. */
						__( 'Amount %1$d (%2$s)', 'mainstreet-blocks' ),
						place + 1,
						currency
					) }
					amount={ amount }
					currency={ currency }
					isChosen={ place + 1 === sample }
					// An amount entered for a previous currency is ignored.
					typed={ typed.read(
						`${ item.part } ${ currency } ${ place }`
					) }
					onType={ ( text ) =>
						typed.write(
							`${ item.part } ${ currency } ${ place }`,
							text
						)
					}
					onChange={ ( value ) =>
						onDonation( {
							amounts: amounts.map( ( old, index ) =>
								index === place
									? ( value ?? getDefault( place, currency ) )
									: old
							),
						} )
					}
				/>
			) ) }
		</div>
	);
}

function Custom( {
	settings,
	placeholder,
	onChange,
}: Pick< Props, 'settings' | 'placeholder' | 'onChange' > ) {
	const { currency } = settings;
	const minor =
		( placeholder > 0 && toMinor( placeholder, currency ) ) ||
		PLACEHOLDER_FACTOR * getSuggestionUnit( currency );
	return (
		<>
			<RichText
				identifier="customAmountText"
				tagName="p"
				className="donations__custom-text"
				aria-label={ __( 'Custom amount text', 'mainstreet-blocks' ) }
				placeholder={ __( 'Write a message…', 'mainstreet-blocks' ) }
				allowedFormats={ FORMATS }
				value={ translateStandardText( settings.customAmountText ) }
				onChange={ ( customAmountText ) =>
					onChange( { customAmountText } )
				}
			/>
			<div className="donations__amount donations__custom-amount">
				<span className="donations__symbol">
					{ getCurrency( currency ).symbol }
				</span>
				<div className="donations__amount-value">
					{ formatAmount( minor, currency ) }
				</div>
			</div>
		</>
	);
}

/** Amounts and texts of one interval, as visitors see them, editable. */
export function Tab( props: Props ) {
	const { item, settings, onChange, onDonation } = props;
	const donation = settings[ item.attribute ];
	const itemClass = `donations__${ item.part }-item`;
	const label = __( 'Write a message…', 'mainstreet-blocks' );
	const fees = __(
		'I’d like to cover the payment fees',
		'mainstreet-blocks'
	);
	return (
		<div className="donations__tab">
			<RichText
				identifier={ `${ item.attribute }-heading` }
				tagName="h4"
				className={ itemClass }
				aria-label={ __( 'Heading', 'mainstreet-blocks' ) }
				placeholder={ label }
				allowedFormats={ FORMATS }
				value={ translateStandardText( donation.heading ) }
				onChange={ ( heading ) => onDonation( { heading } ) }
			/>
			<RichText
				identifier="chooseAmountText"
				tagName="p"
				className="donations__choose-text"
				aria-label={ __(
					'Choose an amount text',
					'mainstreet-blocks'
				) }
				placeholder={ label }
				allowedFormats={ FORMATS }
				value={ translateStandardText( settings.chooseAmountText ) }
				onChange={ ( chooseAmountText ) =>
					onChange( { chooseAmountText } )
				}
			/>
			<Amounts { ...props } />
			{ settings.showCustomAmount && <Custom { ...props } /> }
			<div className="donations__separator" aria-hidden="true">
				——
			</div>
			<RichText
				identifier={ `${ item.attribute }-extraText` }
				tagName="p"
				className={ itemClass }
				aria-label={ __( 'Extra text', 'mainstreet-blocks' ) }
				placeholder={ label }
				allowedFormats={ FORMATS }
				value={ translateStandardText( donation.extraText ) }
				onChange={ ( extraText ) => onDonation( { extraText } ) }
			/>
			{ settings.coverFees && (
				<p className="donations__fees">
					<input type="checkbox" disabled aria-label={ fees } />{ ' ' }
					{ fees }
				</p>
			) }
			<div
				className={ `wp-block-button donations__donate-button-wrapper ${ itemClass }` }
			>
				<RichText
					identifier={ `${ item.attribute }-buttonText` }
					className={ `wp-block-button__link wp-element-button donations__donate-button ${ itemClass }` }
					aria-label={ __( 'Button text', 'mainstreet-blocks' ) }
					placeholder={ label }
					allowedFormats={ [ 'core/bold', 'core/italic' ] }
					value={ translateStandardText( donation.buttonText ) }
					onChange={ ( buttonText ) => onDonation( { buttonText } ) }
				/>
			</div>
		</div>
	);
}
