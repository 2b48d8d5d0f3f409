<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Safe_Html;
use Mainstreet\Payments\Orders\Checkout\Checkout;
use Mainstreet\Payments\Orders\Pages\Buy_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the product card from the stored product, not from the post content, so that visitors see the price they pay
 * (docs/server-contract.md B.7). The email address of the payee is never shown.
 */
final class Product_Card {

	/** HTML that titles and descriptions may contain. */
	const FORMATS = array(
		'b'      => array(),
		'br'     => array(),
		'code'   => array(),
		'em'     => array(),
		'i'      => array(),
		's'      => array(),
		'strong' => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	/** Prefix of all classes. */
	const NAME = 'jetpack-simple-payments';

	/**
	 * @param array  $attributes Attributes as stored in the block comment; any type.
	 * @param string $saved      Saved markup, which contains the text of the link.
	 * @return string Escaped HTML. An empty string if Product::find() finds no product.
	 */
	public static function render_block( array $attributes, string $saved = '' ): string {
		$id      = isset( $attributes['productId'] ) && is_numeric( $attributes['productId'] ) ? (int) $attributes['productId'] : 0;
		$product = Product::find( $id );
		if ( ! $product ) {
			return '';
		}
		return is_feed() ? self::render_link( $saved ) : self::render_card( $product );
	}

	/**
	 * Explains why visitors cannot buy a product.
	 *
	 * @return string Message. An empty string if the product can be bought.
	 */
	public static function hidden_because(): string {
		return Product::get_provider() ? '' : __( 'The buy button is hidden from visitors, because neither PayPal nor Stripe is connected. An administrator has to connect one under Settings > Mainstreet.', 'mainstreet-blocks' );
	}

	/**
	 * @param array|string $attributes Attributes: `id`.
	 * @return string Escaped HTML.
	 */
	public static function render_shortcode( $attributes ) {
		$id = is_array( $attributes ) && isset( $attributes['id'] ) && is_numeric( $attributes['id'] ) ? (int) $attributes['id'] : 0;
		return $id < 1 ? '' : render_block(
			array(
				'blockName'    => 'jetpack/simple-payments',
				'attrs'        => array( 'productId' => $id ),
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			)
		);
	}

	/** Renders a link to the post, for feeds. */
	private static function render_link( string $saved ): string {
		return '<p><a href="' . esc_url( (string) get_permalink() ) . '">' . esc_html( self::get_link_text( $saved ) ) . '</a></p>';
	}

	/** Returns the text of the link in feeds and emails (plain text). */
	public static function get_link_text( string $saved ): string {
		$text = preg_match( '#<a class="jetpack-simple-payments-purchase"[^>]*+>(.{1,2000}?)</a>#s', $saved, $found ) ? trim( Plain_Text::from_html( $found[1] ) ) : '';
		return '' === $text ? __( 'Click here to purchase.', 'mainstreet-blocks' ) : $text;
	}

	private static function render_card( Product $product ): string {
		$name  = self::NAME;
		$image = get_the_post_thumbnail( $product->id, 'large', array( 'alt' => $product->plain_title() ) );
		return '<div class="' . $name . '-wrapper ' . $name . '-' . (int) $product->id . '"><div class="' . $name . '-product">'
			. ( '' === $image ? '' : '<div class="' . $name . '-product-image"><div class="' . $name . '-image"><figure>' . $image . '</figure></div></div>' )
			. '<div class="' . $name . '-details">'
			. self::render_part( 'title', Safe_Html::sanitize( Plain_Text::escape_brackets( $product->title ), self::FORMATS ) )
			. self::render_part( 'description', Safe_Html::sanitize( Plain_Text::escape_brackets( $product->description ), self::FORMATS ) )
			. self::render_part( 'price', esc_html( $product->price() ) )
			. self::render_purchase( $product )
			. self::render_warning( $product )
			. '</div></div></div>';
	}

	/**
	 * Renders a part of the details.
	 *
	 * @param string $html Escaped HTML; nothing is rendered if it is empty.
	 */
	private static function render_part( string $part, string $html ): string {
		return '' === trim( $html ) ? '' : '<div class="' . self::NAME . '-' . $part . '"><p>' . $html . '</p></div>';
	}

	/** Renders the buy button or form. */
	private static function render_purchase( Product $product ): string {
		$name     = self::NAME;
		$provider = Product::get_provider();
		if ( ! $provider ) {
			return self::render_notice();
		}
		/* translators: %s: name of a payment service, such as PayPal. */
		$text = 'paypal' === $provider->name() ? sprintf( __( 'Pay with %s', 'mainstreet-blocks' ), $provider->label() ) : __( 'Buy now', 'mainstreet-blocks' );
		$url  = Buy_Page::get_url( $product->id, (int) get_the_ID() );
		if ( ! $product->is_multiple ) {
			return '<div class="' . $name . '-purchase-box"><div class="' . $name . '-button wp-block-button"><a class="wp-block-button__link wp-element-button" rel="nofollow" href="' . esc_url( $url ) . '">'
				. esc_html( $text ) . self::render_hidden_title( $product ) . '</a></div></div>';
		}
		return self::render_form( $product, $text, $url );
	}

	/** Renders the form for products with a quantity. It posts the same data as the checkout page. */
	private static function render_form( Product $product, string $text, string $url ): string {
		$name = self::NAME;
		$id   = wp_unique_id( 'mainstreet-quantity-' );
		return '<form class="' . $name . '-purchase-box" method="post" action="' . esc_url( $url ) . '">' . Checkout::render_honeypot( (int) get_the_ID() )
			. '<div class="' . $name . '-items"><label for="' . $id . '">' . esc_html__( 'Quantity', 'mainstreet-blocks' ) . '</label>'
			. '<input class="' . $name . '-items-number" id="' . $id . '" type="number" name="quantity" value="1" min="1" max="' . (int) Product::MAX_QUANTITY . '" step="1" required></div>'
			. '<div class="' . $name . '-button wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">' . esc_html( $text ) . self::render_hidden_title( $product ) . '</button></div></form>';
	}

	/** Returns the title for screen readers, so that several buttons on a page have different names. */
	private static function render_hidden_title( Product $product ): string {
		return '' === $product->plain_title() ? '' : '<span class="screen-reader-text">: ' . esc_html( $product->plain_title() ) . '</span>';
	}

	/** Renders a warning that PayPal rejected the email address of the product; an empty string for users who cannot edit the page. */
	private static function render_warning( Product $product ): string {
		if ( Product::PAYEE_REFUSED !== get_post_meta( $product->id, 'spay_status', true ) || ! current_user_can( 'edit_post', get_the_ID() ) ) {
			return '';
		}
		return '<div class="' . self::NAME . '-purchase-message"><p>' . esc_html__( 'PayPal rejects payments to this product’s email address. Please check it in the editor.', 'mainstreet-blocks' ) . '</p></div>';
	}

	/** Renders a notice in place of the button if no payment provider is connected; an empty string for users who cannot edit the page. */
	private static function render_notice(): string {
		if ( ! current_user_can( 'edit_post', get_the_ID() ) ) {
			return '';
		}
		$text = __( 'Connect PayPal or Stripe', 'mainstreet-blocks' );
		return '<div class="' . self::NAME . '-purchase-message"><p>'
			. ( current_user_can( 'manage_options' ) ? '<a href="' . esc_url( Settings_Page::url() . '#/payments' ) . '">' . esc_html( $text ) . '</a>' : esc_html( $text ) )
			. ' ' . esc_html__( 'Until then, visitors do not see the button.', 'mainstreet-blocks' ) . '</p></div>';
	}

	/**
	 * Returns the text of the link that replaces the block in emails.
	 *
	 * @param array $block Parsed block.
	 * @return string Plain text.
	 */
	public static function filter_mail_link_text( $text, $block ) {
		return 'jetpack/simple-payments' === $block['blockName'] ? self::get_link_text( (string) $block['innerHTML'] ) : $text;
	}
}
