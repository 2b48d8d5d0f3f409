<?php
namespace Mainstreet\Blocks\Related_Posts;

use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the posts of a stored list. Checks that each is still public, because the list may be older. All posts, images, terms
 * and authors are read together.
 */
final class Related_List {

	/**
	 * Returns the public posts of a list.
	 *
	 * @param array[] $list Items `array( post id, term id )`.
	 * @param int     $own  Post that the list belongs to.
	 * @param int     $most Maximum number of posts.
	 * @return array[] Items `array( 'post' => WP_Post, 'term' => int )`.
	 */
	public static function visible( array $list, $own, int $most ): array {
		$ids = array_column( $list, 0 );
		_prime_post_caches( $ids, false, true );
		$found = array();
		foreach ( $list as $item ) {
			$post = get_post( $item[0] );
			if ( $post && $own !== $post->ID && 'publish' === $post->post_status && '' === $post->post_password && is_post_type_viewable( $post->post_type ) ) {
				$found[] = array(
					'post' => $post,
					'term' => $item[1],
				);
			}
		}
		return array_slice( $found, 0, $most );
	}

	/**
	 * Primes the caches of images, terms and authors, with one query each.
	 *
	 * @param array[] $found Result of visible().
	 * @param array   $what  `thumbnails`, `context`, `author`.
	 */
	public static function prime( array $found, array $what ): void {
		$posts = array_column( $found, 'post' );
		if ( in_array( 'thumbnails', $what, true ) ) {
			_prime_post_caches( array_values( array_filter( array_map( 'get_post_thumbnail_id', $posts ) ) ), false, true );
		}
		if ( in_array( 'context', $what, true ) ) {
			_prime_term_caches( array_values( array_filter( array_column( $found, 'term' ) ) ), false );
		}
		if ( in_array( 'author', $what, true ) ) {
			cache_users( array_map( 'intval', wp_list_pluck( $posts, 'post_author' ) ) );
		}
	}

	/** Returns the title of a post as plain text. */
	public static function title( \WP_Post $post ): string {
		$title = trim( Plain_Text::from_html( get_the_title( $post ) ) );
		return '' === $title ? __( '(no title)', 'mainstreet-blocks' ) : $title;
	}

	/**
	 * Returns a label for the term that both posts share.
	 *
	 * @param int $term_id Term id; 0 for none.
	 */
	public static function context( $term_id ): string {
		$term = $term_id ? get_term( $term_id ) : null;
		if ( ! $term instanceof \WP_Term ) {
			return '';
		}
		/* translators: %s: name of a category or tag that two posts share. */
		return sprintf( __( 'In "%s"', 'mainstreet-blocks' ), html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/** Returns the name of a post's author as plain text. */
	public static function author( \WP_Post $post ): string {
		return html_entity_decode( (string) get_the_author_meta( 'display_name', (int) $post->post_author ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
