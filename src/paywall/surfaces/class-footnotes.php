<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Paywall\Access_Policy;
use Mainstreet\Paywall\Teaser;
use Mainstreet\Paywall\Paywall_Parser;
use Mainstreet\Paywall\Page_Access;
use Mainstreet\Paywall\Reader;
use Mainstreet\Paywall\Subject;

defined( 'ABSPATH' ) || exit;

/** Protects footnotes, which core stores as post meta, prints below the post and returns in the REST API. */
final class Footnotes {

	/** Content that is being rendered for a visitor with access; null for none. */
	private static ?string $rendered = null;

	/**
	 * @param callable $render Renders the content.
	 * @return mixed Result of $render.
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
	 * Callback of `get_post_metadata`. Keeps the footnotes of text that the visitor may read.
	 *
	 * @param mixed $value Value of another callback; null for none.
	 * @return mixed List with one JSON text, from which core takes the first item; $value if nothing has to be removed.
	 */
	public static function filter( $value, $post_id ) {
		if ( wp_doing_cron() || ( is_admin() && ! wp_doing_ajax() ) || defined( 'WP_CLI' ) ) {
			// Revisions and exports must contain all footnotes.
			return $value;
		}
		$post = get_post( $post_id );
		if ( ! $post || ! Teaser::has_paid_parts( $post ) || Access_Policy::can_edit( Subject::from_post( $post ), Reader::visitor() ) ) {
			return $value;
		}
		$cache = update_meta_cache( 'post', array( $post->ID ) );
		$notes = isset( $cache[ $post->ID ]['footnotes'][0] ) ? json_decode( $cache[ $post->ID ]['footnotes'][0], true ) : null;
		if ( ! is_array( $notes ) ) {
			return $value;
		}
		$text   = self::get_visible_content( $post );
		$stored = array_filter(
			$notes,
			static fn( $note ) => isset( $note['id'] ) && is_string( $note['id'] ) && false !== strpos( $text, 'data-fn="' . $note['id'] . '"' )
		);
		$json   = (string) wp_json_encode( array_values( $stored ) );
		return array( $json );
	}

	/** Returns the content of a post that the visitor may read in the current output (content with block comments). */
	private static function get_visible_content( \WP_Post $post ): string {
		if ( null !== self::$rendered ) {
			return self::$rendered;
		}
		if ( ! Page_Access::can_show( Subject::from_post( $post ), Reader::visitor() ) ) {
			return Teaser::get_public_content( $post );
		}
		$opened = Post_Content::open( null, $post->post_content, $post );
		return null === $opened ? Paywall_Parser::remove( $post->post_content ) : $opened;
	}
}
