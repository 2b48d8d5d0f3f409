import { __ } from '@wordpress/i18n';
import { toPlainText } from '@shared/plain-text';
import { formatPrice } from '../format-price';
import type { Attributes } from '../types';

const NAME = 'jetpack-simple-payments';

/** Block characters, while a product is on its way. */
const BLOCKS = '█';

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
					{ product && (
						<div className={ `${ NAME }-purchase-box` }>
							<div
								className={ `${ NAME }-button wp-block-button` }
							>
								<span className="wp-block-button__link wp-element-button">
									{ __( 'Buy now', 'mainstreet-blocks' ) }
								</span>
							</div>
						</div>
					) }
				</div>
			</div>
		</div>
	);
}
