<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** Reads, stores and deletes the Mapbox token: `GET|POST|DELETE wpcom/v2/service-api-keys/mapbox` (docs/server-contract.md A14). */
final class Map_Access_Controller extends Controller {

	const SERVICE = 'mapbox';

	public function register_routes() {
		$may_write = array( __CLASS__, 'can_write' );
		$service   = array(
			'service' => array(
				'type'        => 'string',
				'description' => __( 'Service the key belongs to.', 'mainstreet-blocks' ),
			),
		);
		// Not marked as required, so that a user without permission gets the permission error first.
		$key = array(
			'service_api_key' => array(
				'type'        => 'string',
				'description' => __( 'API key.', 'mainstreet-blocks' ),
			),
		);
		$this->register_route(
			'/service-api-keys/(?P<service>[a-z\-_]+)',
			array(
				$this->endpoint( 'GET', array( $this, 'get_item' ), $this->require_capability( 'edit_posts' ), $service ),
				$this->endpoint( 'POST', array( $this, 'update_item' ), $may_write, $service + $key ),
				$this->endpoint( 'DELETE', array( $this, 'delete_item' ), $may_write, $service ),
				'schema' => array( __CLASS__, 'get_response_schema' ),
			),
			'wpcom/v2'
		);
	}

	public static function get_response_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'service-api-key',
			'type'       => 'object',
			'properties' => array(
				'code'                   => array( 'type' => 'string' ),
				'service'                => array( 'type' => 'string' ),
				'service_api_key'        => array( 'type' => 'string' ),
				'service_api_key_source' => array(
					'type' => 'string',
					'enum' => array( 'site', 'wpcom' ),
				),
				'message'                => array( 'type' => 'string' ),
			) + self::get_provider_properties() + array(
				'service_api_key_provider' => array(
					'type'        => 'string',
					'enum'        => array( Secrets::ENVIRONMENT, Secrets::CONSTANT, Secrets::FILTER ),
					'description' => __( 'Source of a key that cannot be changed. Absent if it can be changed.', 'mainstreet-blocks' ),
				),
				'writable'                 => array(
					'type'        => 'boolean',
					'description' => __( 'False if the current user cannot change the key. Absent otherwise.', 'mainstreet-blocks' ),
				),
				'warning'                  => array(
					'type' => 'string',
					'enum' => array( 'not_verified' ),
				),
			),
		);
	}

	private static function get_provider_properties(): array {
		return array(
			'tiles'     => array(
				'type'        => 'object',
				'description' => __( 'Map provider used instead of Mapbox, by block style. Absent if there is none.', 'mainstreet-blocks' ),
			),
			'geocoder'  => array(
				'type'        => 'boolean',
				'description' => __( 'Whether this site searches for places itself. Absent if Mapbox does.', 'mainstreet-blocks' ),
			),
			'source'    => array(
				'type'        => 'string',
				'enum'        => array( Map_Source::OPENSTREETMAP, Map_Source::OWN ),
				'description' => __( 'Map provider according to the settings. Absent for Mapbox.', 'mainstreet-blocks' ),
			),
			'own_tiles' => array(
				'type'        => 'object',
				'description' => __( 'URL, attribution and attribution link of another tile server. Absent if none is set.', 'mainstreet-blocks' ),
			),
			'search'    => array(
				'type'        => 'string',
				'enum'        => array( 'site' ),
				'description' => __( 'Present if places are not searched with Mapbox, even if there is a token.', 'mainstreet-blocks' ),
			),
		);
	}

	/**
	 * Whether the user may change the token. A wrong token breaks every map of the site, so authors may not.
	 *
	 * @return true|\WP_Error
	 */
	public static function can_write() {
		/**
		 * Filters the capability required to change the token in the editor.
		 *
		 * @param string $capability Capability; administrators always have permission.
		 */
		$capability = apply_filters( 'mainstreet_mapbox_cap', 'edit_others_posts' );
		return current_user_can( 'manage_options' ) || current_user_can( $capability )
			? true
			: Errors::forbidden(
				'invalid_user_permission_edit_others_posts',
				__( 'Sorry, you are not allowed to change the access token of this site.', 'mainstreet-blocks' )
			);
	}

	/**
	 * Returns the current token.
	 *
	 * @return array|\WP_Error
	 */
	public function get_item( $request ) {
		return self::get_service_error( $request ) ?? self::get_data( __( 'API key retrieved successfully.', 'mainstreet-blocks' ) );
	}

	/**
	 * Stores the token, unless Mapbox rejects it.
	 *
	 * @return array|\WP_Error `warning` is set if the token could not be verified.
	 */
	public function update_item( $request ) {
		$unknown = self::get_service_error( $request );
		if ( $unknown ) {
			return $unknown;
		}
		$outcome = Key_Checks::save( self::SERVICE, trim( (string) $request['service_api_key'] ) );
		if ( is_wp_error( $outcome ) ) {
			return $outcome;
		}
		$data = self::get_data( __( 'API key updated successfully.', 'mainstreet-blocks' ) );
		if ( ! $outcome['ok'] ) {
			$data['warning'] = 'not_verified';
		}
		return $data;
	}

	/**
	 * Deletes the stored token. A token provided by the server configuration stays.
	 *
	 * @return array|\WP_Error
	 */
	public function delete_item( $request ) {
		$unknown = self::get_service_error( $request );
		if ( $unknown ) {
			return $unknown;
		}
		Secrets::delete( self::SERVICE );
		return self::get_data( __( 'API key deleted successfully.', 'mainstreet-blocks' ) );
	}

	/**
	 * Returns an error for any service other than Mapbox.
	 *
	 * @return \WP_Error|null
	 */
	private static function get_service_error( $request ) {
		return self::SERVICE === $request['service']
			? null
			: new \WP_Error( 'invalid_service', __( 'Unknown service.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
	}

	/** Builds the response in the format of existing clients. */
	public static function get_data( string $message ): array {
		$tiles  = Map_Tiles::get_all();
		$others = array_filter(
			array(
				'tiles'                    => $tiles ? (object) $tiles : null,
				'geocoder'                 => '' !== Map_Geocoder::endpoint(),
				'service_api_key_provider' => Secrets::is_provided( self::SERVICE ) ? Secrets::source( self::SERVICE ) : '',
			)
		);
		if ( true !== self::can_write() ) {
			$others['writable'] = false;
		}
		$source = Map_Source::get_provider();
		if ( Map_Source::MAPBOX !== $source ) {
			$others['source'] = $source;
		}
		if ( Map_Source::OWN === $source ) {
			$others['own_tiles'] = array_map( array( Options::class, 'get' ), Map_Source::OWN_SETTINGS );
		}
		if ( ! Map_Source::is_searched_with_mapbox() ) {
			$others['search'] = 'site';
		}
		return $others + array(
			'code'                   => 'success',
			'service'                => self::SERVICE,
			'service_api_key'        => Secrets::get( self::SERVICE ),
			// In this format, `wpcom` stands for a key provided by the server configuration.
			'service_api_key_source' => Secrets::is_provided( self::SERVICE ) ? 'wpcom' : 'site',
			'message'                => $message,
		);
	}
}
