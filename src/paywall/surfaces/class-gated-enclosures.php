<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Paywall\Teaser;

defined( 'ABSPATH' ) || exit;

/** Protects enclosures of feeds. Core stores their URLs as post meta. */
final class Gated_Enclosures {

	/**
	 * Callback of `rss_enclosure` and `atom_enclosure`. Removes files whose URL is not in the public part of the post.
	 *
	 * @param string $tag Element of the feed.
	 * @return string Empty for a file of paid content.
	 */
	public static function filter( $tag ) {
		$post = get_post();
		if ( ! $post || ! Teaser::has_paid_parts( $post ) || ! preg_match( '/(?:url|href)="([^"]*)"/', (string) $tag, $found ) ) {
			return $tag;
		}
		$url  = html_entity_decode( $found[1], ENT_QUOTES );
		$text = html_entity_decode( Teaser::get_public_content( $post ), ENT_QUOTES );
		return '' !== $url && false !== strpos( $text, $url ) ? $tag : '';
	}
}
