<?php
namespace Mainstreet\Social\Threads\Import;

use Mainstreet\Core\Attributes;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/** Reads a thread from a server with Mastodon's API. Users may enter any server, so its URL is not trusted. */
final class Mastodon_Thread {

	/** URL of a post: `/@name/1` and `/users/name/statuses/1`. */
	const LINK = '~^https://([a-z0-9.\-]+(?::\d+)?)/(?:@[\w.\-]+(?:@[\w.\-]+)?|users/[\w.\-]+/statuses)/(\d+)(?:[/?#].*)?$~i';

	/** Elements of a post's HTML that are kept. */
	const HTML = array(
		'a'  => array( 'href' => true ),
		'br' => array(),
	);

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
		$base = "https://{$found[1]}/api/v1/statuses/{$found[2]}";
		$post = Thread_Item_Factory::parse_response( $this->client->get_public( $base, array( 'max_hops' => 0 ) ), $found[1] );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		$context = Thread_Item_Factory::parse_response( $this->client->get_public( "$base/context", array( 'max_hops' => 0 ) ), $found[1] );
		if ( is_wp_error( $context ) ) {
			return $context;
		}
		$items = array();
		foreach ( self::author_chain( $post, Attributes::items( $context, 'descendants' ) ) as $status ) {
			array_push( $items, ...self::parse_post( $status ) );
		}
		return $items;
	}

	/**
	 * The post and the chain of its author's replies.
	 *
	 * @param array[] $answers All replies.
	 * @return array[]
	 */
	private static function author_chain( array $post, array $answers ): array {
		$chain  = array( $post );
		$author = isset( $post['account']['id'] ) ? $post['account']['id'] : '';
		$last   = isset( $post['id'] ) ? $post['id'] : '';
		foreach ( $answers as $answer ) {
			$is_next = is_array( $answer ) && isset( $answer['id'], $answer['account']['id'], $answer['in_reply_to_id'] )
				&& $answer['account']['id'] === $author && $answer['in_reply_to_id'] === $last;
			if ( $is_next ) {
				$chain[] = $answer;
				$last    = $answer['id'];
			}
		}
		return $chain;
	}

	/**
	 * Items of a post.
	 *
	 * @return array[]
	 */
	private static function parse_post( array $status ): array {
		$items = array();
		$html  = Attributes::text( $status, 'content' );
		foreach ( preg_split( '#</p>\s*#', $html ) as $paragraph ) {
			array_push( $items, ...Thread_Item_Factory::paragraph( wp_kses( $paragraph, self::HTML, array( 'http', 'https' ) ) ) );
		}
		$images = array();
		foreach ( Attributes::items( $status, 'media_attachments' ) as $media ) {
			$file = Thread_Item_Factory::file( isset( $media['url'] ) ? $media['url'] : '', isset( $media['description'] ) ? $media['description'] : '' );
			$type = isset( $media['type'] ) ? $media['type'] : '';
			if ( 'image' === $type ) {
				$images[] = $file;
			} elseif ( in_array( $type, array( 'video', 'gifv' ), true ) && '' !== $file['url'] ) {
				$items[] = array( 'type' => 'video' ) + $file;
			}
		}
		array_push( $items, ...Thread_Item_Factory::images( $images ) );
		if ( isset( $status['card']['url'] ) && is_string( $status['card']['url'] ) && ! $images ) {
			$items[] = Thread_Item_Factory::embed( $status['card']['url'] );
		}
		return $items;
	}
}
