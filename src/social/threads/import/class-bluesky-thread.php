<?php
namespace Mainstreet\Social\Threads\Import;

use Mainstreet\Core\Attributes;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/** Reads a thread from Bluesky's public API, which needs no key. */
final class Bluesky_Thread {

	/** URL of a post. */
	const LINK = '~^https://bsky\.app/profile/([a-z0-9.:%\-]+)/post/([A-Za-z0-9._:\~\-]{1,64})(?:[/?#].*)?$~i';

	/** Where everybody may ask. */
	const API = 'https://public.api.bsky.app/xrpc/';

	private Http_Client $client;

	public function __construct( Http_Client $client ) {
		$this->client = $client;
	}

	/**
	 * Reads a thread.
	 *
	 * @param string $url Link to a post.
	 * @return array[]|\WP_Error|null Items; null for a URL of another kind.
	 */
	public function fetch_items( string $url ) {
		if ( ! preg_match( self::LINK, $url, $found ) ) {
			return null;
		}
		$did = rawurldecode( $found[1] );
		if ( 0 !== strpos( $did, 'did:' ) ) {
			$answer = $this->request( 'com.atproto.identity.resolveHandle', array( 'handle' => $did ) );
			if ( is_wp_error( $answer ) ) {
				return $answer;
			}
			$did = Attributes::text( $answer, 'did' );
		}
		$answer = $this->request(
			'app.bsky.feed.getPostThread',
			array(
				'uri'          => "at://$did/app.bsky.feed.post/{$found[2]}",
				'depth'        => 100,
				'parentHeight' => 0,
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$items = array();
		foreach ( self::author_chain( Attributes::items( $answer, 'thread' ) ) as $post ) {
			array_push( $items, ...self::parse_post( $post ) );
		}
		return $items;
	}

	/**
	 * Sends a request to Bluesky.
	 *
	 * @param array $query Parameters.
	 * @return array|\WP_Error
	 */
	private function request( string $method, array $query ) {
		return Thread_Item_Factory::parse_response( $this->client->request( self::API . $method . '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) ), 'Bluesky' );
	}

	/**
	 * The post and the chain of its author's replies.
	 *
	 * @param array $node Node of the tree of replies.
	 * @return array[] Posts.
	 */
	private static function author_chain( array $node ): array {
		$posts  = array();
		$author = isset( $node['post']['author']['did'] ) ? $node['post']['author']['did'] : '';
		while ( $node && isset( $node['post'] ) && is_array( $node['post'] ) && count( $posts ) <= 100 ) {
			$posts[] = $node['post'];
			$next    = array();
			foreach ( Attributes::items( $node, 'replies' ) as $reply ) {
				if ( ! $next && isset( $reply['post']['author']['did'] ) && $reply['post']['author']['did'] === $author ) {
					$next = $reply;
				}
			}
			$node = $next;
		}
		return $posts;
	}

	/**
	 * Items of a post.
	 *
	 * @return array[]
	 */
	private static function parse_post( array $post ): array {
		$record = Attributes::items( $post, 'record' );
		$text   = Attributes::text( $record, 'text' );
		$items  = array();
		foreach ( preg_split( '#(?:<br />\s*){2,}#', self::link_text( $text, Attributes::items( $record, 'facets' ) ) ) as $paragraph ) {
			array_push( $items, ...Thread_Item_Factory::paragraph( $paragraph ) );
		}
		return array_merge( $items, self::media( Attributes::items( $post, 'embed' ) ) );
	}

	/**
	 * Text with its links. Positions of links are bytes.
	 *
	 * @param array[] $facets Positions and features.
	 * @return string Safe HTML.
	 */
	private static function link_text( string $text, array $facets ): string {
		$links = array();
		foreach ( $facets as $facet ) {
			$start = isset( $facet['index']['byteStart'] ) ? (int) $facet['index']['byteStart'] : -1;
			$end   = isset( $facet['index']['byteEnd'] ) ? (int) $facet['index']['byteEnd'] : -1;
			$uri   = sanitize_url( Attributes::text( $facet['features'][0] ?? null, 'uri' ), array( 'http', 'https' ) );
			if ( '' !== $uri && $start >= 0 && $end > $start && $end <= strlen( $text ) ) {
				$links[ $start ] = array( $end, $uri );
			}
		}
		ksort( $links );
		$html = '';
		$at   = 0;
		foreach ( $links as $start => list( $end, $uri ) ) {
			if ( $start >= $at ) {
				$html .= esc_html( substr( $text, $at, $start - $at ) ) . '<a href="' . esc_url( $uri ) . '">' . esc_html( substr( $text, $start, $end - $start ) ) . '</a>';
				$at    = $end;
			}
		}
		return nl2br( $html . esc_html( substr( $text, $at ) ) );
	}

	/**
	 * Media of a post.
	 *
	 * @param array $embed Embed as Bluesky returns it.
	 * @return array[]
	 */
	private static function media( array $embed ): array {
		$items = array();
		if ( isset( $embed['media'] ) && is_array( $embed['media'] ) ) {
			$items = self::media( $embed['media'] );
		}
		$images = array();
		foreach ( Attributes::items( $embed, 'images' ) as $image ) {
			$images[] = Thread_Item_Factory::file( isset( $image['fullsize'] ) ? $image['fullsize'] : '', isset( $image['alt'] ) ? $image['alt'] : '' );
		}
		array_push( $items, ...Thread_Item_Factory::images( $images ) );
		if ( isset( $embed['playlist'] ) ) {
			$file  = Thread_Item_Factory::file( $embed['playlist'], isset( $embed['alt'] ) ? $embed['alt'] : '' );
			$items = '' === $file['url'] ? $items : array_merge( $items, array( array( 'type' => 'video' ) + $file ) );
		}
		if ( isset( $embed['external']['uri'] ) && is_string( $embed['external']['uri'] ) ) {
			$items[] = Thread_Item_Factory::embed( $embed['external']['uri'] );
		}
		$record = isset( $embed['record']['record'] ) ? $embed['record']['record'] : ( isset( $embed['record'] ) ? $embed['record'] : array() );
		if ( isset( $record['uri'], $record['author']['handle'] ) && preg_match( '~/app\.bsky\.feed\.post/([\w.:\~\-]+)$~', $record['uri'], $found ) ) {
			$items[] = Thread_Item_Factory::embed( 'https://bsky.app/profile/' . $record['author']['handle'] . '/post/' . $found[1] );
		}
		return $items;
	}
}
