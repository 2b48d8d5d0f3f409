<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Time_Budget;

defined( 'ABSPATH' ) || exit;

/** Loads a feed, or finds the feed that a page links to. All requests share one time limit. */
final class Podcast_Source {

	/** Maximum number of linked feeds that are tried. */
	const CANDIDATES = 4;

	/** Bytes of a page that are searched for links to feeds. */
	const HEAD = 524288;

	/** Accept header. */
	const ACCEPT = 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, text/html;q=0.5, */*;q=0.1';

	private Http_Client $http;

	public function __construct( Http_Client $http ) {
		$this->http = $http;
	}

	/**
	 * Loads a podcast.
	 *
	 * @param string   $url    URL of the feed, or of a page that links to it.
	 * @param string[] $wanted As Podcast_Parser::parse().
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
			// The error of a feed without audio is more specific than that of a missing feed.
			$feed = 'invalid_url' !== $found->get_error_code() ? $found : $feed;
		}
		return $feed;
	}

	/**
	 * Parses a response.
	 *
	 * @param array    $got    Result of get().
	 * @param string[] $wanted As load().
	 * @return array|\WP_Error As Podcast_Parser::parse().
	 */
	private static function parse( array $got, array $wanted ) {
		$type = $got['headers']['content-type'] ?? '';
		// A repeated header is a list; the last value is used.
		return Podcast_Parser::parse( $got['body'], $got['url'], $wanted, is_array( $type ) ? (string) end( $type ) : (string) $type );
	}

	/**
	 * Requests a URL.
	 *
	 * @param string $url URL.
	 * @return array|\WP_Error Result of Http_Client::get_public(); an error if the response is empty or an HTTP error.
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
			// A limitation of this server is reported; all errors that depend on the URL look the same.
			return 'mainstreet_http_not_pinned' === $got->get_error_code() ? $got : Podcast_Errors::invalid_url();
		}
		return $got['status'] >= 400 || '' === trim( $got['body'] ) ? Podcast_Errors::invalid_url() : $got;
	}

	/**
	 * Finds the feeds that a page links to.
	 *
	 * @param string $html Page.
	 * @param string $base URL of the page.
	 * @return string[] Absolute URLs.
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
	 * Whether a link element links to a feed.
	 *
	 * @param string $rel  Attribute `rel`.
	 * @param string $type Attribute `type`.
	 */
	private static function is_feed( string $rel, string $type ): bool {
		return in_array( 'alternate', preg_split( '/\s+/', strtolower( $rel ) ), true )
			&& 1 === preg_match( '#^\s*application/(?:rss|atom)\+xml\b#i', $type );
	}
}
