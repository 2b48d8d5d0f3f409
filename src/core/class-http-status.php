<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Sends HTTP status codes. Core's status_header() sends nothing for a code without a known reason phrase, and PHP then responds with
 * 200.
 */
final class Http_Status {

	/** Reason phrases of codes that core does not define. */
	const REASONS = array(
		460 => 'Checksum Mismatch',
	);

	public static function send( int $status ): void {
		$reason = get_status_header_desc( $status );
		if ( '' === $reason ) {
			$reason = isset( self::REASONS[ $status ] ) ? self::REASONS[ $status ] : 'Unknown';
		}
		status_header( $status, $reason );
	}
}
