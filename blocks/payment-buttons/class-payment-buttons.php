<?php
namespace Mainstreet\Blocks\Payment_Buttons;

use Mainstreet\Core\Attributes;
use Mainstreet\Registration\Block_Types\Style_Attributes;

defined( 'ABSPATH' ) || exit;

/** Adds the alignment and the gap to the saved row of buttons. Buttons with a width in percent need the gap. */
final class Payment_Buttons {

	/**
	 * Renders the row.
	 *
	 * @param string $content Saved markup with the rendered buttons.
	 * @return string HTML. An empty string if no button is shown.
	 */
	public static function render( array $attributes, string $content ): string {
		if ( false === strpos( $content, 'wp-block-jetpack-recurring-payments' ) ) {
			return '';
		}
		$tags = new \WP_HTML_Tag_Processor( $content );
		if ( ! $tags->next_tag( array( 'class_name' => 'wp-block-jetpack-payment-buttons' ) ) ) {
			return $content;
		}
		$align = Attributes::text( $attributes, 'align', 500 );
		if ( in_array( $align, array( 'wide', 'full' ), true ) ) {
			// Later Jetpack releases store the alignment only in the block comment.
			$tags->add_class( 'align' . $align );
		}
		$gap = self::get_gap( $attributes );
		if ( '' !== $gap ) {
			$tags->set_attribute( 'style', '--jetpack-payment-buttons-gap:' . $gap . ';' . (string) $tags->get_attribute( 'style' ) );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Returns the gap between two buttons.
	 *
	 * @return string CSS length. An empty string for the default of the theme.
	 */
	private static function get_gap( array $attributes ): string {
		$style   = Attributes::items( $attributes, 'style' );
		$spacing = Attributes::items( $style, 'spacing' );
		$gap     = isset( $spacing['blockGap'] ) ? $spacing['blockGap'] : '';
		$gap     = is_array( $gap ) ? Attributes::text( $gap, 'left', 500 ) : Attributes::text( $spacing, 'blockGap', 500 );
		if ( preg_match( '/^var:preset\|spacing\|([a-z0-9-]{1,60})$/D', $gap, $found ) ) {
			return 'var(--wp--preset--spacing--' . $found[1] . ')';
		}
		return Style_Attributes::length( array( 'gap' => $gap ), 'gap' );
	}
}
