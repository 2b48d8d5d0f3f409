<?php
/**
 * Asks for free views of one post as somebody who never sends the cookie; prints how many were given.
 *
 * @package Mainstreet
 */

use Mainstreet\Paywall\Free_Views;

$_SERVER['REMOTE_ADDR'] = $values['address'];
$mainstreet_given       = 0;
for ( $mainstreet_try = 0; $mainstreet_try < $values['tries']; $mainstreet_try++ ) {
	unset( $_COOKIE[ Free_Views::NAME ] );
	$mainstreet_given += Free_Views::count_view( $values['post'] ) ? 1 : 0;
}
echo (int) $mainstreet_given;
