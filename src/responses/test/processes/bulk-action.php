<?php
/**
 * Does `$values['action']` with the responses `$values['ids']`, as the administrator; ends at the hook `$values['dies_at']`, if any.
 *
 * @package Mainstreet
 */

wp_set_current_user( 1 );
if ( isset( $values['dies_at'] ) ) {
	add_action(
		$values['dies_at'],
		function () {
			exit;
		}
	);
}
Mainstreet\Responses\Listing\Bulk_Actions::run( $values['action'], $values['ids'] );
Mainstreet\Responses\Storage\Unread_Count::recount();
