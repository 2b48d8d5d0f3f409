<?php
namespace Mainstreet\Payments\Orders\Pages;

use Mainstreet\Core\Text\Utf8;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Orders\Checkout\Checkout;
use Mainstreet\Payments\Orders\Checkout\Checkout_Input;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Submissions\Themed_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Handles `/?mainstreet_buy={plan}&p={post}` (docs/server-contract.md B.5). A GET request stores nothing, as robots follow links. The form
 * on the page posts to the same URL and starts the order like the REST route.
 */
final class Buy_Page {

	/** Query parameter with the id of the plan or product. */
	const PARAM = 'mainstreet_buy';

	/**
	 * Returns the URL of the page where a plan can be bought.
	 *
	 * @param int $plan_id Plan or product.
	 * @param int $post_id Post with the offer.
	 * @return string Absolute, not escaped.
	 */
	public static function get_url( $plan_id, int $post_id ): string {
		return add_query_arg(
			array(
				self::PARAM => (int) $plan_id,
				'p'         => (int) $post_id,
			),
			home_url( '/' )
		);
	}

	/** Handles the request. Action `template_redirect`. */
	public static function handle(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- the form is public; Checkout::submit() checks the origin.
		$plan_id = self::read_number( $_GET, self::PARAM );
		$post_id = self::read_number( $_GET, 'p' );
		$method  = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : 'get';
		$posted  = 'post' === $method ? array_map( 'strval', array_filter( wp_unslash( $_POST ), 'is_scalar' ) ) : null;
		// phpcs:enable
		$page = self::build( $plan_id, $post_id, $posted );
		if ( isset( $page['redirect'] ) ) {
			nocache_headers();
			// The provider's checkout, or a page of this site.
			wp_redirect( $page['redirect'], 303 ); // phpcs:ignore WordPress.Security.SafeRedirect -- the URL comes from the provider's API.
			exit;
		}
		Themed_Page::show( $page['title'], $page['html'], $page['status'] );
	}

	/**
	 * Builds the page, or starts the order if the form was posted.
	 *
	 * @param int        $plan_id Plan or product.
	 * @param array|null $posted  Form fields, unslashed; null for a GET request.
	 * @return array `redirect`; or `status` (HTTP), `title`, `html`.
	 */
	public static function build( int $plan_id, int $post_id, ?array $posted ): array {
		$named = compact( 'plan_id', 'post_id' );
		$offer = Checkout::find_offer( Checkout_Input::clean( $named ) );
		if ( is_wp_error( $offer ) ) {
			return self::build_not_found( $post_id );
		}
		$values = self::read_values( $posted );
		$error  = null;
		if ( null !== $posted ) {
			$amount = array( 'amount' => self::to_decimal( $values['amount'], $offer['currency'] ) );
			// Plan and post come from the URL, not from the form.
			$outcome = Checkout::submit( array_filter( $named + $amount + $values + $posted, 'strlen' ) );
			if ( ! is_wp_error( $outcome ) ) {
				return array( 'redirect' => $outcome['url'] );
			}
			$error = $outcome;
		}
		$data = $error ? $error->get_error_data() : array();
		return array(
			'status' => isset( $data['status'] ) ? (int) $data['status'] : 200,
			'title'  => (string) $offer['title'],
			'html'   => ( new Buy_Form( $offer, $post_id, $values, $error ) )->render(),
		);
	}

	/**
	 * Reads the form fields. A donation form has preset amounts and a field for a custom amount, which takes precedence if filled in.
	 *
	 * @return array `amount`, `quantity`, `cover_fees` as entered, each '' for none.
	 */
	private static function read_values( ?array $posted ): array {
		$posted = (array) $posted;
		$amount = isset( $posted['custom_amount'] ) ? trim( $posted['custom_amount'] ) : '';
		if ( '' === $amount && isset( $posted['amount'] ) ) {
			$amount = trim( $posted['amount'] );
		}
		return array(
			'amount'     => mb_substr( Utf8::clean( $amount ), 0, 40 ),
			'quantity'   => isset( $posted['quantity'] ) ? substr( trim( Utf8::clean( $posted['quantity'] ) ), 0, 20 ) : '',
			'cover_fees' => isset( $posted['cover_fees'] ) ? '1' : '',
		);
	}

	/**
	 * Converts a localized amount to the plain decimal number that the REST route accepts.
	 *
	 * @param string $entered Amount as entered.
	 * @return string Unchanged if it cannot be parsed.
	 */
	private static function to_decimal( $entered, $currency ) {
		$minor = '' === $entered ? null : Amounts::parse_localized( $entered, $currency );
		return null === $minor ? $entered : Amounts::decimal( $minor, $currency );
	}

	/** Builds the page for an offer that does not exist. */
	private static function build_not_found( int $post_id ): array {
		$url = $post_id > 0 && is_post_publicly_viewable( $post_id ) ? get_permalink( $post_id ) : home_url( '/' );
		return array(
			'status' => 404,
			'title'  => __( 'No longer available', 'mainstreet-blocks' ),
			'html'   => '<p>' . esc_html__( 'This item cannot be bought here right now. You have not been charged.', 'mainstreet-blocks' ) . '</p><p><a href="' . esc_url( (string) $url ) . '">' . esc_html__( 'Back to the page', 'mainstreet-blocks' ) . '</a></p>',
		);
	}

	/** Reads a number from the query parameters; 0 if missing or invalid. */
	private static function read_number( array $from, string $name ): int {
		return isset( $from[ $name ] ) && is_string( $from[ $name ] ) && preg_match( '/^\d{1,18}$/D', $from[ $name ] ) ? (int) $from[ $name ] : 0;
	}
}
