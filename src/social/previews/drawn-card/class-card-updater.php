<?php
namespace Mainstreet\Social\Previews\Drawn_Card;

use Mainstreet\Core\Post_Types;
use Mainstreet\Social\Previews\Post_Card;

defined( 'ABSPATH' ) || exit;

/** Draws the card of a post that needs one when it is stored, so that no page waits for it, and deletes cards that are no longer used. */
final class Card_Updater {

	/** Maximum number of posts of a request whose cards are drawn at once; the others are drawn when a page needs them. */
	const AT_ONCE = 3;

	/** Number of published posts that this request has stored. */
	private static int $stored = 0;

	/**
	 * Draws the card of a post that was stored with its meta.
	 *
	 * @param int      $post_id Post.
	 * @param \WP_Post $post    The post.
	 */
	public static function handle_saved_post( $post_id, $post ): void {
		if ( ! is_numeric( $post_id ) || ! $post instanceof \WP_Post || ! is_post_type_viewable( $post->post_type ) || ( defined( 'WP_IMPORTING' ) && WP_IMPORTING ) ) {
			return;
		}
		$image = null;
		if ( 'publish' === $post->post_status ) {
			if ( ++self::$stored > self::AT_ONCE ) {
				return;
			}
			$image = ( new Post_Card( $post ) )->get_data()['image'];
		}
		// The current card. Others are deleted: those of another title, or of a post that got an image or became private.
		( new Card_Folder( $post_id ) )->delete_except( $image ? wp_basename( $image['url'] ) : '' );
	}

	/**
	 * Deletes what belongs to a post that is deleted.
	 *
	 * @param int           $post_id Post.
	 * @param \WP_Post|null $post    The post.
	 */
	public static function handle_deleted_post( $post_id, $post = null ): void {
		if ( ! is_numeric( $post_id ) || Post_Types::is_internal( $post ) ) {
			return;
		}
		( new Card_Folder( (int) $post_id ) )->delete_except( '' );
	}

	/**
	 * Draws the card that a page lacks.
	 *
	 * @param int   $post_id Post.
	 * @param array $look    Data of the card, from the page.
	 */
	public static function draw_missing( $post_id, $look ): void {
		$post = get_post( $post_id );
		if ( $post && 'publish' === $post->post_status && is_array( $look ) && Drawn_Card::is_wanted( $post ) ) {
			$folder = new Card_Folder( $post_id );
			if ( Drawn_Card::draw( $folder, $look ) ) {
				$folder->delete_except( Drawn_Card::file_name( $look ) );
			}
		}
	}
}
