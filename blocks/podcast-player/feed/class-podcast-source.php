<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Time_Budget;

defined( 'ABSPATH' ) || exit;

/**
 * Loads a feed, or finds the one that a page names. All requests of one search share its time.
 */
final class Podcast_Source {

	/** Feeds of a page that are looked into. */
	const CANDIDATES = 4;

	/** Bytes of a page in which feeds are looked for. */
	const HEAD = 524288;

	/** What we ask for. */
	const ACCEPT = 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, text/html;q=0.5, */*;q=0.1';

	/** What asks other servers. */
	private Http_Client $http;

	/**
	 * A source that asks through a client.
	 *
	 * @param Http_Client $http The client.
	 */
	public function __construct( Http_Client $http ) {
		$this->http = $http;
	}

	/**
	 * Loads a podcast.
	 *
	 * @param string      $url    Address of its feed, or of a page that names it.
	 * @param string[]    $wanted As for Podcast_Parser::parse().
	 * @param Time_Budget $time   Time it may take.
	 * @return array|\WP_Error As Podcast_Parser::parse().
	 */
	public function load( $url, array $wanted, Time_Budget $time ) {
		$got = $this->get( $url, $time );
		if ( is_wp_error( $got ) ) {
			return $got;
		}
		$feed = self::parse( $got, $wanted );
		if ( ! is_wp_error( $feed ) || 'invalid_url' !== $feed->get_error_code() ) {
			return $feed;
		}
		foreach ( self::named( $got['body'], $got['url'] ) as $address ) {
			$other = $this->get( $address, $time );
			$found = is_wp_error( $other ) ? $feed : self::parse( $other, $wanted );
			if ( ! is_wp_error( $found ) ) {
				return $found;
			}
			// A feed without sound says more than none.
			$feed = 'invalid_url' !== $found->get_error_code() ? $found : $feed;
		}
		return $feed;
	}

	/**
	 * Reads what was loaded.
	 *
	 * @param array    $got    What get() gave.
	 * @param string[] $wanted As for load().
	 * @return array|\WP_Error As Podcast_Parser::parse().
	 */
	private static function parse( array $got, array $wanted ) {
		$type = $got['headers']['content-type'] ?? '';
		// A repeated header arrives as a list; the last counts.
		return Podcast_Parser::parse( $got['body'], $got['url'], $wanted, is_array( $type ) ? (string) end( $type ) : (string) $type );
	}

	/**
	 * Loads a file.
	 *
	 * @param string      $url  Its address.
	 * @param Time_Budget $time Time it may take.
	 * @return array|\WP_Error As Http_Client::get_public() gives it; an error when there is nothing.
	 */
	private function get( $url, Time_Budget $time ) {
		$got = $this->http->get_public(
			$url,
			array(
				'budget'              => $time,
				'limit_response_size' => Http_Client::FEED_LIMIT,
				'headers'             => array( 'Accept' => self::ACCEPT ),
			)
		);
		if ( is_wp_error( $got ) ) {
			// What lies in this server is said; what lies in the address is one and the same error.
			return 'mainstreet_http_not_pinned' === $got->get_error_code() ? $got : Podcast_Errors::invalid_url();
		}
		return $got['status'] >= 400 || '' === trim( $got['body'] ) ? Podcast_Errors::invalid_url() : $got;
	}

	/**
	 * Feeds that a page names.
	 *
	 * @param string $html The page.
	 * @param string $base Its address.
	 * @return string[] Absolute addresses.
	 */
	private static function named( $html, $base ): array {
		$tags  = new \WP_HTML_Tag_Processor( substr( $html, 0, self::HEAD ) );
		$feeds = array();
		while ( count( $feeds ) < self::CANDIDATES && $tags->next_tag() ) {
			$href = $tags->get_attribute( 'href' );
			if ( 'BASE' === $tags->get_tag() ) {
				$address = Podcast_Text::url( $href, $base );
				$base    = '' === $address ? $base : $address;
			}
			if ( 'LINK' === $tags->get_tag() && self::is_feed( (string) $tags->get_attribute( 'rel' ), (string) $tags->get_attribute( 'type' ) ) ) {
				$address = Podcast_Text::url( $href, $base );
				if ( '' !== $address ) {
					$feeds[ $address ] = $address;
				}
			}
		}
		return array_values( $feeds );
	}

	/**
	 * Whether a link names a feed.
	 *
	 * @param string $rel  Its relation.
	 * @param string $type Its type.
	 */
	private static function is_feed( string $rel, string $type ): bool {
		return in_array( 'alternate', preg_split( '/\s+/', strtolower( $rel ) ), true )
			&& 1 === preg_match( '#^\s*application/(?:rss|atom)\+xml\b#i', $type );
	}
}
