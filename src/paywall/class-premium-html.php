<?php
namespace Mainstreet\Paywall;

use Mainstreet\Paywall\Surfaces\Footnotes;

defined( 'ABSPATH' ) || exit;

/**
 * Draws content outside of its page, with the style sheets and modules that its blocks ask for.
 */
final class Premium_Html {

	/**
	 * Draws content.
	 *
	 * @param string   $content Content with the comments of its blocks.
	 * @param \WP_Post|null $post Post it is of, or on whose page it stands; null for none.
	 * @return array `html`; `styles` and `modules`: addresses.
	 */
	public static function of( string $content, $post ): array {
		$before = isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- put back below; blocks ask for the post they are in.
		if ( $post ) {
			$GLOBALS['post'] = $post;
			setup_postdata( $post );
		}
		$known = wp_styles()->queue;
		// As core draws a template, which has no page around it either.
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
			'html'    => $html . self::module_data(),
			'styles'  => self::styles( array_diff( wp_styles()->queue, $known ) ),
			'modules' => self::modules(),
		);
	}

	/**
	 * Addresses of style sheets.
	 *
	 * @param string[] $handles Handles.
	 * @return string[]
	 */
	private static function styles( array $handles ): array {
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
	 * Data of script modules that were asked for, such as where a map comes from. The modules read it in the page.
	 *
	 * @return string Script elements of JSON.
	 */
	private static function module_data(): string {
		ob_start();
		wp_script_modules()->print_script_module_data();
		return (string) ob_get_clean();
	}

	/**
	 * Addresses of script modules that were asked for.
	 *
	 * @return string[]
	 */
	private static function modules(): array {
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
