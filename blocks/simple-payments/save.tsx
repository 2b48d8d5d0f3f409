import { RichText } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { normalize, tidy, toHtml } from './attributes';
import { formatPrice } from './format-price';
import type { Attributes } from './types';

const CLASS = 'jetpack-simple-payments';

const Image = ( { url, alt }: { url: string; alt: string | null } ) => (
	<div className={ `${ CLASS }-product-image` }>
		<div className={ `${ CLASS }-image` }>
			<figure>
				<img src={ url } alt={ alt ?? undefined } />
			</figure>
		</div>
	</div>
);

/** What the price says. Languages put spaces into it that don't break, which stand in posts as they are. */
const getPriceText = ( { priceText, price, currency }: Attributes ): string =>
	( priceText ?? toHtml( formatPrice( price, currency ) ) ).replace(
		/&nbsp;/g,
		'\u00a0'
	);

/**
 * Writes the card with a link to the post, for where the plugin is away. Nothing is saved without a product. The text of the price
 * depends on the language it is written in: what was saved stays as long as the price does.
 */
export function save( { attributes }: BlockSaveProps< Attributes > ) {
	const product = normalize( attributes );
	if ( ! product.productId ) {
		return null;
	}
	return (
		<div
			className={ `${ CLASS }-wrapper ${ CLASS }-${ product.productId }` }
		>
			<div className={ `${ CLASS }-product` }>
				{ product.featuredMediaUrl && (
					<Image
						url={ product.featuredMediaUrl }
						alt={ product.featuredMediaTitle }
					/>
				) }
				<div className={ `${ CLASS }-details` }>
					<div className={ `${ CLASS }-title` }>
						<RichText.Content
							tagName="p"
							value={ tidy( product.title ) }
						/>
					</div>
					<div className={ `${ CLASS }-description` }>
						<RichText.Content
							tagName="p"
							value={ tidy( product.content ) }
						/>
					</div>
					<div className={ `${ CLASS }-price` }>
						<RichText.Content
							tagName="p"
							value={ getPriceText( product ) }
						/>
					</div>
					<RichText.Content
						tagName="a"
						className={ `${ CLASS }-purchase` }
						href={ product.postLinkUrl }
						target="_blank"
						rel="noopener noreferrer"
						value={ product.postLinkText }
					/>
				</div>
			</div>
		</div>
	);
}
