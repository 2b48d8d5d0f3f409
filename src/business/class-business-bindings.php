<?php
namespace Mainstreet\Business;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/** Values of the block bindings source `mainstreet/business`, with the argument `key`. */
final class Business_Bindings {

	const SOURCE = 'mainstreet/business';

	/** Blocks whose URL is a link. */
	const LINKS = array( 'core/button', 'core/navigation-link', 'core/navigation-submenu' );

	/**
	 * Returns the value of a bound attribute.
	 *
	 * @param array     $args      Arguments of the binding; any type.
	 * @param \WP_Block $block     The block.
	 * @param string    $attribute Name of the attribute.
	 * @return string|null HTML for attributes that contain HTML, else plain text. Null keeps what is saved in the post.
	 */
	public static function get_value( $args, $block, $attribute ) {
		$key  = Attributes::text( $args, 'key', 20 );
		$text = in_array( $key, Business_Facts::KEYS, true ) ? Business_Facts::get( $key ) : '';
		if ( '' === $text ) {
			return null;
		}
		if ( 'url' === $attribute ) {
			return in_array( $block->name, self::LINKS, true ) ? self::to_url( $key, $text ) : null;
		}
		// Core escapes HTML attributes, but treats any other value as HTML.
		$source = $block->block_type->attributes[ $attribute ]['source'] ?? '';
		if ( 'attribute' === $source ) {
			return $text;
		}
		return 'email' === $key ? self::obfuscate( $text ) : esc_html( $text );
	}

	/**
	 * Returns the URL that opens an email or starts a call.
	 *
	 * @param string $key  Key of the text.
	 * @param string $text Text.
	 * @return string|null Null for texts that have no URL.
	 */
	private static function to_url( string $key, string $text ): ?string {
		if ( 'email' === $key ) {
			return 'mailto:' . $text;
		}
		$digits = 'phone' === $key ? preg_replace( '/\D/', '', $text ) : '';
		return '' === $digits ? null : 'tel:' . ( '+' === substr( $text, 0, 1 ) ? '+' : '' ) . $digits;
	}

	/**
	 * Hides an email address from spam bots, as the Email Address block does.
	 *
	 * @param string $email Email address.
	 * @return string HTML.
	 */
	private static function obfuscate( string $email ): string {
		return esc_html( preg_replace( '/&(?!#\d+;)/', '&amp;', antispambot( $email ) ) );
	}
}
