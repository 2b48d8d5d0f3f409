<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Submissions\Registry\Form_Locator;

defined( 'ABSPATH' ) || exit;

/**
 * Offers products for the filter `mainstreet_checkout_offer`. All values come from the stored product, except for the quantity.
 *
 * The sale of a product stops when its author's posts with it are no longer public, and no other public post shows it. The product
 * itself stays published, and its id is known to buyers. A product that no post contains (as in a page builder's field or in theme
 * code) is sold while it is published (docs/server-contract.md B.7).
 */
final class Product_Offer {

	/** Maximum number of posts that are checked, published ones first. */
	const MAX_POSTS = 50;

	/**
	 * Filters `mainstreet_checkout_offer`.
	 *
	 * @param null|array|\WP_Error $offer Offer of another callback.
	 * @param array                $input `plan_id` (the product), `post_id`, `quantity`.
	 * @return null|array|\WP_Error
	 */
	public static function filter_offer( $offer, $input ) {
		$product = null === $offer && isset( $input['plan_id'] ) ? Product::find( (int) $input['plan_id'] ) : null;
		if ( ! $product || ! self::is_sold( $product->id, isset( $input['post_id'] ) ? (int) $input['post_id'] : 0 ) ) {
			return $offer;
		}
		$provider = Product::get_provider();
		if ( ! $provider ) {
			return new \WP_Error( 'mainstreet_not_configured', __( 'This product is currently not available.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		$quantity = self::validate_quantity( $product, isset( $input['quantity'] ) ? $input['quantity'] : 1 );
		if ( is_wp_error( $quantity ) ) {
			return $quantity;
		}
		return array(
			'amount'       => $product->amount * $quantity,
			'unit_amount'  => $product->amount,
			'currency'     => $product->currency,
			'quantity'     => $quantity,
			'max_quantity' => $product->is_multiple ? Product::MAX_QUANTITY : 1,
			'title'        => $product->plain_title(),
			'description'  => $product->plain_description(),
			'payee'        => $product->email,
			'provider'     => $provider->name(),
			'is_donation'  => false,
			'plan'         => null,
		);
	}

	/**
	 * @param mixed $entered Submitted value.
	 * @return int|\WP_Error
	 */
	private static function validate_quantity( Product $product, $entered ) {
		$text     = is_int( $entered ) || is_string( $entered ) ? trim( (string) $entered ) : '';
		$quantity = preg_match( '/^[0-9]{1,3}$/D', $text ) ? (int) $text : 0;
		$maximum  = $product->is_multiple ? Product::MAX_QUANTITY : 1;
		if ( $quantity >= 1 && $quantity <= $maximum && $product->amount <= intdiv( Amounts::maximum( $product->currency ), $quantity ) ) {
			return $quantity;
		}
		$fits = min( $maximum, intdiv( Amounts::maximum( $product->currency ), $product->amount ) );
		/* translators: %d: a number. */
		return Errors::invalid( 'quantity', sprintf( __( 'Please enter a number from 1 to %d.', 'mainstreet-blocks' ), max( 1, $fits ) ), 'mainstreet_invalid_quantity' );
	}

	/**
	 * Adds whether visitors can buy products, and the URL of the settings.
	 *
	 * @param array $own State (Editor_State::own()).
	 * @return array With `products`: `isReady`, `provider` ('' for none), `mode`, `settingsUrl` ('' for users without access to the settings).
	 */
	public static function add_state( $own ) {
		$provider        = Product::get_provider();
		$own['products'] = array(
			'isReady'     => null !== $provider,
			'provider'    => $provider ? $provider->name() : '',
			'mode'        => $provider ? $provider->mode() : '',
			'settingsUrl' => current_user_can( 'manage_options' ) ? Settings_Page::url() . '#/payments' : '',
		);
		return $own;
	}

	/** Records that PayPal rejected the email address of a product, so that the block can show a warning. */
	public static function record_refusal( Order $order ): void {
		if ( Product::TYPE === get_post_type( $order->plan_id ) ) {
			update_post_meta( $order->plan_id, 'spay_status', Product::PAYEE_REFUSED );
		}
	}

	/**
	 * Whether a public post shows the product, or no post contains it.
	 *
	 * @param int $post_id Public post that the buyer comes from; 0 for none.
	 */
	private static function is_sold( int $product_id, int $post_id ): bool {
		// Usually the post itself shows the product; then no further query is needed.
		foreach ( Form_Locator::find_candidates( (int) $post_id, '' ) as $place ) {
			if ( self::contains_product( $place->get_content(), $product_id ) && $place->is_open() ) {
				return true;
			}
		}
		$author    = (int) get_post_field( 'post_author', $product_id );
		$is_hidden = false;
		foreach ( self::find_posts( $product_id ) as $post ) {
			if ( self::is_public( $post ) ) {
				return true;
			}
			// Hidden posts of other authors are ignored, so that they cannot stop the sale.
			$is_hidden = $is_hidden || (int) $post->post_author === $author;
		}
		return ! $is_hidden;
	}

	/** Whether content contains the product as block or shortcode. */
	private static function contains_product( $content, int $product_id ): bool {
		$id = (int) $product_id;
		return false !== strpos( $content, 'simple-payment' )
			&& 1 === preg_match( '/<!-- wp:jetpack\/simple-payments [^>]*"productId":' . $id . '[,}]|\[simple-payment [^\]]*\bid=[\'"]?' . $id . '\b/', $content );
	}

	/**
	 * Finds posts, patterns and templates with the product, in any status.
	 *
	 * @return \WP_Post[]
	 */
	private static function find_posts( int $product_id ): array {
		global $wpdb;
		$id = (int) $product_id;
		// Searches all content. Only runs if the post that the buyer comes from does not show the product.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT ID FROM {$wpdb->posts} WHERE post_type <> 'revision' AND ( post_content LIKE %s OR post_content LIKE %s OR post_content LIKE %s ) ORDER BY CASE post_status WHEN 'publish' THEN 0 ELSE 1 END, ID DESC LIMIT %d",
				'%' . $wpdb->esc_like( '"productId":' . $id . ',' ) . '%',
				'%' . $wpdb->esc_like( '"productId":' . $id . '}' ) . '%',
				'%[simple-payment %' . $id . '%',
				self::MAX_POSTS
			)
		);
		return array_filter(
			array_map( 'get_post', array_map( 'intval', $ids ) ),
			static fn( $post ) => $post && self::contains_product( $post->post_content, $id )
		);
	}

	/** Whether a post is public. Patterns and templates are public when published. */
	private static function is_public( \WP_Post $post ): bool {
		if ( in_array( $post->post_type, array( 'wp_block', 'wp_template', 'wp_template_part', 'wp_navigation' ), true ) ) {
			return 'publish' === $post->post_status;
		}
		return is_post_publicly_viewable( $post ) && ! post_password_required( $post );
	}
}
