<?php
/**
 * Begins an import of subscribers and is killed in the middle of its second part.
 *
 * @package Mainstreet
 */

wp_set_current_user( 1 );
add_filter(
	'query',
	function ( $sql ) {
		if ( preg_match( '/INSERT IGNORE INTO .*subscribers.*many500@/s', $sql ) ) {
			posix_kill( getmypid(), 9 );
		}
		return $sql;
	}
);
Mainstreet\Newsletter\Subscribers\Import\Subscriber_Import::start( $values['csv'], '' );
