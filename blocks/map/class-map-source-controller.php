<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * `POST mainstreet/v1/map-source`: stores the map provider. Requires the permission to change the map token.
 * Sends no request to another server.
 */
final class Map_Source_Controller extends Controller {

	public function register_routes() {
		$args = array(
			'source' => $this->choice_schema( array( Map_Source::MAPBOX, Map_Source::OPENSTREETMAP, Map_Source::OWN ) ) + array( 'description' => __( 'Map provider.', 'mainstreet-blocks' ) ),
		);
		foreach ( Map_Source::OWN_SETTINGS as $param => $name ) {
			$args[ $param ] = array(
				'type'        => 'string',
				'description' => Options::all()[ $name ]['label'],
			);
		}
		$this->register_route(
			'/map-source',
			array(
				$this->endpoint( 'POST', array( $this, 'update_item' ), array( Map_Access_Controller::class, 'can_write' ), $args ),
				'schema' => array( Map_Access_Controller::class, 'get_response_schema' ),
			)
		);
	}

	/**
	 * Stores the map provider. Nothing is stored if a value is invalid.
	 *
	 * @param \WP_REST_Request $request Request with `source` and, for another tile server, `url`, `attribution`, `link`.
	 * @return array|\WP_Error As Map_Access_Controller::get_data().
	 */
	public function update_item( $request ) {
		$changes = array( 'map_source' => $request['source'] );
		foreach ( Map_Source::OWN === $request['source'] ? Map_Source::OWN_SETTINGS : array() as $param => $name ) {
			if ( ! $request->has_param( $param ) ) {
				continue;
			}
			$changes[ $name ] = Options::sanitize( $name, $request[ $param ] );
			if ( is_wp_error( $changes[ $name ] ) ) {
				return Errors::invalid( $param, $changes[ $name ]->get_error_message() );
			}
		}
		if ( Map_Source::OWN === $request['source'] && '' === ( $changes['map_tiles_url'] ?? Options::get( 'map_tiles_url' ) ) ) {
			return Errors::invalid( 'url', Options::all()['map_tiles_url']['error'] );
		}
		Options::save( $changes );
		return Map_Access_Controller::get_data( __( 'Map provider saved.', 'mainstreet-blocks' ) );
	}
}
