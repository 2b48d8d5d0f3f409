<?php
namespace Mainstreet\External_Media;

use Mainstreet\Connections\Service_Cache;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/** REST route `GET wpcom/v2/external-media/list/{service}`: searches an external media service, such as Pexels (docs/server-contract.md A44). */
final class List_Controller extends Controller {

	/** Allowed searches per user and minute. */
	const ALLOWED = 60;

	public function register_routes() {
		$this->register_route(
			'/external-media/list/(?P<service>openverse|pexels)',
			array(
				$this->endpoint( 'GET', array( $this, 'get_items' ), $this->require_capability( 'upload_files' ), $this->get_collection_params() ),
				'schema' => array( $this, 'get_public_item_schema' ),
			),
			'wpcom/v2'
		);
	}

	public function get_collection_params() {
		return array(
			'number'      => $this->integer_schema( 1, 80, 20 ) + array( 'description' => __( 'Maximum number of items per page.', 'mainstreet-blocks' ) ),
			'search'      => $this->text_schema( 200, '' ) + array( 'description' => __( 'Search terms.', 'mainstreet-blocks' ) ),
			'page_handle' => $this->text_schema( 10, '' ) + array(
				'description' => __( 'Page handle from the previous response.', 'mainstreet-blocks' ),
				'pattern'     => '^(?:[1-9][0-9]{0,3})?$',
			),
			'path'        => $this->text_schema( 200, '' ) + array( 'description' => __( 'Accepted for compatibility. These services have no folders.', 'mainstreet-blocks' ) ),
			'filter'      => $this->text_schema( 500, '' ) + array( 'description' => __( 'Comma-separated. `orientation` is `wide`, `tall` or `square`. For Openverse, `license` is `commercial`, `modification` or `all`. Other values are accepted for compatibility.', 'mainstreet-blocks' ) ),
		);
	}

	public function get_item_schema() {
		return array(
			'title'      => 'external-media',
			'type'       => 'object',
			'properties' => array(
				'found' => array( 'type' => 'integer' ),
				'media' => array( 'type' => 'array' ),
				'meta'  => array( 'type' => 'object' ),
			),
		);
	}

	/**
	 * Searches the library. Responses of the service are cached for an hour.
	 *
	 * @return array|\WP_Error
	 */
	public function get_items( $request ) {
		$allowed = Throttle::hit( 'external-media', self::ALLOWED, MINUTE_IN_SECONDS, 'user-' . get_current_user_id() );
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		$service = $request['service'];
		$page    = max( 1, (int) $request['page_handle'] );
		if ( ! in_array( $service, Media_Sources::get_searchable(), true ) ) {
			return Errors::not_configured( __( 'Pexels', 'mainstreet-blocks' ) );
		}
		$found = self::search( $request, $page );
		if ( is_wp_error( $found ) ) {
			return $found;
		}
		$media = array();
		foreach ( $found['media'] as $item ) {
			$media[] = Media_Item::prepare_for_editor( $service, $item );
		}
		return array(
			'found' => $found['found'],
			'media' => $media,
			'meta'  => array(
				'next_page' => $found['next'] ? (string) ( $page + 1 ) : false,
				'account'   => array(
					'name'  => '',
					'image' => '',
				),
			),
		);
	}

	/**
	 * Searches the library.
	 *
	 * @return array|\WP_Error See Media_Sources.
	 */
	private static function search( \WP_REST_Request $request, int $page ) {
		$service = $request['service'];
		$term    = Plain_Text::line( $request['search'] );
		$number  = (int) $request['number'];
		$filter  = self::parse_filter( $request['filter'] );
		return Service_Cache::remember(
			$service,
			'external-media',
			array( $term, $page, $number, $filter, determine_locale() ),
			HOUR_IN_SECONDS,
			static fn() => Media_Sources::create_client( $service, new Http_Client() )->search( $term, $page, $number, $filter )
		);
	}

	/**
	 * Parses the filter; unknown names and values are ignored.
	 *
	 * @param string $filter Such as `orientation=wide,license=all`.
	 * @return string[] `orientation`, `license`; '' for any.
	 */
	private static function parse_filter( $filter ): array {
		$known = array(
			'orientation' => array( 'wide', 'tall', 'square' ),
			'license'     => array( 'commercial', 'modification', 'all' ),
		);
		$read  = array_fill_keys( array_keys( $known ), '' );
		foreach ( explode( ',', $filter ) as $part ) {
			list( $name, $value ) = explode( '=', $part, 2 ) + array( '', '' );
			if ( isset( $known[ $name ] ) && in_array( $value, $known[ $name ], true ) ) {
				$read[ $name ] = $value;
			}
		}
		return $read;
	}
}
