<?php
namespace Mainstreet\Blocks\Donations\Rendering;

use Mainstreet\Blocks\Donations\Donations_Settings;
use Mainstreet\Core\Attributes;
use Mainstreet\Registration\Block_Types\Style_Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Converts style attributes of later releases to custom properties of the root element, which style.scss uses. Invalid colors,
 * sizes and borders are ignored.
 */
final class Donations_Styles {

	/** Color attributes by custom property. */
	const COLORS = array(
		'active-background'   => 'activeTabBackgroundColor',
		'active-text'         => 'activeTabTextColor',
		'inactive-background' => 'inactiveTabBackgroundColor',
		'inactive-text'       => 'inactiveTabTextColor',
		'selected-background' => 'selectedAmountBackgroundColor',
		'selected-text'       => 'selectedAmountTextColor',
		'selected-outline'    => 'selectedAmountOutlineColor',
		'tab-border'          => 'tabBorderColor',
	);

	/** Font size attributes by custom property. */
	const SIZES = array(
		'tab-size'    => 'tabFontSize',
		'amount-size' => 'amountFontSize',
	);

	/** Sides and corners, in the order of CSS shorthands. */
	const SIDES   = array( 'top', 'right', 'bottom', 'left' );
	const CORNERS = array( 'topLeft', 'topRight', 'bottomRight', 'bottomLeft' );

	/** Attributes of the block. */
	private array $attributes;

	public function __construct( Donations_Settings $settings ) {
		$this->attributes = $settings->get_attributes();
	}

	/** Returns class and style of the root element, without those that core adds (not escaped, without empty ones). */
	public function get_attributes(): array {
		$styles = array();
		foreach ( self::COLORS as $property => $name ) {
			$styles[ $property ] = $this->get_preset( $name, 'color' ) . Style_Attributes::color( $this->attributes, $name );
		}
		foreach ( self::SIZES as $property => $name ) {
			$styles[ $property ] = $this->get_font_size( $name );
		}
		$styles['tab-padding']   = $this->get_box( 'tabPadding' );
		$styles['amount-radius'] = $this->get_radius( 'amountBorderRadius' );
		$styles['block-radius']  = $this->get_radius( 'blockBorderRadius' );
		$styles                 += $this->get_borders( 'amountBorder', 'amount-border' ) + $this->get_borders( 'blockBorder', 'block-border' );
		$named                   = array();
		foreach ( $styles as $property => $value ) {
			$named[ '--mainstreet-donations-' . $property ] = $value;
		}
		return array_filter(
			array(
				'class' => implode( ' ', $this->get_classes() ),
				'style' => Style_Attributes::style( $named ),
			),
			'strlen'
		);
	}

	/**
	 * Returns the inline style of a button. Custom properties would not work, because themes style buttons themselves.
	 *
	 * @return string Escaped attribute with a leading space; '' for none.
	 */
	public function render_button_style(): string {
		$style = Style_Attributes::style(
			array(
				'border-radius' => $this->get_radius( 'buttonBorderRadius' ),
				'padding'       => $this->get_box( 'buttonPadding' ),
				'font-size'     => $this->get_font_size( 'buttonFontSize' ),
			)
		);
		return '' === $style ? '' : ' style="' . esc_attr( $style ) . '"';
	}

	/** Lists the classes of appearance and alignment. */
	private function get_classes(): array {
		$classes = array();
		foreach ( array(
			'tabsAppearance'   => array( 'has-tabs-as-', array( 'buttons' ) ),
			'buttonAlignment'  => array( 'has-button-', array( 'left', 'center', 'right', 'full' ) ),
			'contentAlignment' => array( 'has-content-', array( 'left', 'center', 'right' ) ),
		) as $name => $known ) {
			$value = Attributes::text( $this->attributes, $name, 500 );
			if ( in_array( $value, $known[1], true ) ) {
				$classes[] = $known[0] . $value;
			}
		}
		foreach ( array( 'blockBorder', 'blockBorderRadius' ) as $name ) {
			if ( ! empty( $this->attributes[ $name ] ) ) {
				$classes[] = 'has-block-border';
				break;
			}
		}
		return $classes;
	}

