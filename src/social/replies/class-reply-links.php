<?php
namespace Mainstreet\Social\Replies;

use Mainstreet\Core\Attributes;
use Mainstreet\Social\Social_Buttons;

defined( 'ABSPATH' ) || exit;

/** Renders plain links with the latest numbers, without script or request. */
final class Reply_Links {

	/**
	 * Renders the HTML.
	 *
	 * @param \WP_Post|null $post Post.
	 * @return string '' where no buttons may be drawn, or there are no replies.
	 */
	public static function render( $post ): string {
		if ( ! Social_Buttons::can_render() || ! Reply_Settings::is_shown( $post ) ) {
			return '';
		}
		/**
		 * Filters the links to a post's replies at other networks.
		 *
		 * @param array[]  $links By network: `label` (its name), `url`, `n` (replies).
		 * @param \WP_Post $post  The post.
		 */
		$links = apply_filters( 'mainstreet_reply_links', Reply_Counts::get_by_network( $post->ID ), $post );
		$items = '';
		foreach ( is_array( $links ) ? $links : array() as $link ) {
			$items .= is_array( $link ) ? self::render_item( $link ) : '';
		}
		if ( '' === $items ) {
			return '';
		}
		Social_Buttons::enqueue_style();
		return sprintf( '<ul class="mainstreet-replies" role="list" aria-label="%1$s">%2$s</ul>', esc_attr__( 'Replies on social networks', 'mainstreet-blocks' ), $items );
	}

	/**
	 * Renders a link.
	 *
	 * @param array $link Link, as the filter returns it.
	 * @return string '' where it is invalid.
	 */
	private static function render_item( array $link ): string {
		$n     = isset( $link['n'] ) && is_numeric( $link['n'] ) ? (int) $link['n'] : 0;
		$url   = esc_url( Attributes::text( $link, 'url' ), array( 'https', 'http' ) );
		$label = Attributes::text( $link, 'label' );
		if ( $n < 1 || '' === $url || '' === $label ) {
			return '';
		}
		/* translators: 1: number of replies, 2: name of a network. */
		$text = sprintf( _n( '%1$s reply on %2$s', '%1$s replies on %2$s', $n, 'mainstreet-blocks' ), number_format_i18n( $n ), $label );
		return sprintf( '<li><a href="%1$s" target="_blank" rel="nofollow noopener noreferrer">%2$s</a></li>', $url, esc_html( $text ) );
	}
}
