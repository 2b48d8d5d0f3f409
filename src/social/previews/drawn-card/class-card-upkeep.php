<?php
namespace Mainstreet\Social\Previews\Drawn_Card;

use Mainstreet\Core\Post_Types;
use Mainstreet\Social\Previews\Post_Card;

defined( 'ABSPATH' ) || exit;

/**
 * Draws the card of a post that needs one when it is stored, so that no page waits for it, and deletes those that are of no use any more.
 */
final class Card_Upkeep {

	/** Posts of one request whose cards are drawn at once; what stores many leaves the others to their first visitor. */
	const AT_ONCE = 3;

	/**
	 * Published posts that this request has stored.
	 *
	 * @var int
	 */
	private static $stored = 0;

	/**
	 * A post was stored, with its meta.
	 *
	 * @param int      $post_id Post.
	 * @param \WP_Post $post    The post now.
	 */
	public static function stored( $post_id, $post ) {
		if ( ! $post instanceof \WP_Post || ! is_post_type_viewable( $post->post_type ) || ( defined( 'WP_IMPORTING' ) && WP_IMPORTING ) ) {
			return;
		}
		$image = null;
		if ( 'publish' === $post->post_status ) {
			if ( ++self::$stored > self::AT_ONCE ) {
				return;
			}
			$image = ( new Post_Card( $post ) )->facts()['image'];
		}
		// What stands for it now; a card of other words, or of a post that got a picture or was closed, goes.
		( new Card_Folder( $post_id ) )->keep_only( $image ? wp_basename( $image['url'] ) : '' );
	}

	/**
	 * A post was deleted.
	 *
	 * @param int           $post_id Post.
	 * @param \WP_Post|null $post    The same.
	 */
	public static function deleted( $post_id, $post = null ) {
		if ( Post_Types::is_internal( $post ) ) {
			return;
		}
		( new Card_Folder( $post_id ) )->keep_only( '' );
	}

	/**
	 * A page found no card.
	 *
	 * @param int   $post_id Post.
	 * @param array $look    What is on it, as the page had it.
	 */
	public static function draw( $post_id, $look ) {
		$post = get_post( $post_id );
		if ( $post && 'publish' === $post->post_status && is_array( $look ) && Drawn_Card::is_wanted( $post ) ) {
			$folder = new Card_Folder( $post_id );
			if ( Drawn_Card::draw( $folder, $look ) ) {
				$folder->keep_only( Drawn_Card::file( $look ) );
			}
		}
	}
}
