<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Orders\Providers\Payment_Provider;
use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/** A product, read from a post of the type `jp_pay_product`. Create it with find(); it is not changed afterwards. */
final class Product {

	/** Post type. */
	const TYPE = 'jp_pay_product';

	/** Allowed currencies. */
	const CURRENCIES = array( 'USD', 'EUR', 'AUD', 'BRL', 'CAD', 'CZK', 'DKK', 'HKD', 'HUF', 'ILS', 'JPY', 'MYR', 'MXN', 'TWD', 'NZD', 'NOK', 'PHP', 'PLN', 'GBP', 'RUB', 'SGD', 'SEK', 'CHF', 'THB' );

	/** Value of the meta `spay_status` if PayPal rejected the email address of the product. Saving the product removes it. */
	const PAYEE_REFUSED = 'payee_refused';

	/** Maximum quantity of a purchase. */
	const MAX_QUANTITY = 999;

	/** Post id. */
	public ?int $id = null;

	/** @var string Title, as HTML of the block. */
	public $title;

	/** Description, as HTML of the block. */
	public ?string $description = null;

	/** @var int Price per item in minor units. */
	public $amount;

	/** @var string ISO 4217 code. */
	public $currency;

	/** @var string Email address of the payee. */
	public $email;

	/** Whether the buyer can choose a quantity. */
	public ?bool $is_multiple = null;

	/** @var array<string, bool> Cache of missing posts. The keys consist of site id, last change of posts, and post id. */
	private static array $missing = array();

	/** Finds a product that can be bought; null if it does not exist, is not published, or has no valid price or currency. */
	public static function find( int $id ): ?self {
		$post = $id > 0 ? self::get_post( (int) $id ) : null;
		if ( ! $post || self::TYPE !== $post->post_type || 'publish' !== $post->post_status ) {
			return null;
		}
		$product              = new self();
		$product->id          = (int) $post->ID;
		$product->title       = (string) $post->post_title;
		$product->description = (string) $post->post_content;
		$product->currency    = self::clean_currency( get_post_meta( $post->ID, 'spay_currency', true ) );
		$product->amount      = (int) Amounts::from_number( (string) get_post_meta( $post->ID, 'spay_price', true ), $product->currency );
		$product->email       = (string) get_post_meta( $post->ID, 'spay_email', true );
		$product->is_multiple = (bool) get_post_meta( $post->ID, 'spay_multiple', true );
		return $product->amount > 0 && in_array( $product->currency, self::CURRENCIES, true ) ? $product : null;
	}

	public function plain_title(): string {
		return trim( Plain_Text::from_html( $this->title ) );
	}

	public function plain_description(): string {
		return trim( Plain_Text::from_html( $this->description ) );
	}

	/** Returns the formatted price per item as plain text. */
	public function price(): string {
		return Amounts::format( $this->amount, $this->currency );
	}

	/**
	 * Returns a post. Also caches missing posts, which core would query again.
	 *
	 * @param int $id Post id, above 0.
	 * @return \WP_Post|null
	 */
	private static function get_post( int $id ) {
		$key = get_current_blog_id() . ' ' . wp_cache_get_last_changed( 'posts' ) . ' ' . $id;
		if ( isset( self::$missing[ $key ] ) ) {
			return null;
		}
		$post = get_post( $id );
		if ( ! $post ) {
			self::$missing[ $key ] = true;
		}
		return $post;
	}

	/**
	 * Sanitizes a currency code. A code that is not allowed is kept, for example after an import, because replacing it would change
	 * the price.
	 *
	 * @param string $currency
	 * @return string USD if it is not a code.
	 */
	public static function clean_currency( $currency ) {
		return is_string( $currency ) && preg_match( '/^[A-Z]{3}$/D', $currency ) ? $currency : 'USD';
	}

	/** Returns the payment provider: PayPal, or Stripe if only Stripe is ready. */
	public static function get_provider(): ?Payment_Provider {
		$ready = Providers::get_ready();
		return isset( $ready['paypal'] ) ? $ready['paypal'] : ( isset( $ready['stripe'] ) ? $ready['stripe'] : null );
	}
}
