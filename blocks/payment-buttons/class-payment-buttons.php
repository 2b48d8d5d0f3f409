<?php
namespace Mainstreet\Blocks\Payment_Buttons;

use Mainstreet\Core\Attributes;
use Mainstreet\Registration\Block_Types\Style_Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to the saved row what buttons with a share of it reckon with.
 */
final class Payment_Buttons {

	/**
	 * The row.
	 *
	 * @param array  $attributes Attributes.
	 * @param string $content    Saved markup with the buttons drawn.
	 * @return string HTML; '' where no button is shown.
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
			// Later releases keep it in the comment only.
			$tags->add_class( 'align' . $align );
		}
		$gap = self::gap( $attributes );
		if ( '' !== $gap ) {
			$tags->set_attribute( 'style', '--jetpack-payment-buttons-gap:' . $gap . ';' . (string) $tags->get_attribute( 'style' ) );
		}
		return $tags->get_updated_html();
	}

	/**
	 * The gap between two buttons of a row.
	 *
	 * @param array $attributes Attributes.
	 * @return string CSS length; '' for the theme's.
	 */
	private static function gap( array $attributes ): string {
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
