<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;

defined( 'ABSPATH' ) || exit;

/**
 * A line or dots, for eyes alone: the number above the step says the same to everybody.
 */
final class Form_Progress {

	/** Most dots; more steps have a line. */
	const MAX_DOTS = 12;

	/** Attributes of the colours, a preset's name or with `custom` before it a colour, and what the style sheet calls them. */
	const COLORS = array(
		'progressColor'           => '--mainstreet-progress',
		'progressBackgroundColor' => '--mainstreet-progress-rest',
	);

	/**
	 * The progress, hidden until the script knows of one.
	 *
	 * @param array $attributes Attributes of the block, of any type.
	 * @param int   $total      How many steps there are.
	 * @return string Escaped HTML.
	 */
	public static function html( array $attributes, $total ) {
		$is_dots = 'dots' === Parsed_Block::text( $attributes, 'variant', 20 ) && $total <= self::MAX_DOTS;
		$looks   = Form_Styles::of( $attributes );
		return Form_Html::element(
			'div',
			array(
				'class'       => Form_Html::classes( 'wp-block-jetpack-form-progress-indicator', 'mainstreet-form__progress', $is_dots ? 'is-variant-dots' : 'is-variant-line', $looks['class'] ),
				'style'       => implode( ';', array_filter( array( rtrim( $looks['style'], ';' ), self::colors( $attributes ) ), 'strlen' ) ),
				'aria-hidden' => 'true',
				'hidden'      => true,
			),
			$is_dots ? str_repeat( '<span class="mainstreet-form__dot"></span>', $total ) : '<span class="mainstreet-form__bar"></span>'
		);
	}

	/**
	 * The two colours.
	 *
	 * @param array $attributes Attributes of the block.
	 * @return string Declarations, not escaped.
	 */
	private static function colors( array $attributes ) {
		$css = array();
		foreach ( self::COLORS as $name => $property ) {
			$slug   = Parsed_Block::text( $attributes, $name, 60 );
			$custom = Parsed_Block::text( $attributes, 'custom' . ucfirst( $name ), 60 );
			if ( preg_match( '/^[a-z0-9-]+$/iD', $slug ) ) {
				$css[] = $property . ':var(--wp--preset--color--' . _wp_to_kebab_case( $slug ) . ')';
			} elseif ( preg_match( '/^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%\/]+\))$/iD', $custom ) ) {
				$css[] = $property . ':' . $custom;
			}
		}
		return implode( ';', $css );
	}
}
