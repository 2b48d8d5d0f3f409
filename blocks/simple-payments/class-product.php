<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Payments\Money\Amounts;

defined( 'ABSPATH' ) || exit;

/**
 * What a post of the type `jp_pay_product` says. Read by find() and not changed afterwards.
 */
final class Product {

	/** Most pieces that are bought at once. */
	const MOST = 999;

	/** Id of the post. */
	public ?int $id = null;

	/**
	 * Title, HTML as the block stores it.
	 *
	 * @var string
	 */
	public $title;

	/** Description, HTML as the block stores it. */
	public ?string $description = null;

	/**
	 * Price of a piece in minor units.
	 *
	 * @var int
	 */
	public $amount;

	/**
	 * Currency, three capitals.
	 *
	 * @var string
	 */
	public $currency;

	/**
	 * Who is paid.
	 *
	 * @var string
	 */
	public $email;

	/** Whether several are bought at once. */
	public ?bool $is_multiple = null;

	/**
	 * Posts that are not there, as keys: site, last change of its posts, id.
	 *
	 * @var array<string, bool>
	 */
	private static array $missing = array();

	/**
	 * A product that can be bought.
	 *
	 * @param int $id Id of the post.
	 * @return self|null Null when it is none, no longer published, or its price or currency can't be charged.
	 */
	public static function find( int $id ): ?self {
		$post = $id > 0 ? self::post( (int) $id ) : null;
		if ( ! $post || Product_Types::PRODUCT !== $post->post_type || 'publish' !== $post->post_status ) {
			return null;
		}
		$product              = new self();
		$product->id          = (int) $post->ID;
		$product->title       = (string) $post->post_title;
		$product->description = (string) $post->post_content;
		$product->currency    = Product_Fields::clean_currency( get_post_meta( $post->ID, 'spay_currency', true ) );
		$product->amount      = (int) Amounts::from_number( (string) get_post_meta( $post->ID, 'spay_price', true ), $product->currency );
		$product->email       = (string) get_post_meta( $post->ID, 'spay_email', true );
		$product->is_multiple = (bool) get_post_meta( $post->ID, 'spay_multiple', true );
		return $product->amount > 0 && in_array( $product->currency, Product_Fields::CURRENCIES, true ) ? $product : null;
	}

	/**
	 * The title without formatting.
	 *
	 * @return string Plain text.
	 */
	public function plain_title(): string {
		return trim( Plain_Text::from_html( $this->title ) );
	}

	/**
	 * The description without formatting.
	 *
	 * @return string Plain text.
	 */
	public function plain_description(): string {
		return trim( Plain_Text::from_html( $this->description ) );
	}

	/**
	 * The price of a piece for people.
	 *
	 * @return string Plain text.
	 */
	public function price(): string {
		return Amounts::format( $this->amount, $this->currency );
	}

	/**
	 * The post of an id. Core remembers posts that are there, and asks the database again for others.
	 *
	 * @param int $id Id, above 0.
	 * @return \WP_Post|null
	 */
	private static function post( int $id ) {
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
}
