<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Paywall\Access_Policy;
use Mainstreet\Paywall\Open_Content;
use Mainstreet\Paywall\Paywall_Parser;
use Mainstreet\Paywall\Private_Page;
use Mainstreet\Paywall\Reader;
use Mainstreet\Paywall\Subject;

defined( 'ABSPATH' ) || exit;

/**
 * Footnotes, which core stores as meta of the post, prints below it and gives in the REST API.
 */
final class Footnotes {

	/** Content that is being rendered for who may see it; null for none. */
	private static ?string $rendered = null;

	/**
	 * Renders content with all its notes.
	 *
	 * @param string   $content Content.
	 * @param callable $render  Renders it.
	 * @return mixed What it returns.
	 */
	public static function render_with( string $content, callable $render ) {
		$before         = self::$rendered;
		self::$rendered = $content;
		try {
			return $render();
		} finally {
			self::$rendered = $before;
		}
	}

	/**
	 * Keeps the notes of a post that belong to text the visitor reads. Filter `get_post_metadata`.
	 *
	 * @param mixed $value   What another filter gives; null for none.
	 * @param int   $post_id Post.
	 * @return mixed A list of one text, of which core takes the first where one is wanted; null where all may be read.
	 */
	public static function filter( $value, $post_id ) {
		if ( wp_doing_cron() || ( is_admin() && ! wp_doing_ajax() ) || defined( 'WP_CLI' ) ) {
			// Revisions and exports are copied from here.
			return $value;
		}
		$post = get_post( $post_id );
		if ( ! $post || ! Open_Content::is_reduced( $post ) || Access_Policy::can_edit( Subject::from_post( $post ), Reader::visitor() ) ) {
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
	 * What this visitor reads of a post now.
	 *
	 * @param \WP_Post $post Post.
	 * @return string Content.
	 */
	private static function visible( \WP_Post $post ): string {
		if ( null !== self::$rendered ) {
			return self::$rendered;
		}
		if ( ! Private_Page::can_show( Subject::from_post( $post ), Reader::visitor() ) ) {
			return Open_Content::from_post( $post );
		}
		$opened = Post_Content::open( null, $post->post_content, $post );
		return null === $opened ? Paywall_Parser::remove( $post->post_content ) : $opened;
	}
}
