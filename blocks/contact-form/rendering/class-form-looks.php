<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Style_Sheet;

defined( 'ABSPATH' ) || exit;

/**
 * Labels, boxes and buttons as the author styled them once for the form. Each choice is a custom property on
 * the form and a class that makes the style sheet use it, here and in the editor (`edit/looks/read.ts`).
 */
final class Form_Looks {

	/** Attributes of the form by part and property of looks.scss. */
	const ATTRIBUTES = array(
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

	/** Where fields that do not fill their row stand. */
	const SIDES = array(
		'center'        => 'center',
		'right'         => 'flex-end',
		'space-between' => 'space-between',
	);

	/**
	 * What the form's outer element gets.
	 *
	 * @param array $attributes Attributes of the form; any type.
	 * @return array `class`, `style`: texts, not escaped.
	 */
	public static function of( array $attributes ) {
		$classes = array();
		$style   = '';
		foreach ( self::ATTRIBUTES as $attribute => $name ) {
			// Texts only, as the editor has it.
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
	 * How the fields of the form are laid out, as core's flex layout stores it: in rows, and where in a row.
	 *
	 * @param array $attributes Attributes of the form; any type.
	 * @return string Declarations.
	 */
	private static function layout( array $attributes ) {
		$layout = Attributes::items( $attributes, 'layout' );
		$side   = Parsed_Block::text( $layout, 'justifyContent', 20 );
		$style  = isset( self::SIDES[ $side ] ) ? '--mainstreet-form-justify:' . self::SIDES[ $side ] . ';' : '';
		return 'horizontal' === Parsed_Block::text( $layout, 'orientation', 20 )
			? $style . '--mainstreet-form-basis:9em;--mainstreet-form-align:flex-end;'
			: $style;
	}

	/**
	 * A value that can be nothing but a value.
	 *
	 * @param string $text As stored: a colour, a length, or `var:preset|color|accent` for one of the theme's.
	 * @return string Empty for anything else.
	 */
	public static function value( $text ) {
		if ( preg_match( '/^var:preset\|(color|font-size)\|([a-z0-9-]{1,60})$/iD', $text, $found ) ) {
			return sprintf( 'var(--wp--preset--%1$s--%2$s)', strtolower( $found[1] ), _wp_to_kebab_case( $found[2] ) );
		}
		$is_value = preg_match( '/^#[0-9a-f]{3,8}$/iD', $text )
			|| preg_match( '/^\d{0,4}(?:\.\d{1,4})?(?:px|em|rem|vw|vh|%)?$/iD', $text )
			|| preg_match( '/^(?:rgba?|hsla?|clamp|min|max)\([0-9a-z.,%+*\/\s-]{1,120}\)$/iD', $text );
		return $is_value ? $text : '';
	}
}
