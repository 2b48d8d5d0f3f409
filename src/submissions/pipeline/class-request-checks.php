<?php
namespace Mainstreet\Submissions\Pipeline;

use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * The first and cheapest checks of the pipeline: size, origin and rate of requests (docs/server-contract.md 0.6, 0.9,
 * B.1).
 */
final class Request_Checks {

	/** Periods of the rate limits, in seconds. */
	const SPANS = array(
		'minute' => MINUTE_IN_SECONDS,
		'hour'   => HOUR_IN_SECONDS,
	);

	/** Attempts allowed per allowed submission. */
	const TRIES = 6;

	/**
	 * Checks the Content-Length header. Without the header, the request is allowed.
	 *
	 * @param bool $files Whether the form accepts files.
	 */
	public static function check_size( bool $files ): ?\WP_Error {
		$length = isset( $_SERVER['CONTENT_LENGTH'] ) ? (int) $_SERVER['CONTENT_LENGTH'] : 0;
		$type   = isset( $_SERVER['CONTENT_TYPE'] ) ? strtolower( sanitize_text_field( wp_unslash( $_SERVER['CONTENT_TYPE'] ) ) ) : '';
		// PHP discards the whole body above post_max_size.
		$limit = $files && 0 === strpos( $type, 'multipart/' ) ? wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) ) : Visitor_Input::LIMIT;
		return $limit > 0 && $length > $limit ? self::too_large_error() : null;
	}

	/** Returns an error if the headers name another site as the origin of the request. */
	public static function check_origin(): ?\WP_Error {
		return Request_Origin::is_own() ? null : new \WP_Error( 'mainstreet_origin', __( 'This form can only be submitted from this site.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
	}

	/**
	 * Counts a request of this client as an attempt and as a submission, and returns an error above the limits.
	 * uncount() removes the submission again; more attempts than submissions are allowed.
	 *
	 * @param string $route  Route.
	 * @param int    $minute Allowed submissions per minute.
	 * @param int    $hour   Allowed submissions per hour.
	 */
	public static function throttle( $route, $minute, $hour ): ?\WP_Error {
		/**
		 * Filters how many forms one client may submit. Six times as many attempts are allowed, for corrections.
		 *
		 * @param int[]  $limits Submissions per `minute` and per `hour`.
		 * @param string $route  Route, such as `forms/submit`.
		 */
		$limits = (array) apply_filters( 'mainstreet_visitor_limits', compact( 'minute', 'hour' ), $route );
		foreach ( array(
			'_tries' => self::TRIES,
			''       => 1,
		) as $kind => $factor ) {
			foreach ( self::SPANS as $span => $seconds ) {
				$hit = isset( $limits[ $span ] ) ? Throttle::hit( "visitor_{$route}_{$span}{$kind}", $factor * (int) $limits[ $span ], $seconds ) : true;
				if ( is_wp_error( $hit ) ) {
					return $hit;
				}
			}
		}
		return null;
	}

	/**
	 * Removes a submission that the visitor has to correct from the count. The attempt stays counted.
	 *
	 * @param string $route Route.
	 */
	public static function uncount( $route ): void {
		foreach ( array_keys( self::SPANS ) as $span ) {
			Throttle::uncount( "visitor_{$route}_{$span}" );
		}
	}

	public static function too_large_error(): \WP_Error {
		return new \WP_Error( 'mainstreet_too_large', __( 'Your message or files are too large. Please shorten your text or select smaller files.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
	}
}
