<?php
namespace Mainstreet\Embeds;

use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/** Replaces embeds of core by a facade that loads on click, if the site has enabled it. */
final class Core_Embeds {

	/**
	 * Callback of `embed_oembed_html`.
	 *
	 * @param string|false $html HTML of the embed.
	 * @param string       $url  Embedded URL.
	 * @return string|false
	 */
	public static function filter( $html, $url ) {
		if ( ! is_string( $html ) || ! is_string( $url ) || is_feed() || ! Options::get( 'embeds_on_click_core', false ) || ! self::loads_from_other_hosts( $html ) ) {
			return $html;
		}
		$id    = Embed_Services::find_by_url( $url );
		$embed = new Embed( $id );
		if ( '' === $id || ! $embed->is_on_click() ) {
			return $html;
		}
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$frame = $tags->next_tag( 'iframe' ) ? $tags : null;
		$title = $frame ? $frame->get_attribute( 'title' ) : '';
		return $embed->render_facade(
			$html,
			array(
				'link'   => $url,
				'title'  => is_string( $title ) && '' !== $title ? $title : Embed_Services::get( $id )['label'],
				'height' => $frame ? min( 1200, absint( $frame->get_attribute( 'height' ) ) ) : 0,
			)
		);
	}

	/**
	 * Whether HTML loads something from another host. Embeds of WordPress posts do not count: their iframe needs core's script, which looks
	 * for it only once, when the page has loaded.
	 */
	private static function loads_from_other_hosts( string $html ): bool {
		if ( false !== strpos( $html, 'wp-embedded-content' ) ) {
			return false;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		$own  = wp_parse_url( home_url(), PHP_URL_HOST );
		while ( $tags->next_tag() ) {
			$src = $tags->get_attribute( 'src' );
			if ( is_string( $src ) && ! in_array( wp_parse_url( $src, PHP_URL_HOST ), array( null, false, $own ), true ) ) {
				return true;
			}
		}
		return false;
	}
}
