<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Http\Throttle;
use Mainstreet\Submissions\Pipeline\Request_Checks;
use Mainstreet\Submissions\Spam\Form_Token;

defined( 'ABSPATH' ) || exit;

/**
 * First and cheapest checks of a checkout request (docs/server-contract.md B.1): size, origin, honeypot, and the number
 * of requests, because stolen cards are tested in large numbers.
 */
final class Checkout_Guard {

	/** Maximum number of checkouts of a client per minute. */
	const PER_MINUTE = 10;

	/**
	 * Checks a request, then calls Checkout::start().
	 *
	 * @return array|\WP_Error `url`; errors as Checkout::start(), or of the checks.
	 */
	public static function run( array $sent ) {
		$error = Request_Checks::check_size( false );
		$error = $error ? $error : Request_Checks::check_origin();
		if ( $error ) {
			return $error;
		}
		$post_id = Checkout_Input::clean( $sent )['post_id'];
		if ( ! empty( $sent[ self::honeypot_name( $post_id ) ] ) ) {
			// A robot gets the response of a successful checkout.
			return array( 'url' => $post_id > 0 ? (string) get_permalink( $post_id ) : home_url( '/' ) );
		}
		$hit = Throttle::hit( 'checkout', self::PER_MINUTE, MINUTE_IN_SECONDS, '', ! Claim_Cookie::has_any() );
		if ( is_wp_error( $hit ) ) {
			return $hit;
		}
		return Checkout::start( $sent );
	}

	/** Returns the name of the honeypot field, which differs for each post. */
	public static function honeypot_name( $post_id ): string {
		return 'f' . Form_Token::get_honeypot_name( 'checkout|' . (int) $post_id );
	}

	/** Renders the honeypot field. The style sheet (class `mainstreet-payments-extra`) and an inline style hide it from people. */
	public static function render_honeypot( int $post_id ): string {
		return sprintf(
			'<p class="mainstreet-payments-extra" style="position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%%)" aria-hidden="true"><label>%1$s <input type="text" name="%2$s" value="" autocomplete="off" tabindex="-1" aria-hidden="true"></label></p>',
			esc_html__( 'Please leave this field empty.', 'mainstreet-blocks' ),
			esc_attr( self::honeypot_name( $post_id ) )
		);
	}
}
