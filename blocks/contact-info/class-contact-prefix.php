<?php
namespace Mainstreet\Blocks\Contact_Info;

defined( 'ABSPATH' ) || exit;

/**
 * Adds an icon or label to the email, phone and address blocks. The setting is stored in the parent block, and the prefix is
 * added on rendering, so that the saved markup of the three blocks does not change.
 */
final class Contact_Prefix {

	/** Start tag, content and end tag of a block's root element. Attribute values may contain `>`. */
	const ROOT = '/^(\s*<div(?:\s(?:[^"\'>]|"[^"]*"|\'[^\']*\')*)?>)(.+)(<\/div>\s*)$/Ds';

	/** SVG paths in a view box of 24 by 24, the same as the blocks' icons (icon.tsx). */
	const ICONS = array(
		'email'   => 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm.5 2.8v7.7h15V8.8L12 14.4 4.5 8.8Zm1.4-1.3 6.1 4.5 6.1-4.5H5.9Z',
		'phone'   => 'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3Zm0 1.5v15h8v-15H8Zm2.5 12h3V18h-3v-1.5Z',
		'address' => 'M12 3a7 7 0 0 1 7 7c0 4.5-4.5 8.7-7 11-2.5-2.3-7-6.5-7-11a7 7 0 0 1 7-7Zm0 1.5A5.5 5.5 0 0 0 6.5 10c0 3.3 3.1 6.7 5.5 9 2.4-2.3 5.5-5.7 5.5-9A5.5 5.5 0 0 0 12 4.5Zm0 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
	);

	/**
	 * Adds the prefix if the parent block has one. Feeds never get it.
	 *
	 * @param string    $html  Markup of the block.
	 * @param \WP_Block $block Email, phone or address block.
	 * @param string    $kind  `email`, `phone` or `address`.
	 */
	public static function add( string $html, \WP_Block $block, string $kind ): string {
		$prefix = isset( $block->context['mainstreet/contactPrefix'] ) ? $block->context['mainstreet/contactPrefix'] : 'none';
		if ( ! in_array( $prefix, array( 'icon', 'label' ), true ) || is_feed() || ! preg_match( self::ROOT, $html, $parts ) ) {
			return $html;
		}
		$root = new \WP_HTML_Tag_Processor( $parts[1] );
		$root->next_tag();
		$root->add_class( 'has-contact-' . $prefix );
		// Email and phone contain only text and links.
		$tag = 'address' === $kind ? 'div' : 'span';
		return $root->get_updated_html()
			. self::render_prefix( $prefix, $kind )
			. '<' . $tag . ' class="wp-block-jetpack-contact-info__value">' . $parts[2] . '</' . $tag . '>'
			. $parts[3];
	}

	/**
	 * Renders the label, or the icon with the label as its accessible name.
	 *
	 * @param string $prefix `icon` or `label`.
	 * @param string $kind   `email`, `phone` or `address`.
	 */
	private static function render_prefix( $prefix, string $kind ): string {
		$labels = array(
			'email'   => __( 'Email', 'mainstreet-blocks' ),
			'phone'   => __( 'Phone', 'mainstreet-blocks' ),
			'address' => __( 'Address', 'mainstreet-blocks' ),
		);
		return 'icon' === $prefix
			? '<svg class="wp-block-jetpack-contact-info__icon" viewBox="0 0 24 24" role="img" focusable="false" aria-label="' . esc_attr( $labels[ $kind ] ) . '"><path d="' . esc_attr( self::ICONS[ $kind ] ) . '"/></svg>'
			: '<span class="wp-block-jetpack-contact-info__label">' . esc_html( $labels[ $kind ] ) . '</span> ';
	}
}
