<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Style_Sheet;
use Mainstreet\Registration\Block_Types\Support_Styles;

defined( 'ABSPATH' ) || exit;

/**
 * Converts colors, borders, spacing and typography to classes and inline styles, as core does for dynamic blocks. Core cannot,
 * because the form renders its fields. Styles of all labels, inputs and buttons of a form are custom properties, each with a
 * class on which the style sheet depends; the editor does the same (`edit/styles/read.ts`).
 */
final class Form_Styles {

	/** Preset attributes: the class that is always added, and the class with the slug. */
	const PRESETS = array(
		'textColor'       => array( 'has-text-color', 'has-%s-color' ),
		'backgroundColor' => array( 'has-background', 'has-%s-background-color' ),
		'gradient'        => array( 'has-background', 'has-%s-gradient-background' ),
		'fontSize'        => array( '', 'has-%s-font-size' ),
		'fontFamily'      => array( '', 'has-%s-font-family' ),
		'borderColor'     => array( 'has-border-color', 'has-%s-border-color' ),
	);


	/** Custom properties of looks.scss by attribute of the form. */
	const VARIABLES = array(
		'labelColor'            => 'label-color',
		'labelFontSize'         => 'label-font-size',
		'fieldColor'            => 'field-color',
		'fieldBackgroundColor'  => 'field-background-color',
		'fieldFontSize'         => 'field-font-size',
		'fieldBorderColor'      => 'field-border-color',
		'fieldBorderWidth'      => 'field-border-width',
		'fieldBorderRadius'     => 'field-border-radius',
		'fieldPadding'          => 'field-padding',
		'buttonColor'           => 'button-color',
		'buttonBackgroundColor' => 'button-background',
		'buttonFontSize'        => 'button-font-size',
		'buttonBorderColor'     => 'button-border-color',
		'buttonBorderWidth'     => 'button-border-width',
		'buttonBorderRadius'    => 'button-border-radius',
		'buttonPadding'         => 'button-padding',
		'fieldGap'              => 'form-gap',
	);

	/** CSS values by alignment of fields in a row. */
	const JUSTIFY = array(
		'center'        => 'center',
		'right'         => 'flex-end',
		'space-between' => 'space-between',
	);

	/**
	 * Returns class and style of an element.
	 *
	 * @param array $attributes Attributes of its block; any type.
	 * @return array `class`, `style`: texts, not escaped.
	 */
	public static function from_attributes( array $attributes ): array {
		$classes = array();
		foreach ( self::PRESETS as $name => $patterns ) {
			$slug = Parsed_Block::text( $attributes, $name, 60 );
			if ( preg_match( '/^[a-z0-9-]+$/i', $slug ) ) {
				$classes[] = $patterns[0];
				$classes[] = sprintf( $patterns[1], _wp_to_kebab_case( $slug ) );
			}
		}
		$style = Support_Styles::declarations( Support_Styles::clean( isset( $attributes['style'] ) ? $attributes['style'] : null ) );
		return array(
			'class' => implode( ' ', array_unique( array_filter( $classes ) ) ),
			'style' => $style,
		);
	}

	/**
	 * Returns class and style of a part of a field: from its inner block (F2), else from the field (between F1 and F2).
	 *
	 * @param array  $block Parsed field.
	 * @param string $part  `label`, `input`, `options`; `single` for a single checkbox.
	 * @return array `class`, `style`.
	 */
	public static function of_part( array $block, string $part ): array {
		$blocks = array(
			'label'   => array( 'jetpack/label' ),
			// The text of a single checkbox is its label.
			'single'  => array( 'jetpack/label', 'jetpack/option' ),
			'input'   => array( 'jetpack/input', 'jetpack/phone-input', 'jetpack/input-range', 'jetpack/input-rating' ),
			'options' => array( 'jetpack/options', 'jetpack/fieldset-image-options' ),
		);
		$child = Parsed_Block::attributes_of( $block, ...$blocks[ $part ] );
		if ( null !== $child ) {
			return self::from_attributes( $child );
		}
		$between = self::from_field( Parsed_Block::attributes( $block ) );
		$part    = 'single' === $part ? 'label' : $part;
		return self::from_attributes( isset( $between[ $part ] ) ? $between[ $part ] : array() );
	}

