<?php
namespace Mainstreet\External_Media\Openverse;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\External_Media\Media_Item;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * Searches Openverse, without an account or with the owner's: 20 pictures a page, 20 pages, one question a second.
 */
final class Openverse {

	const PAGE_SIZE = 20;
	const PAGES     = 20;

	/** Bytes of an address that a caption links to. */
	const LINK = 500;

	/** Bytes of a sentence of the service that is taken. */
	const SENTENCE = 1000;

	/** Times a question waits for its second. */
	const TURNS = 3;

	/** What requests. */
	private Http_Client $client;

	/**
	 * The library.
	 *
	 * @param Http_Client|null $client What requests.
	 */
	public function __construct( ?Http_Client $client = null ) {
		$this->client = $client ? $client : new Http_Client();
	}

	/**
	 * Searches.
	 *
	 * @param string   $term   Words.
	 * @param int      $page   From 1.
	 * @param int      $number Not used: a page is PAGE_SIZE.
	 * @param string[] $filter As List_Controller reads it.
	 * @return array|\WP_Error See Media_Sources.
	 */
	public function search( string $term, $page, int $number, array $filter ) {
		$turn = self::wait_for_turn();
		if ( is_wp_error( $turn ) ) {
			return $turn;
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
		$response = $this->ask( 'https://api.openverse.org/v1/images/?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) );
		$error    = Http_Client::service_error( $response, 'Openverse' );
		$data     = Http_Client::json( $response );
		if ( $error && 'mainstreet_rate_limited' === $error->get_error_code() ) {
			return $error;
		}
		// A key that was refused was left out the second time.
		if ( $error || 200 !== $response['status'] || ! isset( $data['results'] ) || ! is_array( $data['results'] ) ) {
			return Errors::unreachable( 'Openverse' );
		}
		$pages = isset( $data['page_count'] ) ? min( self::PAGES, (int) $data['page_count'] ) : 0;
		return array(
			'found' => isset( $data['result_count'] ) ? (int) $data['result_count'] : 0,
			'media' => array_values( array_filter( array_map( array( __CLASS__, 'read' ), array_slice( $data['results'], 0, self::PAGE_SIZE ) ) ) ),
			'next'  => $page < $pages,
		);
	}

	/**
	 * Asks with the token there is, and without one where that is refused.
	 *
	 * @param string $url Address.
	 * @return array|\WP_Error As Http_Client::request().
	 */
	private function ask( string $url ) {
		$token    = ( new Openverse_Token( $this->client ) )->get();
		$response = $this->client->request( $url, '' === $token ? array() : array( 'headers' => array( 'Authorization' => 'Bearer ' . $token ) ) );
		if ( '' === $token || is_wp_error( $response ) || ! in_array( $response['status'], array( 401, 403 ), true ) ) {
			return $response;
		}
		Openverse_Token::forget();
		return $this->client->request( $url );
	}

	/**
	 * Reads one picture.
	 *
	 * @param mixed $said What the service says.
	 * @return array|null See Media_Item::clean().
	 */
	public static function read( $said ) {
		if ( ! is_array( $said ) ) {
			return null;
		}
		$text    = static function ( $name ) use ( $said ) {
			return mb_strcut( Attributes::text( $said, $name ), 0, 2000, 'UTF-8' );
		};
		$license = trim( $text( 'license' ) . ' ' . $text( 'license_version' ) );
		$license = in_array( $text( 'license' ), array( 'cc0', 'pdm' ), true ) ? $license : 'CC ' . $license;
		$item    = Media_Item::clean(
			array(
				'large'     => $text( 'thumbnail' ),
				'medium'    => $text( 'thumbnail' ),
				'thumbnail' => $text( 'thumbnail' ),
				'caption'   => '',
				'license'   => strtoupper( $license ),
			) + $said
		);
		if ( $item ) {
			$links           = array(
				'source'  => $text( 'foreign_landing_url' ),
				'creator' => $text( 'creator_url' ),
			);
			$item['caption'] = self::caption( isset( $said['attribution'] ) ? $said['attribution'] : '', $item, $links );
		}
		return $item;
	}

	/**
	 * The sentence that most licenses demand, with links to the work, its creator and the license. Where the service's own is missing, or so
	 * long that its end would be cut, which names the creator and the license, they are named without.
	 *
	 * @param mixed    $attribution The service's own sentence.
	 * @param array    $item        What Media_Item::clean() gave.
	 * @param string[] $links       Addresses of the `source` and the `creator`, as the service says them.
	 * @return string HTML.
	 */
	private static function caption( $attribution, array $item, array $links ): string {
		$text = is_string( $attribution ) && strlen( $attribution ) <= self::SENTENCE ? sanitize_text_field( $attribution ) : '';
		$text = '' === $text ? implode( ', ', array_filter( array( $item['title'], $item['creator'], $item['license'] ), 'strlen' ) ) . '.' : $text;
		if ( '' !== $item['license_url'] ) {
			// Its last sentence says where the license can be seen.
			$text = trim( (string) preg_replace( '#\s*To view [^.]{0,60}, visit \S+$#', '', $text ) );
		}
		$html = self::with_links( $text, $item, $links );
		return '' === $item['license_url'] ? $html : trim( $html . ' ' . self::link( $item['license_url'], __( 'License', 'mainstreet-blocks' ) ) );
	}

	/**
	 * The sentence, in which the title and the creator lead to their pages; a page of something that the sentence does not name is added.
	 *
	 * @param string   $text  Sentence, without markup.
	 * @param array    $item  What Media_Item::clean() gave.
	 * @param string[] $links See caption().
	 * @return string HTML.
	 */
	private static function with_links( string $text, array $item, array $links ): string {
		$html  = '';
		$after = '';
		$names = array(
			'source'  => array( $item['title'], __( 'Source', 'mainstreet-blocks' ) ),
			'creator' => array( $item['creator'], __( 'Creator', 'mainstreet-blocks' ) ),
		);
		foreach ( $names as $kind => list( $name, $word ) ) {
			if ( strlen( $links[ $kind ] ) > self::LINK || ! preg_match( '#^https?://[^\s/]#i', $links[ $kind ] ) ) {
				continue;
			}
			// What is behind the title is looked at for the creator, who may be named in the title, too.
			$at = '' === $name ? false : strpos( $text, $name );
			if ( false === $at ) {
				$after .= ' ' . self::link( $links[ $kind ], $word );
				continue;
			}
			$html .= esc_html( substr( $text, 0, $at ) ) . self::link( $links[ $kind ], $name );
			$text  = substr( $text, $at + strlen( $name ) );
		}
		return $html . esc_html( $text ) . $after;
	}

	/**
	 * A link.
	 *
	 * @param string $url  Address.
	 * @param string $text What it says.
	 * @return string HTML.
	 */
	private static function link( $url, $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $url, array( 'http', 'https' ) ), esc_html( $text ) );
	}

	/**
	 * Waits until the site may ask again.
	 *
	 * @return true|\WP_Error
	 */
	private static function wait_for_turn() {
		for ( $turn = 1; $turn < self::TURNS; $turn++ ) {
			if ( true === Throttle::hit_site( 'openverse', 1, 1 ) ) {
				return true;
			}
			usleep( 1000000 );
		}
		return Throttle::hit_site( 'openverse', 1, 1 );
	}
}
