<?php
namespace Mainstreet\External_Media;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/** Searches Pexels with the API key of the site. */
final class Pexels {

	/** Maximum width and height of copied images, in pixels. The originals are as large as cameras make them. */
	const SIZE = 2560;

	/** Orientations => names of Pexels. */
	const ORIENTATIONS = array(
		'wide'   => 'landscape',
		'tall'   => 'portrait',
		'square' => 'square',
	);

	private Http_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = $client ? $client : new Http_Client();
	}

	/**
	 * Searches images; without a term, returns the images that Pexels has curated.
	 *
	 * @param string   $term   Search term.
	 * @param int      $page   From 1.
	 * @param int      $number Images per page.
	 * @param string[] $filter As List_Controller reads it. Only `orientation` is used, and only with a term: there is one license.
	 * @return array|\WP_Error See Media_Sources.
	 */
	public function search( string $term, $page, int $number, array $filter ) {
		$key = Secrets::get( 'pexels' );
		if ( '' === $key ) {
			return Errors::not_configured( __( 'Pexels', 'mainstreet-blocks' ) );
		}
		$query = array(
			'per_page' => $number,
			'page'     => $page,
		);
		$path  = '/v1/curated';
		if ( '' !== $term ) {
			$path           = '/v1/search';
			$query['query'] = $term;
			if ( '' !== $filter['orientation'] ) {
				$query['orientation'] = self::ORIENTATIONS[ $filter['orientation'] ];
			}
		}
		$data = $this->request( $key, $path, $query );
		if ( is_wp_error( $data ) ) {
			return $data;
		}
		return array(
			'found' => isset( $data['total_results'] ) ? (int) $data['total_results'] : count( $data['photos'] ),
			'media' => array_values( array_filter( array_map( array( __CLASS__, 'parse_photo' ), array_slice( $data['photos'], 0, $number ) ) ) ),
			'next'  => ! empty( $data['next_page'] ),
		);
	}

	/**
	 * Checks an API key with a request.
	 *
	 * @param string $key Key.
	 * @return true|\WP_Error `invalid_key` if Pexels rejects the key.
	 */
	public function check_key( $key ) {
		$data = $this->request( $key, '/v1/curated', array( 'per_page' => 1 ) );
		if ( is_wp_error( $data ) && 'mainstreet_remote_rejected' === $data->get_error_code() ) {
			return Errors::invalid( 'service_api_key', __( 'Pexels does not recognize this key.', 'mainstreet-blocks' ), 'invalid_key' );
		}
		return is_wp_error( $data ) ? $data : true;
	}

	/**
	 * Reads a photo of a response.
	 *
	 * @param mixed $photo Data of the service.
	 * @return array|null See Media_Item::sanitize().
	 */
	public static function parse_photo( $photo ) {
		if ( ! is_array( $photo ) || ! isset( $photo['src'] ) || ! is_array( $photo['src'] ) || ! isset( $photo['id'] ) || ! is_scalar( $photo['id'] ) ) {
			return null;
		}
		$text = static fn( $from, $name ) => mb_strcut( Attributes::text( $from, $name ), 0, 2000, 'UTF-8' );
		$page = $text( $photo, 'url' );
		$page = self::is_page( $page ) ? $page : 'https://www.pexels.com/';
		$name = mb_substr( sanitize_text_field( $text( $photo, 'photographer' ) ), 0, 200, 'UTF-8' );
		$by   = $text( $photo, 'photographer_url' );
		$url  = $text( $photo['src'], 'original' );
		return Media_Item::sanitize(
			array(
				'id'          => 'photo-' . $photo['id'],
				'url'         => '' === $url ? '' : add_query_arg(
					array(
						'auto' => 'compress',
						'cs'   => 'srgb',
						'fit'  => 'max',
						'w'    => self::SIZE,
						'h'    => self::SIZE,
					),
					$url
				),
				'title'       => $text( $photo, 'alt' ),
				'caption'     => self::render_caption( $name, $by, $page ),
				'license'     => __( 'Pexels License', 'mainstreet-blocks' ),
				'license_url' => 'https://www.pexels.com/license/',
				'creator'     => $name,
				'large'       => $text( $photo['src'], 'large2x' ),
				'medium'      => $text( $photo['src'], 'medium' ),
				'thumbnail'   => $text( $photo['src'], 'medium' ),
			)
		);
	}

	/**
	 * Renders the caption that names the photographer.
	 *
	 * @param string $name Plain text.
	 * @param string $by   URL of the photographer's page; linked if it is at Pexels.
	 * @param string $page URL of the photo at Pexels.
	 */
	private static function render_caption( string $name, string $by, string $page ): string {
		return sprintf(
			/* translators: %1$s: name of a photographer, linked to their page; %2$s: link to the photo at Pexels. */
			esc_html__( 'Photo by %1$s on %2$s', 'mainstreet-blocks' ),
			self::is_page( $by ) ? '<a href="' . esc_url( $by ) . '">' . esc_html( $name ) . '</a>' : esc_html( $name ),
			'<a href="' . esc_url( $page ) . '">' . esc_html__( 'Pexels', 'mainstreet-blocks' ) . '</a>'
		);
	}

	/** Whether a URL is a page of Pexels. */
	private static function is_page( string $url ): bool {
		return 1 === preg_match( '#^https://(?:www\.)?pexels\.com/#i', $url );
	}

	/**
	 * Sends a request to the API.
	 *
	 * @param string $key   API key.
	 * @param array  $query Parameters.
	 * @return array|\WP_Error Response with `photos`.
	 */
	private function request( $key, string $path, array $query ) {
		$name     = __( 'Pexels', 'mainstreet-blocks' );
		$response = $this->client->request(
			'https://api.pexels.com' . $path . '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ),
			array( 'headers' => array( 'Authorization' => $key ) )
		);
		$error    = Http_Client::service_error( $response, $name );
		if ( $error ) {
			return $error;
		}
		$data = Http_Client::json( $response );
		return 200 === $response['status'] && isset( $data['photos'] ) && is_array( $data['photos'] ) ? $data : Errors::unreachable( $name );
	}
}
