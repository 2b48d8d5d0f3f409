<?php
namespace Mainstreet\Submissions\Spam;

defined( 'ABSPATH' ) || exit;

/**
 * Measures how long a visitor takes to fill in a form. Pages are cached, so the script fetches a signed time when the visitor
 * begins, and submits it with the form (docs/server-contract.md 0.6, B.1).
 */
final class Time_Trap {

	/**
	 * Callback of `GET mainstreet/v1/session`.
	 *
	 * @return \WP_REST_Response `time` (Unix time) and `t` (the same time, signed).
	 */
	public static function get_item(): \WP_REST_Response {
		$now      = time();
		$response = new \WP_REST_Response(
			array(
				'time' => $now,
				't'    => $now . '.' . Form_Token::sign_text( (string) $now, 'time' ),
			)
		);
		$response->header( 'Cache-Control', 'private, no-store' );
		return $response;
	}

	/**
	 * Returns the seconds since a signed time.
	 *
	 * @param string $t Signed time, as posted.
	 * @return int|null Null if it is missing, has no valid signature, or is in the future.
	 */
	public static function get_seconds( string $t ): ?int {
		$parts = explode( '.', $t );
		if ( 2 !== count( $parts ) || ! ctype_digit( $parts[0] ) || ! hash_equals( Form_Token::sign_text( $parts[0], 'time' ), $parts[1] ) ) {
			return null;
		}
		$seconds = time() - (int) $parts[0];
		return $seconds >= 0 ? $seconds : null;
	}
}
