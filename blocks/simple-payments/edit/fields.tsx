import {
	SelectControl,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { toPlainText } from '@shared/plain-text';
import { getDecimals, toHtml } from '../attributes';
import { CURRENCIES, type Attributes } from '../types';
import { Picture } from './picture';
import { checkCurrency, type Errors } from './validate';

type Props = {
	product: Attributes;
	/** What stands in the field of the price: may be no number. */
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
	// Said at once: nobody has typed it.
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
				type="number"
				step={ getDecimals( product.currency ) === 0 ? '1' : '0.01' }
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
			<Picture product={ product } onChange={ onChange } />
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
				<TextControl
					{ ...withError(
						errors.email,
						__(
							'Enter the email address of the PayPal account that is to be paid. Visitors never see it.',
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
			</div>
		</div>
	);
}