	/**
	 * Converts a reference to a theme preset to CSS.
	 *
	 * @param string $kind `color` or `font-size`.
	 * @return string '' for another value.
	 */
	private function get_preset( string $name, string $kind ): string {
		return preg_match( '/^var:preset\|' . $kind . '\|([\w-]{1,100})$/D', Attributes::text( $this->attributes, $name, 500 ), $found ) ? "var(--wp--preset--{$kind}--{$found[1]})" : '';
	}

	/** Reads a font size: a preset, a length, `clamp()`, or a preset's slug. */
	private function get_font_size( string $name ): string {
		$preset = $this->get_preset( $name, 'font-size' );
		$length = Style_Attributes::length( $this->attributes, $name );
		$text   = Attributes::text( $this->attributes, $name, 500 );
		if ( '' !== $preset . $length ) {
			return $preset . $length;
		}
		if ( preg_match( '/^clamp\([\w\s.,%\/+*-]{1,100}\)$/D', $text ) ) {
			return $text;
		}
		return preg_match( '/^[a-z][\w-]{0,60}$/iD', $text ) ? 'var(--wp--preset--font-size--' . Style_Attributes::slug( $this->attributes, $name ) . ')' : '';
	}

	/** Reads the lengths of four sides (CSS; '' if no side has a length). */
	private function get_box( string $name ): string {
		return self::join_lengths( isset( $this->attributes[ $name ] ) ? $this->attributes[ $name ] : null, self::SIDES );
	}

	/** Reads a border radius: one for all corners, or one for each. */
	private function get_radius( string $name ): string {
		$value = isset( $this->attributes[ $name ] ) ? $this->attributes[ $name ] : null;
		return is_array( $value ) ? self::join_lengths( $value, self::CORNERS ) : self::to_length( $value );
	}

	/**
	 * Joins four lengths; missing ones are 0.
	 *
	 * @param mixed    $value Stored value.
	 * @param string[] $names Keys, in the order of CSS shorthands.
	 * @return string CSS; '' if all are missing.
	 */
	private static function join_lengths( $value, array $names ): string {
		$lengths = array();
		foreach ( $names as $name ) {
			$length    = is_array( $value ) && isset( $value[ $name ] ) ? self::to_length( $value[ $name ] ) : '';
			$lengths[] = '' === $length ? '0' : $length;
		}
		return array_filter( $lengths ) ? implode( ' ', $lengths ) : '';
	}

	/**
	 * Reads a border: one for all sides, or one for each.
	 *
	 * @param string $property Custom property without side.
	 * @return string[] By custom property.
	 */
	private function get_borders( string $name, string $property ): array {
		$value = Attributes::items( $this->attributes, $name );
		if ( ! array_intersect_key( $value, array_flip( self::SIDES ) ) ) {
			return array( $property => self::to_border( $value ) );
		}
		$borders = array( $property => '0' );
		foreach ( self::SIDES as $side ) {
			$borders[ "{$property}-{$side}" ] = isset( $value[ $side ] ) ? self::to_border( $value[ $side ] ) : '';
		}
		return $borders;
	}

	/**
	 * Converts a border to CSS.
	 *
	 * @param mixed $value `width`, `style`, `color`.
	 */
	private static function to_border( $value ): string {
		if ( ! is_array( $value ) || ! $value ) {
			return '';
		}
		$width = self::to_length( isset( $value['width'] ) ? $value['width'] : null );
		$style = Attributes::text( $value, 'style', 500 );
		$color = Style_Attributes::color( $value, 'color' );
		if ( '' === $width . $color ) {
			return '';
		}
		return ( '' === $width ? '1px' : $width ) . ' ' . ( in_array( $style, array( 'solid', 'dashed', 'dotted' ), true ) ? $style : 'solid' ) . ' ' . ( '' === $color ? 'currentcolor' : $color );
	}

	/**
	 * Validates a length, or converts a reference to a theme's spacing preset.
	 *
	 * @param mixed $value Stored value.
	 * @return string CSS; '' for an invalid value.
	 */
	private static function to_length( $value ): string {
		$box = array( 'value' => $value );
		if ( preg_match( '/^var:preset\|spacing\|([\w-]{1,100})$/D', Attributes::text( $box, 'value', 500 ), $found ) ) {
			return "var(--wp--preset--spacing--{$found[1]})";
		}
		return Style_Attributes::length( $box, 'value' );
	}
}
