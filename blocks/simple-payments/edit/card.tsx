import { useInstanceId } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';
import { toPlainText } from '@shared/plain-text';
import { formatPrice } from '../format-price';
import type { Attributes } from '../types';
import { readPaymentState } from './payment-state';

const NAME = 'jetpack-simple-payments';

/** Block characters, while a product is on its way. */
const BLOCKS = '█';

/** How many are bought. */
function Quantity() {
	const id = useInstanceId( Quantity, 'mainstreet-quantity' );
	return (
		<div className={ `${ NAME }-items` }>
			<label htmlFor={ id }>
				{ __( 'Quantity', 'mainstreet-blocks' ) }
			</label>
			<input
				className={ `${ NAME }-items-number` }
				id={ id }
				type="number"
				value="1"
				disabled
			/>
		</div>
	);
}

function getButtonText(): string {
	return readPaymentState().provider === 'paypal'
		? sprintf(
				/* translators: %s: name of a payment service, such as PayPal. */
				__( 'Pay with %s', 'mainstreet-blocks' ),
				'PayPal'
			)
		: __( 'Buy now', 'mainstreet-blocks' );
}

/** How the product is bought, as PHP prints it (class Product_Card). */
const Purchase = ( { product }: { product: Attributes } ) => (
	<div className={ `${ NAME }-purchase-box` }>
		{ product.multiple && <Quantity /> }
		<div className={ `${ NAME }-button wp-block-button` }>
			<span className="wp-block-button__link wp-element-button">
				{ getButtonText() }
			</span>
		</div>
	</div>
);

/** The card as visitors get it; without content, its shape. */
export function Card( { product }: { product: Attributes | null } ) {
	const title = product ? toPlainText( product.title ) : BLOCKS.repeat( 5 );
	const content = product
		? toPlainText( product.content )
		: BLOCKS.repeat( 35 );
	const price = product
		? toPlainText(
				product.priceText ??
					formatPrice( product.price, product.currency )
			)
		: BLOCKS.repeat( 5 );
	return (
		<div
			className={ `${ NAME }-wrapper` }
			aria-hidden={ product ? undefined : true }
		>
			<div className={ `${ NAME }-product` }>
				{ product?.featuredMediaUrl && (
					<div className={ `${ NAME }-product-image` }>
						<div className={ `${ NAME }-image` }>
							<figure>
								<img
									src={ product.featuredMediaUrl }
									alt={ product.featuredMediaTitle ?? '' }
								/>
							</figure>
						</div>
					</div>
				) }
				<div className={ `${ NAME }-details` }>
					<div className={ `${ NAME }-title` }>
						<p>{ title }</p>
					</div>
					{ content && (
						<div className={ `${ NAME }-description` }>
							<p>{ content }</p>
						</div>
					) }
					<div className={ `${ NAME }-price` }>
						<p>{ price }</p>
					</div>
					{ product && <Purchase product={ product } /> }
				</div>
			</div>
		</div>
	);
}
