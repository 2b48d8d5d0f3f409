<?php
namespace Mainstreet\Payments\Orders\Pages;

use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Texts that thank the buyer, for the page and for the receipt. The notice above the post reveals nothing about the order and grants no
 * access, so its URL may be shared or cached.
 */
final class Thank_You {

	/** Query parameter of the post: the plan of a donation; 1 for any other payment. */
	const PARAM = 'mainstreet_thanks';

	/** Maximum characters of the owner's message (blocks/donations/constants.ts). */
	const MAX_LENGTH = 1000;

	/** Whether the notice was added to the page. */
	private static bool $is_shown = false;

	/** The owner's message; '' for none. */
	private string $message = '';

	/** Whether the payment is a donation. */
	private bool $is_donation = false;

	/**
	 * Loads the message for a plan.
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
		 * Filters the owner's message to donors, shown on the page they return to and in the receipt.
		 *
		 * @param string|null $message Plain text, '' for none; null if the payment is not a donation.
		 * @param Plan        $plan    Paid plan.
		 * @param int         $post_id Post it was paid from, 0 for none.
		 */
		$message           = apply_filters( 'mainstreet_donation_message', 'donation' === $plan->type ? '' : null, $plan, $post_id );
		$this->is_donation = is_string( $message );
		$this->message     = $this->is_donation ? mb_substr( trim( $message ), 0, self::MAX_LENGTH ) : '';
	}

	/** Loads the message for an order. */
	public static function from_order( Order $order ): self {
		return new self( $order->plan_id, $order->post_id );
	}

	/**
	 * Returns the URL of the page that shows the notice for an order.
	 *
	 * @param string $url URL of its post.
	 */
	public static function url( Order $order, string $url ): string {
		return add_query_arg( self::PARAM, self::from_order( $order )->is_donation ? $order->plan_id : '1', $url );
	}

	/** Returns the title (plain text) of the page for orders without a public post. */
	public function title(): string {
		return $this->is_donation ? __( 'Thank you for your donation', 'mainstreet-blocks' ) : __( 'Thank you for your payment', 'mainstreet-blocks' );
	}

	/** Returns the text of that page as plain text. */
	public function text(): string {
		if ( ! $this->is_donation ) {
			return __( 'We have received your payment.', 'mainstreet-blocks' );
		}
		return '' === $this->message ? __( 'We have received your donation.', 'mainstreet-blocks' ) : $this->message;
	}

	public function is_donation(): bool {
		return $this->is_donation;
	}

	/** Returns the owner's message (plain text with line breaks; '' for none). */
	public function message(): string {
		return $this->message;
	}

	/**
	 * Adds the notice above the main post. Filter `the_content`.
	 *
	 * @param string $content
	 */
	public static function prepend_notice( $content ) {
		if ( self::$is_shown || ! is_singular() || is_feed() || ! in_the_loop() || ! is_main_query() || get_the_ID() !== get_queried_object_id() ) {
			return $content;
		}
		self::$is_shown = true;
		// phpcs:ignore WordPress.Security.NonceVerification -- only selects one of several public texts.
		$plan = isset( $_GET[ self::PARAM ] ) && is_string( $_GET[ self::PARAM ] ) && preg_match( '/^\d{1,18}$/D', $_GET[ self::PARAM ] ) ? (int) $_GET[ self::PARAM ] : 0;
		return ( new self( $plan, (int) get_the_ID() ) )->render() . $content;
	}

	/** Renders the notice. */
	public function render(): string {
		$text = $this->is_donation ? __( 'Thank you for your donation. You will receive an email about it.', 'mainstreet-blocks' ) : __( 'Thank you for your payment. You will receive an email about it.', 'mainstreet-blocks' );
		$own  = '' === $this->message ? '' : '<br><br>' . Visitor_Text::lines( $this->message );
		return '<p class="mainstreet-payments-thanks" role="status">' . esc_html( $text ) . $own . '</p>';
	}
}
