<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Options;

defined( 'ABSPATH' ) || exit;

/**
 * `POST mainstreet/v1/map-source`: for whoever may set the token of maps. Nothing is asked of anybody.
 */
final class Map_Source_Controller {

	/** Parameters that go with tiles of another server: the setting each is kept in. */
	const OWN = array(
		'url'         => 'map_tiles_url',
		'attribution' => 'map_tiles_attribution',
		'link'        => 'map_tiles_link',
	);

	/**
	 * Handlers for Routes::add().
	 *
	 * @return array[]
	 */
	public static function handlers() {
		$args = array(
			'source' => array(
				'type'        => 'string',
				'description' => __( 'Map provider.', 'mainstreet-blocks' ),
				'enum'        => array( Map_Source::MAPBOX, Map_Source::OPENSTREETMAP, Map_Source::OWN ),
				'required'    => true,
			),
		);
		foreach ( self::OWN as $param => $name ) {
			$args[ $param ] = array(
				'type'        => 'string',
				'description' => Options::all()[ $name ]['label'],
			);
		}
		return array(
			array(
				'methods'             => 'POST',
				'callback'            => array( __CLASS__, 'choose' ),
				'permission_callback' => array( Map_Token_Controller::class, 'can_write' ),
				'args'                => $args,
			),
			'schema' => array( Map_Token_Controller::class, 'schema' ),
		);
	}

	/**
	 * Stores the choice.
	 *
	 * @param \WP_REST_Request $request Request with `source`, and with tiles of another server `url`, `attribution`, `link`.
	 * @return array|\WP_Error What the editor knows of maps; nothing is stored with an error.
	 */
	public static function choose( $request ) {
		$changes = array( 'map_source' => $request['source'] );
		foreach ( Map_Source::OWN === $request['source'] ? self::OWN : array() as $param => $name ) {
			if ( ! $request->has_param( $param ) ) {
				continue;
			}
			$option           = Options::all()[ $name ];
			$changes[ $name ] = Options::accept( $option, $request[ $param ] );
			if ( null === $changes[ $name ] || ( 'url' === $param && '' === $changes[ $name ] ) ) {
				return Errors::invalid( $param, isset( $option['complaint'] ) ? $option['complaint'] : __( 'This is too long, or has more than one line.', 'mainstreet-blocks' ) );
			}
		}
		if ( Map_Source::OWN === $request['source'] && ! isset( $changes['map_tiles_url'] ) && '' === Options::get( 'map_tiles_url' ) ) {
			return Errors::invalid( 'url', Options::all()['map_tiles_url']['complaint'] );
		}
		Options::save( $changes );
		return Map_Token_Controller::answer( __( 'Map provider saved.', 'mainstreet-blocks' ) );
	}
}
