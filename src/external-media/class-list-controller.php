<?php
namespace Mainstreet\External_Media;

use Mainstreet\Connections\Service_Cache;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Plain_Text;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * `GET wpcom/v2/external-media/list/{service}` (docs/server-contract.md A44).
 */
final class List_Controller {

	/** Searches of one user a minute. */
	const ALLOWED = 60;

	/**
	 * What requests.
	 *
	 * @var Http_Client
	 */
	private $client;

	/**
	 * The route.
	 *
	 * @param Http_Client|null $client What requests.
	 */
	public function __construct( $client = null ) {
		$this->client = $client ? $client : new Http_Client();
	}

	/**
	 * Handlers for Routes::add().
	 *
	 * @return array[]
	 */
	public function handlers() {
		$text = static function ( $most, $description ) {
			return array(
				'type'        => 'string',
				'default'     => '',
				'maxLength'   => $most,
				'description' => $description,
			);
		};
		return array(
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'answer' ),
				'permission_callback' => static function () {
					return current_user_can( 'upload_files' ) ? true : Errors::forbidden();
				},
				'args'                => array(
					'number'      => array(
						'type'        => 'integer',
						'default'     => 20,
						'minimum'     => 1,
						'maximum'     => 80,
						'description' => __( 'Maximum number of items per page.', 'mainstreet-blocks' ),
					),
					'search'      => $text( 200, __( 'Search terms.', 'mainstreet-blocks' ) ),
					'page_handle' => $text( 10, __( 'Page handle from the previous response.', 'mainstreet-blocks' ) ) + array( 'pattern' => '^(?:[1-9][0-9]{0,3})?$' ),
					'path'        => $text( 200, __( 'Accepted for compatibility. These services have no folders.', 'mainstreet-blocks' ) ),
					'filter'      => $text( 500, __( 'Comma-separated. `orientation` is `wide`, `tall` or `square`. For Openverse, `license` is `commercial`, `modification` or `all`. Other values are accepted for compatibility.', 'mainstreet-blocks' ) ),
				),
			),
			'schema' => static function () {
				return array(
					'$schema'    => 'http://json-schema.org/draft-04/schema#',
					'title'      => 'external-media',
					'type'       => 'object',
					'properties' => array(
						'found' => array( 'type' => 'integer' ),
						'media' => array( 'type' => 'array' ),
						'meta'  => array( 'type' => 'object' ),
					),
				);
			},
		);
	}

	/**
	 * Searches.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public function answer( $request ) {
		$allowed = Throttle::hit( 'external-media', self::ALLOWED, MINUTE_IN_SECONDS, 'user-' . get_current_user_id() );
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		$service = $request['service'];
		$term    = Plain_Text::line( $request['search'] );
		$page    = max( 1, (int) $request['page_handle'] );
		$number  = (int) $request['number'];
		$filter  = self::read_filter( $request['filter'] );
		if ( ! in_array( $service, Media_Sources::searchable(), true ) ) {
			return Errors::not_configured( __( 'Pexels', 'mainstreet-blocks' ) );
		}
		$found = Service_Cache::remember(
			$service,
			'external-media',
			array( $term, $page, $number, $filter, determine_locale() ),
			HOUR_IN_SECONDS,
			function () use ( $service, $term, $page, $number, $filter ) {
				return Media_Sources::make( $service, $this->client )->search( $term, $page, $number, $filter );
			}
		);
		if ( is_wp_error( $found ) ) {
			return $found;
		}
		$media = array();
		foreach ( $found['media'] as $item ) {
			$media[] = Media_Item::present( $service, $item );
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
	 * Reads what pictures are wanted; what is not known is left out.
	 *
	 * @param string $filter `orientation=wide,license=all`.
	 * @return string[] By name, '' for any: `orientation`, `license`.
	 */
	private static function read_filter( $filter ) {
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