	/**
	 * Reads styles of label and control from attributes, where fields stored them between F1 and F2.
	 *
	 * @param array $attributes Attributes of the field.
	 * @return array `label`, `input` and `options`: attributes as from_attributes() takes them.
	 */
	public static function from_field( array $attributes ): array {
		$pixels = static function ( $name ) use ( $attributes ) {
			$number = Parsed_Block::number( isset( $attributes[ $name ] ) ? $attributes[ $name ] : '' );
			return '' === $number ? null : $number . 'px';
		};
		$text   = static function ( $name ) use ( $attributes ) {
			$value = Parsed_Block::text( $attributes, $name, 100 );
			return '' === $value ? null : $value;
		};
		$input  = array(
			'color'      => array(
				'text'       => $text( 'inputColor' ),
				'background' => $text( 'fieldBackgroundColor' ),
			),
			'typography' => array(
				'fontSize'   => $text( 'fieldFontSize' ),
				'lineHeight' => $text( 'lineHeight' ),
			),
			'border'     => array(
				'color'  => $text( 'borderColor' ),
				'radius' => $pixels( 'borderRadius' ),
				'width'  => $pixels( 'borderWidth' ),
			),
		);
		$label  = array(
			'color'      => array( 'text' => $text( 'labelColor' ) ),
			'typography' => array(
				'fontSize'   => $text( 'labelFontSize' ),
				'lineHeight' => $text( 'labelLineHeight' ),
			),
		);
		return array(
			'label'   => array( 'style' => $label ),
			'input'   => array( 'style' => $input ),
			'options' => array( 'style' => array_intersect_key( $input, array( 'typography' => 1 ) ) + array( 'color' => array( 'text' => $input['color']['text'] ) ) ),
		);
	}

	/**
	 * Sanitizes attributes of the form before core reads styles from them. Core expects valid presets and styles; stored
	 * content may contain any value.
	 *
	 * @param array $attributes Attributes of the form.
	 */
	public static function sanitize( array $attributes ): array {
		foreach ( array_merge( array_keys( self::PRESETS ), array( 'align', 'className', 'anchor' ) ) as $name ) {
			if ( isset( $attributes[ $name ] ) && ! is_string( $attributes[ $name ] ) ) {
				unset( $attributes[ $name ] );
			}
		}
		$style               = isset( $attributes['style'] ) ? $attributes['style'] : null;
		$shadow              = isset( $style['shadow'] ) && is_string( $style['shadow'] ) ? Support_Styles::value( $style['shadow'] ) : null;
		$attributes['style'] = Support_Styles::clean( $style ) + array_filter( array( 'shadow' => $shadow ) );
		return $attributes;
	}

	/**
	 * Returns class and style of the form's outer element, and enqueues their style sheet.
	 *
	 * @param array $attributes Attributes of the form; any type.
	 * @return array `class`, `style`: texts, not escaped.
	 */
	public static function of_form( array $attributes ): array {
		$classes = array();
		$style   = '';
		foreach ( self::VARIABLES as $attribute => $name ) {
			// Only strings are valid, as in the editor.
			$given = isset( $attributes[ $attribute ] ) && is_string( $attributes[ $attribute ] );
			$value = $given ? self::value( Parsed_Block::text( $attributes, $attribute, 200 ) ) : '';
			if ( '' !== $value ) {
				$style    .= "--mainstreet-$name:$value;";
				$classes[] = 'sets-' . $name;
			}
		}
		if ( $classes ) {
			Style_Sheet::enqueue( 'blocks/contact-form/looks' );
		}
		return array(
			'class' => implode( ' ', $classes ),
			'style' => $style . self::layout( $attributes ),
		);
	}

	/**
	 * Converts core's flex layout, the orientation and alignment of the fields, to CSS.
	 *
	 * @param array $attributes Attributes of the form; any type.
	 * @return string Declarations.
	 */
	private static function layout( array $attributes ): string {
		$layout = Attributes::items( $attributes, 'layout' );
		$side   = Parsed_Block::text( $layout, 'justifyContent', 20 );
		$style  = isset( self::JUSTIFY[ $side ] ) ? '--mainstreet-form-justify:' . self::JUSTIFY[ $side ] . ';' : '';
		return 'horizontal' === Parsed_Block::text( $layout, 'orientation', 20 )
			? $style . '--mainstreet-form-basis:9em;--mainstreet-form-align:flex-end;'
			: $style;
	}

	/**
	 * Validates a CSS value.
	 *
	 * @param string $text As stored: a color, a length, or a preset such as `var:preset|color|accent`.
	 * @return string '' for an invalid value.
	 */
	public static function value( string $text ): string {
		if ( preg_match( '/^var:preset\|(color|font-size)\|([a-z0-9-]{1,60})$/iD', $text, $found ) ) {
			return sprintf( 'var(--wp--preset--%1$s--%2$s)', strtolower( $found[1] ), _wp_to_kebab_case( $found[2] ) );
		}
		$is_value = preg_match( '/^#[0-9a-f]{3,8}$/iD', $text )
			|| preg_match( '/^\d{0,4}(?:\.\d{1,4})?(?:px|em|rem|vw|vh|%)?$/iD', $text )
			|| preg_match( '/^(?:rgba?|hsla?|clamp|min|max)\([0-9a-z.,%+*\/\s-]{1,120}\)$/iD', $text );
		return $is_value ? $text : '';
	}
}
