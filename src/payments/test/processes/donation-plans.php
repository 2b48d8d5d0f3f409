<?php
/**
 * Makes sure that a currency has its donation plans and prints their ids; with `dies_at`, is killed at that statement that writes.
 *
 * @package Mainstreet
 */

use Mainstreet\Payments\Plans\Donation_Plans;

if ( isset( $values['dies_at'] ) ) {
	add_filter(
		'query',
		function ( $sql ) use ( $values ) {
			static $n = 0;
			if ( preg_match( '/^\s*(INSERT|UPDATE|DELETE)/i', $sql ) && ++$n === $values['dies_at'] ) {
				posix_kill( getmypid(), SIGKILL );
			}
			return $sql;
		}
	);
}
wp_set_current_user( 1 );
$plans = ( new Donation_Plans() )->find_or_create( $values['currency'], false );
echo is_wp_error( $plans ) ? $plans->get_error_message() : implode( ' ', array_column( $plans, 'id' ) );
