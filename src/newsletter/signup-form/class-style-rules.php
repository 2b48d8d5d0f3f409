<?php
namespace Mainstreet\Newsletter\Signup_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Moves style attributes of markup that is being drawn into rules of a style element, which is printed
 * as core prints those of its own blocks. A content security policy can allow such an element (by a
 * nonce or by its hash), but no attribute. What content stores is not touched.
 */
final class Style_Rules {

	/** Begins the classes that stand for a look. */
	const PREFIX = 'mainstreet-look-';

	/**
	 * The markup with a class in place of each style attribute.
	 *
	 * @param string $html Markup of a block.
	 */
	public static function moved( string $html ): string {
		if ( false === strpos( $html, 'style=' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$style = $tags->get_attribute( 'style' );
			if ( ! is_string( $style ) || preg_match( '@[{}<>\\\\]|/\*@', $style ) ) {
				continue;
			}
			$tags->remove_attribute( 'style' );
			if ( '' !== trim( $style ) ) {
				$tags->add_class( self::name( $style ) );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * The class of a look, whose rule is printed with the page.
	 *
	 * @param string $style Declarations.
	 */
	private static function name( string $style ): string {
		$name = self::PREFIX . substr( md5( $style ), 0, 8 );
		if ( ! wp_style_is( $name, 'registered' ) ) {
			wp_register_style( $name, false, array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- no file.
			// Said so often because an attribute goes before what a theme says of buttons and fields.
			wp_add_inline_style( $name, str_repeat( '.' . $name, 4 ) . '{' . $style . '}' );
		}
		wp_enqueue_style( $name );
		return $name;
	}
}
