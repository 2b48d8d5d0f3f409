<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Paywall\Open_Content;

defined( 'ABSPATH' ) || exit;

/**
 * Files that feeds name: core stores their addresses as meta of the post.
 */
final class Gated_Enclosures {

	/**
	 * Leaves out a file that no open part of the post names. Filters `rss_enclosure` and `atom_enclosure`.
	 *
	 * @param string $tag Element of the feed.
	 * @return string '' for a file of what is paid for.
	 */
	public static function filter( $tag ) {
		$post = get_post();
		if ( ! $post || ! Open_Content::is_reduced( $post ) || ! preg_match( '/(?:url|href)="([^"]*)"/', (string) $tag, $found ) ) {
			return $tag;
		}
		$url  = html_entity_decode( $found[1], ENT_QUOTES );
		$text = html_entity_decode( Open_Content::from_post( $post ), ENT_QUOTES );
		return '' !== $url && false !== strpos( $text, $url ) ? $tag : '';
	}
}
