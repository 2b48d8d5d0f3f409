<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Sends statuses. Core's status_header() sends nothing for a status that it has no reason phrase for, so that PHP answers 200.
 */
final class Http_Status {

	/** Reason phrases of statuses that core does not know. */
	const REASONS = array(
		460 => 'Checksum Mismatch',
	);

	/**
	 * Sends a status.
	 *
	 * @param int $status HTTP status.
	 */
	public static function send( int $status ): void {
		$reason = get_status_header_desc( $status );
		if ( '' === $reason ) {
			$reason = isset( self::REASONS[ $status ] ) ? self::REASONS[ $status ] : 'Unknown';
		}
		status_header( $status, $reason );
	}
}
