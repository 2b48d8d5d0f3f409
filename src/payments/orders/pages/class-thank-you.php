<?php
namespace Mainstreet\Payments\Orders\Pages;

use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Plans\Plans;
use Mainstreet\Submissions\Themed_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Thanks the buyer on the page and in the receipt, in the same words. The line above the post says nothing of the order and lets nobody
 * see anything, so that the address may be shared or lie in a cache.
 */
final class Thank_You {

	/** Parameter of the post's address: the plan of a donation; 1 for any other payment. */
	const PARAM = 'mainstreet_thanks';

	/** Characters of the owner's message that are shown (blocks/donations/constants.ts). */
	const LONGEST = 1000;

	/** Whether it was shown. */
	private static bool $is_shown = false;

	/** The owner's message; '' for none. */
	private string $message = '';

	/** Whether a donation was made. */
	private bool $is_donation = false;

	/**
	 * Reads what is said about the payment of a plan.
	 *
	 * @param int $plan_id Plan or product.
	 * @param int $post_id Post it was paid from, 0 for none.
	 */
	public function __construct( int $plan_id, int $post_id ) {
		$plan = $plan_id > 1 ? ( new Plans() )->get( $plan_id ) : null;
		if ( ! $plan ) {
			return;
		}
		/**
		 * Filters what the owner says to donors, on the page they come back to and in their receipt.
		 *
		 * @param string|null $message Plain text, '' for none; null for a payment that is no donation.
		 * @param Plan        $plan    Plan that was paid.
		 * @param int         $post_id Post it was paid from, 0 for none.
		 */
		$message           = apply_filters( 'mainstreet_donation_message', 'donation' === $plan->type ? '' : null, $plan, $post_id );
		$this->is_donation = is_string( $message );
		$this->message     = $this->is_donation ? mb_substr( trim( $message ), 0, self::LONGEST ) : '';
	}

	/**
	 * Reads what is said about an order.
	 *
	 * @param Order $order Order.
	 */
	public static function from_order( Order $order ): self {
		return new self( $order->plan_id, $order->post_id );
	}

	/**
	 * Where the buyer of an order is thanked.
	 *
	 * @param Order  $order Order.
	 * @param string $url   Address of its post.
	 */
	public static function url( Order $order, string $url ): string {
		return add_query_arg( self::PARAM, self::from_order( $order )->is_donation ? $order->plan_id : '1', $url );
	}

	/**
	 * The title of a page of thanks.
	 *
	 * @return string Plain text.
	 */
	public function title(): string {
		return $this->is_donation ? __( 'Thank you for your donation', 'mainstreet-blocks' ) : __( 'Thank you for your payment', 'mainstreet-blocks' );
	}

	/**
	 * What stands on a page of thanks.
	 *
	 * @return string Plain text.
	 */
	public function text(): string {
		if ( ! $this->is_donation ) {
			return __( 'We have received your payment.', 'mainstreet-blocks' );
		}
		return '' === $this->message ? __( 'We have received your donation.', 'mainstreet-blocks' ) : $this->message;
	}

	/** Whether it is about a donation. */
	public function is_donation(): bool {
		return $this->is_donation;
	}

	/**
	 * The owner's message.
	 *
	 * @return string Plain text with line breaks; '' for none.
	 */
	public function message(): string {
		return $this->message;
	}

	/**
	 * Puts the line above the post that the page is about.
	 *
	 * @param string $content Content.
	 * @return string
	 */
	public static function add( $content ) {
		if ( self::$is_shown || ! is_singular() || is_feed() || ! in_the_loop() || ! is_main_query() || get_the_ID() !== get_queried_object_id() ) {
			return $content;
		}
		self::$is_shown = true;
		// phpcs:ignore WordPress.Security.NonceVerification -- chooses between texts that everybody may read.
		$plan = isset( $_GET[ self::PARAM ] ) && is_string( $_GET[ self::PARAM ] ) && preg_match( '/^\d{1,18}$/D', $_GET[ self::PARAM ] ) ? (int) $_GET[ self::PARAM ] : 0;
		return ( new self( $plan, (int) get_the_ID() ) )->line() . $content;
	}

	/**
	 * The line.
	 *
	 * @return string HTML.
	 */
	public function line(): string {
		$text = $this->is_donation ? __( 'Thank you for your donation. You will receive an email about it.', 'mainstreet-blocks' ) : __( 'Thank you for your payment. You will receive an email about it.', 'mainstreet-blocks' );
		$own  = '' === $this->message ? '' : '<br><br>' . Visitor_Text::lines( $this->message );
		return '<p class="mainstreet-payments-thanks" role="status">' . esc_html( $text ) . $own . '</p>';
	}

	/** Loads its styles. */
	public static function enqueue(): void {
		Themed_Page::enqueue();
	}
}
