import {
	SelectControl,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { toPlainText } from '@shared/plain-text';
import { toHtml } from '../attributes';
import { CURRENCIES, type Attributes } from '../types';
import { needsEmail } from './payment-state';
import { ProductImage } from './product-image';
import { checkCurrency, type Errors } from './validate';

type Props = {
	product: Attributes;
	/** Content of the price field; may be no number. */
	typedPrice: string;
	errors: Errors;
	onChange: ( attributes: Partial< Attributes > ) => void;
	onPrice: ( typed: string ) => void;
};

const CHOICES = CURRENCIES.map( ( code ) => ( { value: code, label: code } ) );

/** Properties of a field that may be wrong. */
const withError = ( sentence: string | undefined, help?: string ) => ( {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
	className: sentence ? 'mainstreet-product__field has-error' : '',
	help: sentence ?? help,
	'aria-invalid': sentence ? true : undefined,
} );

function Price( { product, typedPrice, errors, onChange, onPrice }: Props ) {
	// A stored currency that is not allowed is reported at once; other errors wait until the field is left.
	const wrong = checkCurrency( product.currency );
	return (
		<div className="mainstreet-product__price">
			<SelectControl
				{ ...withError( wrong || undefined ) }
				label={ __( 'Currency', 'mainstreet-blocks' ) }
				options={
					wrong
						? [
								{
									value: product.currency,
									label: product.currency,
								},
								...CHOICES,
							]
						: CHOICES
				}
				value={ product.currency }
				onChange={ ( currency: string ) =>
					onChange( { currency, priceText: undefined } )
				}
			/>
			<TextControl
				{ ...withError( errors.price ) }
				label={ __( 'Price', 'mainstreet-blocks' ) }
				// A field for numbers hides from us what is none.
				type="text"
				inputMode="decimal"
				autoComplete="off"
				value={ typedPrice }
				onChange={ onPrice }
			/>
		</div>
	);
}

/** The form: everything about the product. */
export function Fields( props: Props ) {
	const { product, errors, onChange } = props;
	return (
		<div className="mainstreet-product__form">
			<ProductImage product={ product } onChange={ onChange } />
			<div className="mainstreet-product__fields">
				<TextControl
					{ ...withError( errors.title ) }
					label={ __( 'Item name', 'mainstreet-blocks' ) }
					value={ toPlainText( product.title ) }
					onChange={ ( title ) =>
						onChange( { title: toHtml( title ) } )
					}
				/>
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Describe your item', 'mainstreet-blocks' ) }
					value={ toPlainText( product.content ) }
					onChange={ ( content ) =>
						onChange( { content: toHtml( content ) } )
					}
				/>
				<Price { ...props } />
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Allow people to buy more than one item at a time',
						'mainstreet-blocks'
					) }
					checked={ product.multiple }
					onChange={ ( multiple ) => onChange( { multiple } ) }
				/>
				{ ( needsEmail() || product.email !== '' ) && (
					<TextControl
						{ ...withError(
							errors.email,
							__(
								'Email address of the PayPal account that receives the payments. It is never shown to visitors.',
								'mainstreet-blocks'
							)
						) }
						label={ __( 'Email', 'mainstreet-blocks' ) }
						// The browser's own check would change what is typed.
						type="text"
						inputMode="email"
						autoComplete="off"
						value={ product.email }
						onChange={ ( email ) => onChange( { email } ) }
					/>
				) }
			</div>
		</div>
	);
}
