<?php
namespace Mainstreet\Newsletter\Signup_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Moves style attributes of rendered markup into rules of a style element, which is printed as core prints those of its own
 * blocks. A content security policy can allow such an element by a nonce or hash, but not an attribute. Stored content is not
 * changed.
 */
final class Style_Rules {

	/** Prefix of the generated classes. */
	const PREFIX = 'mainstreet-look-';

	/** Replaces each style attribute with a class. */
	public static function move_styles( string $html ): string {
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
				$tags->add_class( self::class_for( $style ) );
			}
		}
		return $tags->get_updated_html();
	}

	/** Returns the class for declarations, and enqueues its rule. */
	private static function class_for( string $style ): string {
		$name = self::PREFIX . substr( md5( $style ), 0, 8 );
		if ( ! wp_style_is( $name, 'registered' ) ) {
			wp_register_style( $name, false, array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- no file.
			// Repeats the class, because a style attribute overrides theme rules for buttons and fields, and so must the rule.
			wp_add_inline_style( $name, str_repeat( '.' . $name, 4 ) . '{' . $style . '}' );
		}
		wp_enqueue_style( $name );
		return $name;
	}
}
