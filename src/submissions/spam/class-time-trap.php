<?php
namespace Mainstreet\Submissions\Spam;

defined( 'ABSPATH' ) || exit;

/**
 * Pages come from caches, so the time at which somebody begins to fill in a form is asked
 * for by the script (docs/server-contract.md 0.6, B.1). The signed time comes back with the submission.
 */
final class Time_Trap {

	/**
	 * Answers `GET mainstreet/v1/session`.
	 *
	 * @return \WP_REST_Response `time` (Unix time) and `t` (the same, signed).
	 */
	public static function answer() {
		$now      = time();
		$response = new \WP_REST_Response(
			array(
				'time' => $now,
				't'    => $now . '.' . Form_Token::mac( (string) $now, 'time' ),
			)
		);
		$response->header( 'Cache-Control', 'private, no-store' );
		return $response;
	}

	/**
	 * Reads a signed time.
	 *
	 * @param string $t What came back.
	 * @return int|null Seconds since; null when it is missing, not ours, or from the future.
	 */
	public static function seconds( $t ) {
		$parts = explode( '.', $t );
		if ( 2 !== count( $parts ) || ! ctype_digit( $parts[0] ) || ! hash_equals( Form_Token::mac( $parts[0], 'time' ), $parts[1] ) ) {
			return null;
		}
		$seconds = time() - (int) $parts[0];
		return $seconds >= 0 ? $seconds : null;
	}
}
