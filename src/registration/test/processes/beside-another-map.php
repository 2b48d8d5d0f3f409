<?php
/**
 * What a request sees beside a plugin with a map block of its own: prints it as JSON.
 *
 * @package Mainstreet
 */

use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Editor\Editor_State;
use Mainstreet\Registration\Rest\Routes;

wp_set_current_user( 1 );
$map    = WP_Block_Type_Registry::get_instance()->get_registered( 'jetpack/map' );
$own    = rest_do_request( new WP_REST_Request( 'GET', '/mainstreet/v1/service-api-keys/mapbox' ) );
$compat = rest_do_request( new WP_REST_Request( 'GET', '/wpcom/v2/service-api-keys/mapbox' ) )->get_data();
$week   = rest_do_request( new WP_REST_Request( 'GET', '/wpcom/v2/business-hours/localized-week' ) );
Editor_State::print_script();
echo wp_json_encode(
	array(
		'title'  => $map->title,
		'html'   => do_blocks( '<!-- wp:jetpack/map /-->' ),
		'rest'   => do_blocks( '<!-- wp:jetpack/repeat-visitor --><div class="wp-block-jetpack-repeat-visitor"></div><!-- /wp:jetpack/repeat-visitor -->' ),
		'key'    => isset( $compat['service_api_key'] ) ? $compat['service_api_key'] : null,
		'shape'  => array_keys( $compat ),
		'routes' => count( rest_get_server()->get_routes()['/wpcom/v2/service-api-keys/(?P<service>[a-z\-_]+)'] ),
		'own'    => $own->get_status(),
		'week'   => $week->get_status(),
		'blocks' => Blocks::registered(),
		'owners' => Routes::owners(),
		'faults' => isset( $GLOBALS['faults'] ) ? $GLOBALS['faults'] : array(),
	)
);
