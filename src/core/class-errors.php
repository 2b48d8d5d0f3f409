<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Creates REST errors with the codes of docs/server-contract.md 0.3. Messages are for the user; what a remote service returned goes
 * to the debug log only.
 */
final class Errors {

	/**
	 * Error: the user lacks the permission.
	 *
	 * @param string $code    Error code, if existing clients expect another than core's.
	 * @param string $message Message; '' for core's.
	 */
	public static function forbidden( string $code = 'rest_forbidden', string $message = '' ): \WP_Error {
		if ( '' === $message ) {
			$message = __( 'Sorry, you are not allowed to do that.', 'mainstreet-blocks' );
		}
		return new \WP_Error( $code, $message, array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * Error: a parameter is invalid.
	 *
	 * @param string $param   Name of the parameter.
	 * @param string $message What is wrong with the value.
	 * @param string $code    Error code, if existing clients expect another than core's.
	 */
	public static function invalid( $param, $message, $code = 'rest_invalid_param' ): \WP_Error {
		return new \WP_Error(
			$code,
			$message,
			array(
				'status' => 400,
				'params' => array( $param => $message ),
			)
		);
	}

	/** Error: the item no longer exists. */
	public static function not_found(): \WP_Error {
		return new \WP_Error( 'mainstreet_not_found', __( 'This item no longer exists. Please reload the page.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
	}

	/**
	 * Error: no key is stored for a service.
	 *
	 * @param string $service Display name of the service.
	 */
	public static function not_configured( $service ): \WP_Error {
		return new \WP_Error(
			'mainstreet_not_configured',
			/* translators: %s: name of an outside service. */
			sprintf( __( '%s is not set up yet. An administrator can set it up under Settings > Mainstreet.', 'mainstreet-blocks' ), $service ),
			array( 'status' => 409 )
		);
	}

	/**
	 * Error: a service cannot be reached, or has an error of its own.
	 *
	 * @param string $service Display name of the service or host.
	 */
	public static function unreachable( $service ): \WP_Error {
		return new \WP_Error(
			'mainstreet_remote_unreachable',
			/* translators: %s: name of an outside service. */
			sprintf( __( 'Could not reach %s. Please try again in a moment.', 'mainstreet-blocks' ), $service ),
			array( 'status' => 502 )
		);
	}

	/**
	 * Error: a service rejected the stored key.
	 *
	 * @param string $service Display name of the service.
	 */
	public static function rejected( $service ): \WP_Error {
		return new \WP_Error(
			'mainstreet_remote_rejected',
			/* translators: %s: name of an outside service. */
			sprintf( __( '%s rejected the saved key. Please check it under Settings > Mainstreet.', 'mainstreet-blocks' ), $service ),
			array( 'status' => 424 )
		);
	}

	/**
	 * Error: too many requests. The response gets a Retry-After header.
	 *
	 * @param int $seconds Seconds until the next attempt; at least 1 is sent.
	 */
	public static function rate_limited( $seconds ): \WP_Error {
		$seconds = max( 1, (int) $seconds );
		if ( ! has_filter( 'rest_post_dispatch', array( __CLASS__, 'add_retry_after' ) ) ) {
			add_filter( 'rest_post_dispatch', array( __CLASS__, 'add_retry_after' ) );
		}
		return new \WP_Error(
			'mainstreet_rate_limited',
			__( 'Too many requests. Please wait a moment and try again.', 'mainstreet-blocks' ),
			array(
				'status'      => 429,
				'retry_after' => $seconds,
			)
		);
	}

	/**
	 * Adds the Retry-After header to rate limit errors.
	 *
	 * @param \WP_HTTP_Response $response Response about to be sent.
	 * @return \WP_HTTP_Response
	 */
	public static function add_retry_after( $response ) {
		$data = $response instanceof \WP_HTTP_Response ? $response->get_data() : null;
		if ( is_array( $data ) && isset( $data['code'], $data['data']['retry_after'] ) && 'mainstreet_rate_limited' === $data['code'] ) {
			$response->header( 'Retry-After', (string) (int) $data['data']['retry_after'] );
		}
		return $response;
	}

	/**
	 * Writes details of an error to the debug log, with keys removed. Never shown in a browser.
	 *
	 * @param string $where  Source of the message, such as a host name.
	 * @param string $detail Status, body or reason.
	 */
	public static function log( $where, $detail ): void {
		if ( ! defined( 'WP_DEBUG' ) || ! WP_DEBUG || ! defined( 'WP_DEBUG_LOG' ) || ! WP_DEBUG_LOG ) {
			return;
		}
		$line = preg_replace( '/\s+/', ' ', substr( self::redact( $detail ), 0, 1000 ) );
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- only when the site's debug log is on.
		error_log( 'Mainstreet: ' . $where . ': ' . $line );
	}

	/** Replaces keys and passwords in a text by `***`. */
	public static function redact( $text ): string {
		$text = preg_replace( '/\b(?:pk|sk|tk|rk|whsec)[._][A-Za-z0-9._-]{8,}/', '***', (string) $text );
		// Mailchimp keys: hexadecimal digits and the name of a data center.
		$text = preg_replace( '/\b[0-9a-f]{20,}-[a-z]{2,4}\d{1,3}\b/i', '***', $text );
		return (string) preg_replace( '/\b((?:access_token|api_?key|client_secret|token|password|secret)["\']?\s*[=:]\s*["\']?)[^\s"\'&]+/i', '$1***', (string) $text );
	}
}
