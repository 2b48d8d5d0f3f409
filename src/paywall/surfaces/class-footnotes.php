<?php
namespace Mainstreet\Payments\Gate;

use Mainstreet\Payments\Members\Access;
use Mainstreet\Registration\Paid_Content;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps back footnotes and files of what is paid for: core stores them as meta of the post, prints notes below it, gives them in the
 * REST API, and names files in feeds.
 */
final class Paid_Extras {

	/**
	 * Content that is being drawn for who may see it; null for none.
	 *
	 * @var string|null
	 */
	private static $drawn = null;

	/**
	 * Draws content with all its notes.
	 *
	 * @param string   $content Content.
	 * @param callable $draw    Draws it.
	 * @return mixed What it gives.
	 */
	public static function with_notes( $content, callable $draw ) {
		$before      = self::$drawn;
		self::$drawn = $content;
		try {
			return $draw();
		} finally {
			self::$drawn = $before;
		}
	}

	/**
	 * The notes of a post.
	 *
	 * @param mixed $value   What another filter gives; null for none.
	 * @param int   $post_id Post.
	 * @return mixed A list of one text, of which core takes the first where one is wanted; null where all may be read.
	 */
	public static function notes( $value, $post_id ) {
		if ( wp_doing_cron() || ( is_admin() && ! wp_doing_ajax() ) || defined( 'WP_CLI' ) ) {
			// Revisions and exports are copied from here.
			return $value;
		}
		$post = get_post( $post_id );
		if ( ! $post || ! self::is_gated( $post ) || Access::may_edit( $post->ID ) ) {
			return $value;
		}
		$cache = update_meta_cache( 'post', array( $post->ID ) );
		$notes = isset( $cache[ $post->ID ]['footnotes'][0] ) ? json_decode( $cache[ $post->ID ]['footnotes'][0], true ) : null;
		if ( ! is_array( $notes ) ) {
			return $value;
		}
		$text = self::visible( $post );
		$kept = array_filter(
			$notes,
			static function ( $note ) use ( $text ) {
				return isset( $note['id'] ) && is_string( $note['id'] ) && false !== strpos( $text, 'data-fn="' . $note['id'] . '"' );
			}
		);
		$json = (string) wp_json_encode( array_values( $kept ) );
		return array( $json );
	}

	/**
	 * A file of a post, as a feed names it.
	 *
	 * @param string $tag Element of the feed.
	 * @return string '' for a file of what is paid for.
	 */
	public static function enclosure( $tag ) {
		$post = get_post();
		if ( ! $post || ! self::is_gated( $post ) || ! preg_match( '/(?:url|href)="([^"]*)"/', (string) $tag, $found ) ) {
			return $tag;
		}
		$url  = html_entity_decode( $found[1], ENT_QUOTES );
		$text = html_entity_decode( self::for_guests( $post ), ENT_QUOTES );
		return '' !== $url && false !== strpos( $text, $url ) ? $tag : '';
	}

	/**
	 * Whether something of a post is not for everybody.
	 *
	 * @param \WP_Post $post Post.
	 * @return bool
	 */
	private static function is_gated( \WP_Post $post ) {
		return false !== strpos( $post->post_content, 'wp:' . Paid_Content::PAID ) || Post_Access::is_limited( $post );
	}

	/**
	 * What this visitor reads of a post now.
	 *
	 * @param \WP_Post $post Post.
	 * @return string Content.
	 */
	private static function visible( \WP_Post $post ) {
		if ( null !== self::$drawn ) {
			return self::$drawn;
		}
		if ( Post_Access::is_limited( $post ) && ! ( Private_Page::is_page() && Post_Access::is_open( $post ) && Private_Page::keep() ) ) {
			return self::for_guests( $post );
		}
		$opened = Gate::of_page( null, $post->post_content, $post );
		return null === $opened ? Paid_Content::cut( $post->post_content ) : $opened;
	}

	/**
	 * What everybody reads of a post.
	 *
	 * @param \WP_Post $post Post.
	 * @return string Content.
	 */
	private static function for_guests( \WP_Post $post ) {
		return Paid_Content::cut( Post_Access::is_limited( $post ) ? Post_Access::teaser( $post->post_content ) : $post->post_content );
	}
}
