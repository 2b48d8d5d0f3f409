<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Time_Budget;

defined( 'ABSPATH' ) || exit;

/** Loads a feed, or the feed that a page links to, and stores it. All requests share one time limit. */
final class Podcast_Loader {

	/** Maximum number of linked feeds that are tried. */
	const MAX_LINKS = 4;

	/** Bytes of a page that are searched for links to feeds. */
	const MAX_PAGE_BYTES = 524288;

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
		$response = $this->request( $url, $time );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$feed = self::parse( $response, $wanted );
		if ( ! is_wp_error( $feed ) || 'invalid_url' !== $feed->get_error_code() ) {
			return $feed;
		}
		foreach ( self::find_feed_links( $response['body'], $response['url'] ) as $address ) {
			$other = $this->request( $address, $time );
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
	 * @param array    $response Result of request().
	 * @param string[] $wanted   As load().
	 * @return array|\WP_Error As Podcast_Parser::parse().
	 */
	private static function parse( array $response, array $wanted ) {
		$type = $response['headers']['content-type'] ?? '';
		// A repeated header is a list; the last value is used.
		return Podcast_Parser::parse( $response['body'], $response['url'], $wanted, is_array( $type ) ? (string) end( $type ) : (string) $type );
	}

	/**
	 * Requests a URL.
	 *
	 * @param string $url URL.
	 * @return array|\WP_Error Result of Http_Client::get_public(); an error if the response is empty or an HTTP error.
	 */
	private function request( $url, Time_Budget $time ) {
		$response = $this->http->get_public(
			$url,
			array(
				'budget'              => $time,
				'limit_response_size' => Http_Client::FEED_LIMIT,
				'headers'             => array( 'Accept' => self::ACCEPT ),
			)
		);
		if ( is_wp_error( $response ) ) {
			// A limitation of this server is reported; all errors that depend on the URL look the same.
			return 'mainstreet_http_not_pinned' === $response->get_error_code() ? $response : Podcast_Errors::invalid_url();
		}
		return $response['status'] >= 400 || '' === trim( $response['body'] ) ? Podcast_Errors::invalid_url() : $response;
	}

	/**
	 * Finds the feeds that a page links to.
	 *
	 * @param string $html Page.
	 * @param string $base URL of the page.
	 * @return string[] Absolute URLs.
	 */
	private static function find_feed_links( $html, $base ): array {
		$tags  = new \WP_HTML_Tag_Processor( substr( $html, 0, self::MAX_PAGE_BYTES ) );
		$feeds = array();
		while ( count( $feeds ) < self::MAX_LINKS && $tags->next_tag() ) {
			$href = $tags->get_attribute( 'href' );
			if ( 'BASE' === $tags->get_tag() ) {
				$address = Podcast_Text::sanitize_url( $href, $base );
				$base    = '' === $address ? $base : $address;
			}
			if ( 'LINK' === $tags->get_tag() && self::is_feed( (string) $tags->get_attribute( 'rel' ), (string) $tags->get_attribute( 'type' ) ) ) {
				$address = Podcast_Text::sanitize_url( $href, $base );
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

	/**
	 * Loads a feed and stores the result, while holding its lease.
	 *
	 * @param string        $url   URL of the feed.
	 * @param string[]      $guids GUIDs of the requested episodes.
	 * @param Podcast_Lease $lease Lease on the feed; released at the end.
	 * @return array Updated record.
	 */
	public function refresh( $url, array $guids, Time_Budget $time, Podcast_Lease $lease ): array {
		$record = Podcast_Store::read_uncached( Podcast_Store::get_id( $url ) );
		$wanted = Podcast_Store::merge_wanted( $record, $guids );
		// Stored first, so that a feed that crashes the process does so once per minute, not on every page.
		Podcast_Store::save( $url, $record, Podcast_Errors::invalid_url(), $wanted );
		$feed   = $this->load( $url, $wanted, $time );
		$record = Podcast_Store::save( $url, $record, $feed, $wanted );
		$lease->release();
		return $record;
	}
}
