<?php
/**
 * What a request sees of blocks that need a plan: the content `$values['hours']`, and Mapbox's key.
 *
 * @package Mainstreet
 */

require __DIR__ . '/print-seen.php';

$mainstreet_show = function ( $user ) use ( $values ) {
	wp_set_current_user( $user );
	return trim( do_blocks( $values['hours'] ) );
};
$mainstreet_seen = array(
	'state'   => mainstreet_editor_state(),
	'write'   => mainstreet_call( 'DELETE', '/mainstreet/v1/service-api-keys/mapbox' ),
	'read'    => mainstreet_call( 'GET', '/mainstreet/v1/service-api-keys/mapbox' )[0],
	'list'    => array_column( Mainstreet\Settings\Module_States::all(), null, 'id' )['map'],
	'admin'   => $mainstreet_show( 1 ),
	'visitor' => $mainstreet_show( 0 ),
);
wp_set_current_user( 0 );
$mainstreet_seen['stranger'] = mainstreet_call( 'DELETE', '/mainstreet/v1/service-api-keys/mapbox' )[0];
mainstreet_print_seen( $mainstreet_seen );
