<?php
namespace Mainstreet\Blocks\Related_Posts;

use Mainstreet\Blocks\Related_Posts\Engine\Related_Store;

defined( 'ABSPATH' ) || exit;

/** Renders the stored list of related posts. Does not compute or store anything. */
final class Related_Block {

	/**
	 * Renders the block.
	 *
	 * @param array  $attributes Attributes as stored; any type.
	 * @param int    $post_id    Post that the related posts belong to.
	 * @param string $headline   Markup of the headline.
	 * @return string An empty string if there are no related posts.
	 */
	public static function render( array $attributes, int $post_id, string $headline ): string {
		$shown = array();
		foreach ( array(
			'date'       => true,
			'thumbnails' => false,
			'context'    => false,
			'author'     => false,
		) as $part => $standard ) {
			$name = 'display' . ucfirst( $part );
			if ( isset( $attributes[ $name ] ) && is_bool( $attributes[ $name ] ) ? $attributes[ $name ] : $standard ) {
				$shown[] = $part;
			}
		}
		$count = isset( $attributes['postsToShow'] ) && is_numeric( $attributes['postsToShow'] ) ? (float) $attributes['postsToShow'] : 3;
		$found = Related_List::visible( Related_Store::read( $post_id ), $post_id, (int) max( 1, min( 6, round( $count ) ) ) );
		if ( ! $found ) {
			return '';
		}
		Related_List::prime( $found, $shown );
		$items = '';
		foreach ( $found as $item ) {
			$items .= self::render_item( $item['post'], $item['term'], $shown );
		}
		return sprintf(
			'<nav %1$s data-layout="%2$s" aria-label="%3$s">%4$s<ul class="jp-related-posts-i2__list" role="list" data-post-count="%5$d">%6$s</ul></nav>',
			get_block_wrapper_attributes( array( 'class' => 'jp-relatedposts-i2' ) ),
			isset( $attributes['postLayout'] ) && 'list' === $attributes['postLayout'] ? 'list' : 'grid',
			esc_attr__( 'Related posts', 'mainstreet-blocks' ),
			'' === trim( wp_strip_all_tags( $headline ) ) ? '' : $headline,
			count( $found ),
			$items
		);
	}

	/**
	 * Renders a related post.
	 *
	 * @param int      $term  Id of a shared term; 0 for none.
	 * @param string[] $shown Parts that are shown.
	 */
	private static function render_item( \WP_Post $post, int $term, array $shown ): string {
		$picture = in_array( 'thumbnails', $shown, true )
			// No alternative text, because the title follows the image.
			? get_the_post_thumbnail(
				$post,
				'medium',
				array(
					'class' => 'jp-related-posts-i2__post-img',
					'alt'   => '',
				)
			)
			: '';
		$facts = '';
		if ( in_array( 'date', $shown, true ) ) {
			$facts .= self::render_detail( __( 'Date', 'mainstreet-blocks' ), 'date', '<time datetime="' . esc_attr( get_the_date( 'c', $post ) ) . '">' . esc_html( get_the_date( '', $post ) ) . '</time>' );
		}
		$author = in_array( 'author', $shown, true ) ? Related_List::author( $post ) : '';
		if ( '' !== $author ) {
			$facts .= self::render_detail( __( 'Author', 'mainstreet-blocks' ), 'author', esc_html( $author ) );
		}
		$context = in_array( 'context', $shown, true ) ? Related_List::context( $term ) : '';
		if ( '' !== $context ) {
			$facts .= self::render_detail( __( 'Category or tag', 'mainstreet-blocks' ), 'context', esc_html( $context ) );
		}
		return sprintf(
			'<li class="jp-related-posts-i2__post"><a class="jp-related-posts-i2__post-link" href="%1$s">%2$s<span>%3$s</span></a>%4$s</li>',
			esc_url( get_permalink( $post ), array( 'http', 'https' ) ),
			$picture,
			esc_html( Related_List::title( $post ) ),
			'' === $facts ? '' : '<dl class="jp-related-posts-i2__post-defs">' . $facts . '</dl>'
		);
	}

	/**
	 * Renders a detail of a post.
	 *
	 * @param string $label Label for screen readers.
	 * @param string $name  Suffix of the class.
	 * @param string $html  Escaped HTML.
	 */
	private static function render_detail( string $label, string $name, string $html ): string {
		return '<div><dt>' . esc_html( $label ) . '</dt><dd class="jp-related-posts-i2__post-' . $name . '">' . $html . '</dd></div>';
	}
}
