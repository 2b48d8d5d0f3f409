<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Submissions\Registry\Form_Locator;

defined( 'ABSPATH' ) || exit;

/**
 * Takes a product out of sale with the posts that show it: the product itself stays published, and its number is known to
 * who has bought it. What stands in no post at all (in a field of a page builder, or in the theme's code) is sold as long as
 * it is published (docs/server-contract.md B.7).
 */
final class Product_Places {

	/** Posts looked into at most, public ones first. */
	const MOST = 50;

	/**
	 * Whether everybody may see the product somewhere, or it stands in no post.
	 *
	 * @param int $product_id Product.
	 * @param int $post_id    Post that the buyer comes from, readable by everybody; 0 for none.
	 */
	public static function are_open( int $product_id, int $post_id ): bool {
		// As a rule it stands right there: nothing further is asked.
		foreach ( Form_Locator::candidates( (int) $post_id, '' ) as $place ) {
			if ( self::holds( $place->content(), $product_id ) && $place->is_open() ) {
				return true;
			}
		}
		$author    = (int) get_post_field( 'post_author', $product_id );
		$is_hidden = false;
		foreach ( self::posts( $product_id ) as $post ) {
			if ( self::is_open( $post ) ) {
				return true;
			}
			// Somebody else's draft must not end what this author sells.
			$is_hidden = $is_hidden || (int) $post->post_author === $author;
		}
		return ! $is_hidden;
	}

	/**
	 * Whether a content shows the product, as a block or by its shortcode.
	 *
	 * @param string $content    Content.
	 * @param int    $product_id Product.
	 */
	private static function holds( $content, int $product_id ): bool {
		$id = (int) $product_id;
		return false !== strpos( $content, 'simple-payment' )
			&& 1 === preg_match( '/<!-- wp:jetpack\/simple-payments [^>]*"productId":' . $id . '[,}]|\[simple-payment [^\]]*\bid=[\'"]?' . $id . '\b/', $content );
	}

	/**
	 * Posts, patterns and templates that show the product, whatever their state.
	 *
	 * @param int $product_id Product.
	 * @return \WP_Post[]
	 */
	private static function posts( int $product_id ): array {
		global $wpdb;
		$id = (int) $product_id;
		// Content is searched, for a link that no post of its own leads to.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT ID FROM {$wpdb->posts} WHERE post_type <> 'revision' AND ( post_content LIKE %s OR post_content LIKE %s OR post_content LIKE %s ) ORDER BY CASE post_status WHEN 'publish' THEN 0 ELSE 1 END, ID DESC LIMIT %d",
				'%' . $wpdb->esc_like( '"productId":' . $id . ',' ) . '%',
				'%' . $wpdb->esc_like( '"productId":' . $id . '}' ) . '%',
				'%[simple-payment %' . $id . '%',
				self::MOST
			)
		);
		return array_filter(
			array_map( 'get_post', array_map( 'intval', $ids ) ),
			static function ( $post ) use ( $id ) {
				return $post && self::holds( $post->post_content, $id );
			}
		);
	}

	/**
	 * Whether everybody may see a post, or what a pattern or template shows.
	 *
	 * @param \WP_Post $post Post.
	 */
	private static function is_open( \WP_Post $post ): bool {
		if ( in_array( $post->post_type, array( 'wp_block', 'wp_template', 'wp_template_part', 'wp_navigation' ), true ) ) {
			return 'publish' === $post->post_status;
		}
		return is_post_publicly_viewable( $post ) && ! post_password_required( $post );
	}
}
