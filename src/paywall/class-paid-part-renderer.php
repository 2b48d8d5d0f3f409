<?php
namespace Mainstreet\Paywall;

use Mainstreet\Paywall\Surfaces\Footnotes;

defined( 'ABSPATH' ) || exit;

/** Renders content outside of its page, with the URLs of the style sheets and modules that its blocks enqueue. */
final class Paid_Part_Renderer {

	/**
	 * @param \WP_Post|null $post Post of the content, or of the page that contains it; null for none.
	 * @return array `html`; `styles` and `modules`: lists of URLs.
	 */
	public static function render( string $content, $post ): array {
		$before = isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- restored below; blocks read the current post.
		if ( $post ) {
			$GLOBALS['post'] = $post;
			setup_postdata( $post );
		}
		$known = wp_styles()->queue;
		// The same steps as in core's get_the_block_template_html(), which also renders blocks outside of the loop.
		$html            = Footnotes::render_with(
			$content,
			static function () use ( $content ) {
				$content = $GLOBALS['wp_embed']->autoembed( $GLOBALS['wp_embed']->run_shortcode( $content ) );
				return has_blocks( $content ) ? do_blocks( $content ) : wpautop( $content );
			}
		);
		$html            = wp_filter_content_tags( do_shortcode( shortcode_unautop( convert_smilies( wptexturize( $html ) ) ) ), 'the_content' );
		$GLOBALS['post'] = $before;
		if ( $before ) {
			setup_postdata( $before );
		}
		// phpcs:enable
		return array(
			'html'    => $html . self::render_module_data(),
			'styles'  => self::get_style_urls( array_diff( wp_styles()->queue, $known ) ),
			'modules' => self::get_module_urls(),
		);
	}

	/**
	 * Returns the URLs of style sheets.
	 *
	 * @param string[] $handles Handles.
	 */
	private static function get_style_urls( array $handles ): array {
		$styles = wp_styles();
		$found  = array();
		foreach ( $handles as $handle ) {
			$style = isset( $styles->registered[ $handle ] ) ? $styles->registered[ $handle ] : null;
			if ( $style && is_string( $style->src ) && '' !== $style->src ) {
				$src     = preg_match( '#^(?:https?:)?//#', $style->src ) ? $style->src : $styles->base_url . $style->src;
				$found[] = esc_url_raw( $style->ver ? add_query_arg( 'ver', $style->ver, $src ) : $src );
			}
		}
		return $found;
	}

	/**
	 * Returns the data of the enqueued script modules, such as the provider of a map. The modules read it from the page.
	 *
	 * @return string Script elements with JSON.
	 */
	private static function render_module_data(): string {
		ob_start();
		wp_script_modules()->print_script_module_data();
		return (string) ob_get_clean();
	}

	/** Returns the URLs of the enqueued script modules. */
	private static function get_module_urls(): array {
		ob_start();
		wp_script_modules()->print_enqueued_script_modules();
		$html  = new \WP_HTML_Tag_Processor( (string) ob_get_clean() );
		$found = array();
		while ( $html->next_tag( 'SCRIPT' ) ) {
			$src = $html->get_attribute( 'src' );
			if ( is_string( $src ) && 'module' === $html->get_attribute( 'type' ) ) {
				$found[] = esc_url_raw( $src );
			}
		}
		return $found;
	}
}
