<?php
/**
 * Another plugin holds jetpack/map and its route (tests/fakes/plugins/stand-in-jetpack-map).
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

const OURS   = 'mainstreet-blocks/plugin.php';
const THEIRS = 'stand-in-jetpack-map/stand-in-jetpack-map.php';

/** What a request sees with these plugins active, in this order. */
function with_plugins( array $plugins, $priority ) {
	$link = WP_PLUGIN_DIR . '/stand-in-jetpack-map';
	if ( ! is_link( $link ) ) {
		symlink( MAINSTREET_DIR . '/tests/fakes/plugins/stand-in-jetpack-map', $link );
	}
	$before = get_option( 'active_plugins' );
	update_option( 'active_plugins', $plugins );
	update_option( 'stand_in_jetpack_map_priority', $priority );
	try {
		$output = in_process( __DIR__ . '/processes/beside-another-map.php', array(), array(), __DIR__ . '/processes/note-faults.php' )();
	} finally {
		update_option( 'active_plugins', $before );
		delete_option( 'stand_in_jetpack_map_priority' );
		unlink( $link );
	}
	$seen = json_decode( $output, true );
	truly( is_array( $seen ), $output );
	return $seen;
}

foreach ( array( 1, 10, 99 ) as $priority ) {
	foreach ( array( 'before ours' => array( THEIRS, OURS ), 'after ours' => array( OURS, THEIRS ) ) as $order => $plugins ) {
		test( "a plugin loaded $order that registers at $priority keeps its block and route, and the rest of ours works", function () use ( $priority, $plugins ) {
			$seen = with_plugins( $plugins, $priority );
			same( array(), $seen['faults'] );
			same( 'Stand-in map', $seen['title'] );
			holds( 'stand-in-map', $seen['html'] );
			same( 'stand-in', $seen['key'] );
			same( array( 'service_api_key' ), $seen['shape'] );
			same( 1, $seen['routes'], 'handlers on the path:' );
			same( 404, $seen['own'], 'the route of our map:' );
			same( false, in_array( 'jetpack/map', $seen['blocks'], true ) );
			truly( in_array( 'jetpack/repeat-visitor', $seen['blocks'], true ) );
			holds( 'data-mainstreet-repeat', $seen['rest'] );
			same( 200, $seen['week'] );
			truly( ! isset( $seen['owners']['/business-hours/localized-week'] ) );
		} );
	}
}

test( 'without it block and route are ours', function () {
	$seen = with_plugins( array( OURS ), 10 );
	same( array(), $seen['faults'] );
	truly( in_array( 'jetpack/map', $seen['blocks'], true ) );
	same( '', $seen['key'] );
	same( 200, $seen['own'] );
	same( array(), $seen['owners'] );
} );

test( 'where only the route is taken, our block calls our own', function () {
	$server = $GLOBALS['wp_rest_server'];
	$GLOBALS['wp_rest_server'] = null;
	add_action( 'rest_api_init', function () {
		register_rest_route( 'wpcom/v2', '/service-api-keys/(?P<service>[a-z\-_]+)', array( 'methods' => 'GET', 'callback' => function () { return 'theirs'; }, 'permission_callback' => '__return_true' ) );
	}, 99 );
	try {
		same( 'theirs', rest( 'GET', '/wpcom/v2/service-api-keys/mapbox' )->get_data() );
		same( 'success', rest( 'GET', '/mainstreet/v1/service-api-keys/mapbox' )->get_data()['code'] );
		same( array( '/service-api-keys/(?P<service>[a-z\-_]+)' => 'own' ), \Mainstreet\Registration\Rest\Routes::owners() );
	} finally {
		$GLOBALS['wp_rest_server'] = $server;
	}
} );
