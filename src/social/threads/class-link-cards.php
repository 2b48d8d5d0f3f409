<?php
namespace Mainstreet\Social\Threads;

use Mainstreet\Connections\Service_Cache;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;
use Mainstreet\Http\Time_Budget;

defined( 'ABSPATH' ) || exit;

/**
 * `POST wpcom/v2/tweetstorm/generate-cards` (docs/server-contract.md A27): what networks would show for a URL. The pages are requested
 * one after the other, within ten seconds for all; the result is cached for a day.
 */
final class Link_Cards {

	/** Maximum number of URLs of a request, seconds for one page and for all, and bytes of a page. */
	const ADDRESSES = 20;
	const SECONDS   = 4;
	const BUDGET    = 10;
	const BYTES     = 524288;

	/** Maximum number of requests of a user per minute. */
	const ALLOWED = 30;

	/** Maximum length of a text of a card, in characters. */
	const LONGEST = 500;

	private Http_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = $client ? $client : new Http_Client();
	}

	/**
	 * Requests each page.
	 *
	 * @param \WP_REST_Request $request Request with `urls`.
	 * @return object|\WP_Error Cards by URL: `title`, `description`, `image`, `type`, `creator`; or `error`.
	 */
	public function fetch_all( \WP_REST_Request $request ) {
		$allowed = Throttle::hit( 'cards', self::ALLOWED, MINUTE_IN_SECONDS, 'user-' . get_current_user_id() );
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		$budget = new Time_Budget( self::BUDGET );
		$cards  = array();
		foreach ( array_unique( $request['urls'] ) as $url ) {
			$card          = preg_match( '#^https?://#i', $url ) && $budget->left() > 0 ? $this->fetch_card( $url, $budget ) : null;
			$cards[ $url ] = is_array( $card ) ? $card : array( 'error' => 'invalid_url' );
		}
		return (object) $cards;
	}

	/**
	 * Reads the card of a page.
	 *
	 * @param string $url URL of the page.
	 * @return array|\WP_Error
	 */
	private function fetch_card( $url, Time_Budget $budget ) {
		return Service_Cache::remember(
			'cards',
			$url,
			array(),
			DAY_IN_SECONDS,
			function () use ( $url, $budget ) {
				$answer = $this->client->get_public(
					$url,
					array(
						'timeout'             => self::SECONDS,
						'limit_response_size' => self::BYTES,
						'truncate'            => true,
						'budget'              => $budget,
					)
				);
				if ( is_wp_error( $answer ) ) {
					return $answer;
				}
				$type = isset( $answer['headers']['content-type'] ) ? $answer['headers']['content-type'] : '';
				$type = is_array( $type ) ? (string) end( $type ) : $type;
				if ( $answer['status'] >= 400 || 0 !== stripos( $type, 'text/html' ) ) {
					return new \WP_Error( 'invalid_url' );
				}
				return self::parse( $answer['body'], $answer['url'] );
			}
		);
	}

	/**
	 * Reads the meta tags of a page: those for X, or else Open Graph.
	 *
	 * @param string $html HTML of the page.
	 * @param string $url  URL of the page.
	 * @return array `error` is `no_og_data` where there are none.
	 */
	public static function parse( $html, $url ): array {
		$meta = array();
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'META' ) ) {
			$name  = $tags->get_attribute( 'property' );
			$name  = strtolower( is_string( $name ) ? $name : (string) $tags->get_attribute( 'name' ) );
			$value = $tags->get_attribute( 'content' );
			if ( preg_match( '/^(?:og|twitter):/', $name ) && is_string( $value ) && '' !== trim( $value ) && ! isset( $meta[ $name ] ) ) {
				$meta[ $name ] = self::plain_text( $value );
			}
		}
		$get   = static function ( $name ) use ( $meta ) {
			$og = isset( $meta[ "og:$name" ] ) ? $meta[ "og:$name" ] : '';
			return isset( $meta[ "twitter:$name" ] ) ? $meta[ "twitter:$name" ] : $og;
		};
		$image = $get( 'image' );
		$image = '' === $image && isset( $meta['twitter:image:src'] ) ? $meta['twitter:image:src'] : $image;
		$image = '' === $image ? '' : sanitize_url( \WP_Http::make_absolute_url( $image, $url ), array( 'http', 'https' ) );
		if ( '' === $get( 'title' ) ) {
			return array( 'error' => 'no_og_data' );
		}
		return array(
			'title'       => $get( 'title' ),
			'description' => $get( 'description' ),
			'image'       => $image,
			'type'        => 'summary_large_image' === $get( 'card' ) ? 'summary_large_image' : 'summary',
			'creator'     => $get( 'creator' ),
		);
	}

	/**
	 * Plain text on one line.
	 *
	 * @param string $value Value of an attribute.
	 * @return string
	 */
	private static function plain_text( $value ) {
		$text = wp_strip_all_tags( Utf8::clean( $value ), true );
		return mb_substr( trim( preg_replace( '/\s+/u', ' ', $text ) ), 0, self::LONGEST );
	}
}
