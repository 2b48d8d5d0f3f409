<?php
namespace Mainstreet\External_Media\Openverse;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\External_Media\Media_Item;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/** Searches Openverse, with or without credentials: 20 images per page, 20 pages, one request per second. */
final class Openverse {

	const PAGE_SIZE = 20;
	const PAGES     = 20;

	/** Maximum bytes of a URL that a caption links to. */
	const MAX_LINK_BYTES = 500;

	/** Maximum bytes of an attribution from the service. */
	const MAX_ATTRIBUTION_BYTES = 1000;

	/** Attempts to send a request within the limit, a second apart. */
	const MAX_ATTEMPTS = 3;

	private Http_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = $client ? $client : new Http_Client();
	}

	/**
	 * Searches images.
	 *
	 * @param string   $term   Search term.
	 * @param int      $page   From 1.
	 * @param int      $number Not used: a page has PAGE_SIZE images.
	 * @param string[] $filter As List_Controller reads it.
	 * @return array|\WP_Error See Media_Sources.
	 */
	public function search( string $term, $page, int $number, array $filter ) {
		$attempt = self::wait_for_rate_limit();
		if ( is_wp_error( $attempt ) ) {
			return $attempt;
		}
		$query = array(
			'q'         => $term,
			'page'      => min( self::PAGES, $page ),
			'page_size' => self::PAGE_SIZE,
			'mature'    => 'false',
		);
		if ( '' !== $filter['orientation'] ) {
			$query['aspect_ratio'] = $filter['orientation'];
		}
		if ( '' !== $filter['license'] ) {
			$query['license_type'] = 'all' === $filter['license'] ? 'commercial,modification' : $filter['license'];
		}
		$response = $this->request( 'https://api.openverse.org/v1/images/?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) );
		$error    = Http_Client::service_error( $response, 'Openverse' );
		$data     = Http_Client::json( $response );
		if ( $error && 'mainstreet_rate_limited' === $error->get_error_code() ) {
			return $error;
		}
		// request() has repeated a request whose token was rejected without the token.
		if ( $error || 200 !== $response['status'] || ! isset( $data['results'] ) || ! is_array( $data['results'] ) ) {
			return Errors::unreachable( 'Openverse' );
		}
		$pages = isset( $data['page_count'] ) ? min( self::PAGES, (int) $data['page_count'] ) : 0;
		return array(
			'found' => isset( $data['result_count'] ) ? (int) $data['result_count'] : 0,
			'media' => array_values( array_filter( array_map( array( __CLASS__, 'parse_image' ), array_slice( $data['results'], 0, self::PAGE_SIZE ) ) ) ),
			'next'  => $page < $pages,
		);
	}

	/**
	 * Sends a request with the token, if there is one. If Openverse rejects the token, repeats the request without it.
	 *
	 * @return array|\WP_Error As Http_Client::request() returns it.
	 */
	private function request( string $url ) {
		$token    = ( new Openverse_Token( $this->client ) )->get();
		$response = $this->client->request( $url, '' === $token ? array() : array( 'headers' => array( 'Authorization' => 'Bearer ' . $token ) ) );
		if ( '' === $token || is_wp_error( $response ) || ! in_array( $response['status'], array( 401, 403 ), true ) ) {
			return $response;
		}
		Openverse_Token::delete();
		return $this->client->request( $url );
	}

	/**
	 * Reads an image of a response.
	 *
	 * @param mixed $image Data of the service.
	 * @return array|null See Media_Item::sanitize().
	 */
	public static function parse_image( $image ) {
		if ( ! is_array( $image ) ) {
			return null;
		}
		$text    = static fn( $name ) => mb_strcut( Attributes::text( $image, $name ), 0, 2000, 'UTF-8' );
		$license = trim( $text( 'license' ) . ' ' . $text( 'license_version' ) );
		$license = in_array( $text( 'license' ), array( 'cc0', 'pdm' ), true ) ? $license : 'CC ' . $license;
		$item    = Media_Item::sanitize(
			array(
				'large'     => $text( 'thumbnail' ),
				'medium'    => $text( 'thumbnail' ),
				'thumbnail' => $text( 'thumbnail' ),
				'caption'   => '',
				'license'   => strtoupper( $license ),
			) + $image
		);
		if ( $item ) {
			$links           = array(
				'source'  => $text( 'foreign_landing_url' ),
				'creator' => $text( 'creator_url' ),
			);
			$item['caption'] = self::build_caption( isset( $image['attribution'] ) ? $image['attribution'] : '', $item, $links );
		}
		return $item;
	}

	/**
	 * Creates the attribution that most licenses require, with links to the work, its creator and the license. If the service's attribution
	 * is missing or longer than SENTENCE bytes, title, creator and license are listed instead.
	 *
	 * @param mixed    $attribution Attribution from the service.
	 * @param array    $item        As Media_Item::sanitize() returns it.
	 * @param string[] $links       URLs of the `source` and the `creator`, from the service.
	 * @return string HTML.
	 */
	private static function build_caption( $attribution, array $item, array $links ): string {
		$text = is_string( $attribution ) && strlen( $attribution ) <= self::MAX_ATTRIBUTION_BYTES ? sanitize_text_field( $attribution ) : '';
		$text = '' === $text ? implode( ', ', array_filter( array( $item['title'], $item['creator'], $item['license'] ), 'strlen' ) ) . '.' : $text;
		if ( '' !== $item['license_url'] ) {
			// Remove the last sentence, which contains the URL of the license.
			$text = trim( (string) preg_replace( '#\s*To view [^.]{0,60}, visit \S+$#', '', $text ) );
		}
		$html = self::add_links( $text, $item, $links );
		return '' === $item['license_url'] ? $html : trim( $html . ' ' . self::render_link( $item['license_url'], __( 'License', 'mainstreet-blocks' ) ) );
	}

	/**
	 * Links the title and the creator in an attribution. Links for names that it does not contain are appended.
	 *
	 * @param string   $text  Attribution as plain text.
	 * @param array    $item  As Media_Item::sanitize() returns it.
	 * @param string[] $links See build_caption().
	 * @return string HTML.
	 */
	private static function add_links( string $text, array $item, array $links ): string {
		$html  = '';
		$after = '';
		$names = array(
			'source'  => array( $item['title'], __( 'Source', 'mainstreet-blocks' ) ),
			'creator' => array( $item['creator'], __( 'Creator', 'mainstreet-blocks' ) ),
		);
		foreach ( $names as $kind => list( $name, $label ) ) {
			if ( strlen( $links[ $kind ] ) > self::MAX_LINK_BYTES || ! preg_match( '#^https?://[^\s/]#i', $links[ $kind ] ) ) {
				continue;
			}
			// The creator is searched for after the title, which may contain the creator's name.
			$at = '' === $name ? false : strpos( $text, $name );
			if ( false === $at ) {
				$after .= ' ' . self::render_link( $links[ $kind ], $label );
				continue;
			}
			$html .= esc_html( substr( $text, 0, $at ) ) . self::render_link( $links[ $kind ], $name );
			$text  = substr( $text, $at + strlen( $name ) );
		}
		return $html . esc_html( $text ) . $after;
	}

	/**
	 * Renders a link.
	 *
	 * @param string $url  URL.
	 * @param string $text Plain text.
	 */
	private static function render_link( $url, $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $url, array( 'http', 'https' ) ), esc_html( $text ) );
	}

	/**
	 * Waits, at most TURNS - 1 seconds, until the site may send a request.
	 *
	 * @return true|\WP_Error An error if the limit is still reached.
	 */
	private static function wait_for_rate_limit() {
		for ( $attempt = 1; $attempt < self::MAX_ATTEMPTS; $attempt++ ) {
			if ( true === Throttle::hit_site( 'openverse', 1, 1 ) ) {
				return true;
			}
			usleep( 1000000 );
		}
		return Throttle::hit_site( 'openverse', 1, 1 );
	}
}
