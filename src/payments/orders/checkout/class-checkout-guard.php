<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Http\Throttle;
use Mainstreet\Submissions\Pipeline\Request_Checks;
use Mainstreet\Submissions\Spam\Form_Token;

defined( 'ABSPATH' ) || exit;

/**
 * The first and cheapest checks of what a stranger sends (docs/server-contract.md B.1): size, origin, a field that people leave empty,
 * and how many there were. Stolen cards are tried out in large numbers.
 */
final class Checkout_Guard {

	/** Checkouts of one client in a minute. */
	const PER_MINUTE = 10;

	/**
	 * Lets a request through to Checkout::start().
	 *
	 * @param array $sent Body.
	 * @return array|\WP_Error `url`; as Checkout::start().
	 */
	public static function run( array $sent ) {
		$error = Request_Checks::size( false );
		$error = $error ? $error : Request_Checks::origin();
		if ( $error ) {
			return $error;
		}
		$post_id = Checkout_Input::clean( $sent )['post_id'];
		if ( ! empty( $sent[ self::trap( $post_id ) ] ) ) {
			// Answered as if it had worked.
			return array( 'url' => $post_id > 0 ? (string) get_permalink( $post_id ) : home_url( '/' ) );
		}
		$hit = Throttle::hit( 'checkout', self::PER_MINUTE, MINUTE_IN_SECONDS, '', ! Claim_Cookie::holds_any() );
		if ( is_wp_error( $hit ) ) {
			return $hit;
		}
		return Checkout::start( $sent );
	}

	/**
	 * Name of the field that people leave empty; another one for each post.
	 *
	 * @param int $post_id Post.
	 */
	public static function trap( $post_id ): string {
		return 'f' . Form_Token::honeypot( 'checkout|' . (int) $post_id );
	}

	/**
	 * The field, hidden from people by their style sheet (`mainstreet-payments-extra`) and by itself.
	 *
	 * @param int $post_id Post.
	 * @return string HTML.
	 */
	public static function field( int $post_id ): string {
		return sprintf(
			'<p class="mainstreet-payments-extra" style="position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%%)" aria-hidden="true"><label>%1$s <input type="text" name="%2$s" value="" autocomplete="off" tabindex="-1" aria-hidden="true"></label></p>',
			esc_html__( 'Please leave this field empty.', 'mainstreet-blocks' ),
			esc_attr( self::trap( $post_id ) )
		);
	}
}
