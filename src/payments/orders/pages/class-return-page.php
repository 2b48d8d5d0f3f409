<?php
namespace Mainstreet\Payments\Orders\Pages;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Throttle;
use Mainstreet\Payments\Orders\Checkout\Claim_Cookie;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Providers;
use Mainstreet\Payments\Orders\States\Order_Transitions;
use Mainstreet\Payments\Orders\States\Order_Updater;
use Mainstreet\Submissions\Themed_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Handles `/?mainstreet_pay=done&o={uuid}` (docs/server-contract.md B.5). Parameters that the provider adds are ignored; the status comes
 * from the provider's API. Only the browser with the claim cookie sees the order; everybody else sees
 * the same page, whatever the link.
 */
final class Return_Page {

	/** Query parameter. */
	const PARAM = 'mainstreet_pay';

	/** Maximum number of API requests that a client may cause per minute. */
	const MAX_REQUESTS = 20;

	/** Seconds between two status requests of a waiting page. */
	const POLL_INTERVAL = 4;

	/** Handles the request. Action `template_redirect`. */
	public static function handle(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- only stores data from the provider's API.
		$uuid = Attributes::parameter( $_GET, 'o' );
		$page = self::build( $uuid );
		if ( isset( $page['redirect'] ) ) {
			nocache_headers();
			wp_safe_redirect( $page['redirect'], 303 );
			exit;
		}
		Themed_Page::show( $page['title'], $page['html'], $page['status'] );
	}

	/** Returns the URL the provider sends the buyer to after the checkout (absolute URL; the provider may add parameters). */
	public static function url( Order $order ): string {
		return add_query_arg(
			array(
				self::PARAM => 'done',
				'o'         => $order->uuid,
			),
			home_url( '/' )
		);
	}

	/** Returns the URL of the post that an order came from (absolute URL on this site; the home page if the post is missing or not public). */
	public static function post_url( Order $order ): string {
		$post = $order->post_id ? get_post( $order->post_id ) : null;
		$url  = $post && is_post_publicly_viewable( $post ) ? get_permalink( $post ) : '';
		return $url ? $url : home_url( '/' );
	}

	/**
	 * Builds the page for a buyer who returns. Updates the order from the provider first.
	 *
	 * @param string $uuid UUID from the URL; any value.
	 * @return array `redirect`; or `status` (HTTP), `title`, `html`.
	 */
	public static function build( string $uuid ): array {
		$order = ( new Orders() )->find_by_uuid( $uuid );
		if ( $order ) {
			$order = self::refresh( $order );
		}
		if ( ! $order || ! Claim_Cookie::has_claim( $order ) ) {
			return self::build_for_other_browser();
		}
		if ( ! $order->is_paid() ) {
			return self::build_unpaid( $order );
		}
		/**
		 * Fires when the browser that started an order returns and the order is paid. Headers can still be sent.
		 *
		 * @param Order $order Order.
		 */
		do_action( 'mainstreet_order_claimed', $order );
		if ( home_url( '/' ) === self::post_url( $order ) ) {
			$thanks = Thank_You::from_order( $order );
			return self::build_message( 200, $thanks->title(), $thanks->text(), $order );
		}
		return array( 'redirect' => Thank_You::url( $order, self::post_url( $order ) ) );
	}

	/**
	 * Fetches the state of an order from the provider, unless it is paid already or the client is throttled.
	 *
	 * @return Order Unchanged on errors.
	 */
	private static function refresh( Order $order ) {
		$provider = Providers::get( $order->provider );
		if ( Order_Transitions::is_settled( $order->status ) || ! $provider || '' === $order->provider_ref || is_wp_error( Throttle::hit( 'payment-look', self::MAX_REQUESTS, MINUTE_IN_SECONDS ) ) ) {
			return $order;
		}
		try {
			$state = $provider->fetch( $order );
			return is_wp_error( $state ) ? $order : Order_Updater::apply( $order, $state );
		} catch ( \Throwable $error ) {
			// The page shows the payment as pending; the webhook or the hourly job updates the order.
			Errors::log( 'payments', $error->getMessage() );
			return $order;
		}
	}

	/** Builds the page for browsers without the claim cookie. It is the same whether or not the order exists. */
	private static function build_for_other_browser(): array {
		return array(
			'status' => 200,
			'title'  => __( 'Thank you', 'mainstreet-blocks' ),
			'html'   => '<p>' . esc_html__( 'If you have just paid, we will email you everything you need. You started the payment in a different browser, so there is nothing more to show here.', 'mainstreet-blocks' ) . '</p><p><a href="' . esc_url( home_url( '/' ) ) . '">' . esc_html__( 'Go to the homepage', 'mainstreet-blocks' ) . '</a></p>',
		);
	}

	/** Builds the page for an order that is not paid. */
	private static function build_unpaid( Order $order ): array {
		if ( in_array( $order->status, array( Order::STATUS_NEW, Order::STATUS_OPEN ), true ) ) {
			$page          = self::build_message( 200, __( 'Your payment is being processed', 'mainstreet-blocks' ), __( 'Some payment methods take a while. You can close this page. We will email you when the payment arrives.', 'mainstreet-blocks' ), $order );
			$page['html'] .= self::render_reload_script( $order );
			return $page;
		}
		if ( Order_Transitions::is_settled( $order->status ) ) {
			return self::build_message( 200, __( 'This payment was refunded', 'mainstreet-blocks' ), __( 'If you have any questions, please contact us.', 'mainstreet-blocks' ), $order );
		}
		return self::build_message( 200, __( 'The payment did not go through', 'mainstreet-blocks' ), __( 'You have not been charged. You can go back and try again.', 'mainstreet-blocks' ), $order );
	}

	/**
	 * Builds a page with a message and a link back.
	 *
	 * @param int    $status HTTP status.
	 * @param string $text   Plain text.
	 */
	private static function build_message( int $status, string $title, string $text, Order $order ): array {
		$html = '<p role="status">' . nl2br( esc_html( $text ) ) . '</p><p><a href="' . esc_url( self::post_url( $order ) ) . '">' . esc_html__( 'Back to the page', 'mainstreet-blocks' ) . '</a></p>';
		return compact( 'status', 'title', 'html' );
	}

	/** Renders a script that reloads the page when the status changes. Without JavaScript, the page reloads every 30 seconds. */
	private static function render_reload_script( Order $order ): string {
		$url    = rest_url( 'mainstreet/v1/orders/' . $order->uuid . '/status' );
		$script = '(function(){var n=0;function ask(){n++;fetch(' . wp_json_encode( $url, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ',{credentials:"same-origin"}).then(function(r){return r.json()}).then(function(a){if(a.status!=="open"&&a.status!=="new"||n%8===0){location.reload()}else{setTimeout(ask,' . 1000 * self::POLL_INTERVAL . ')}}).catch(function(){setTimeout(ask,' . 4000 * self::POLL_INTERVAL . ')})}setTimeout(ask,' . 1000 * self::POLL_INTERVAL . ')})()';
		return '<noscript><meta http-equiv="refresh" content="30"></noscript>' . wp_get_inline_script_tag( $script );
	}
}
