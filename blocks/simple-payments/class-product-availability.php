<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Submissions\Registry\Form_Locator;

defined( 'ABSPATH' ) || exit;

/**
 * Stops the sale of a product when its author's posts with it are no longer public, and no other public post shows it.
 * The product itself stays published, and its id is known to buyers. A product that no post contains (as in a page builder's field
 * or in theme code) is sold while it is published (docs/server-contract.md B.7).
 */
final class Product_Availability {

	/** Maximum number of posts that are checked, published ones first. */
	const MAX_POSTS = 50;

	/**
	 * Whether a public post shows the product, or no post contains it.
	 *
	 * @param int $post_id Public post that the buyer comes from; 0 for none.
	 */
	public static function is_sold( int $product_id, int $post_id ): bool {
		// Usually the post itself shows the product; then no further query is needed.
		foreach ( Form_Locator::find_candidates( (int) $post_id, '' ) as $place ) {
			if ( self::contains_product( $place->get_content(), $product_id ) && $place->is_open() ) {
				return true;
			}
		}
		$author    = (int) get_post_field( 'post_author', $product_id );
		$is_hidden = false;
		foreach ( self::find_posts( $product_id ) as $post ) {
			if ( self::is_public( $post ) ) {
				return true;
			}
			// Hidden posts of other authors are ignored, so that they cannot stop the sale.
			$is_hidden = $is_hidden || (int) $post->post_author === $author;
		}
		return ! $is_hidden;
	}

	/** Whether content contains the product as block or shortcode. */
	private static function contains_product( $content, int $product_id ): bool {
		$id = (int) $product_id;
		return false !== strpos( $content, 'simple-payment' )
			&& 1 === preg_match( '/<!-- wp:jetpack\/simple-payments [^>]*"productId":' . $id . '[,}]|\[simple-payment [^\]]*\bid=[\'"]?' . $id . '\b/', $content );
	}

	/**
	 * Finds posts, patterns and templates with the product, in any status.
	 *
	 * @return \WP_Post[]
	 */
	private static function find_posts( int $product_id ): array {
		global $wpdb;
		$id = (int) $product_id;
		// Searches all content. Only runs if the post that the buyer comes from does not show the product.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT ID FROM {$wpdb->posts} WHERE post_type <> 'revision' AND ( post_content LIKE %s OR post_content LIKE %s OR post_content LIKE %s ) ORDER BY CASE post_status WHEN 'publish' THEN 0 ELSE 1 END, ID DESC LIMIT %d",
				'%' . $wpdb->esc_like( '"productId":' . $id . ',' ) . '%',
				'%' . $wpdb->esc_like( '"productId":' . $id . '}' ) . '%',
				'%[simple-payment %' . $id . '%',
				self::MAX_POSTS
			)
		);
		return array_filter(
			array_map( 'get_post', array_map( 'intval', $ids ) ),
			static fn( $post ) => $post && self::contains_product( $post->post_content, $id )
		);
	}

	/** Whether a post is public. Patterns and templates are public when published. */
	private static function is_public( \WP_Post $post ): bool {
		if ( in_array( $post->post_type, array( 'wp_block', 'wp_template', 'wp_template_part', 'wp_navigation' ), true ) ) {
			return 'publish' === $post->post_status;
		}
		return is_post_publicly_viewable( $post ) && ! post_password_required( $post );
	}
}
