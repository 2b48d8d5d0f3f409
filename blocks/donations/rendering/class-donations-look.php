<?php
namespace Mainstreet\Blocks\Donations\Rendering;

use Mainstreet\Blocks\Donations\Donations_Settings;
use Mainstreet\Core\Attributes;
use Mainstreet\Registration\Block_Types\Style_Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Turns attributes of later releases into properties of the root, which style.scss reads. Whatever is no colour, size or border counts
 * as none.
 */
final class Donations_Look {

	/** Colours by property. */
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

	/** Font sizes by property. */
	const SIZES = array(
		'tab-size'    => 'tabFontSize',
		'amount-size' => 'amountFontSize',
	);

	/** Sides of a box, in CSS's order, and corners. */
	const SIDES   = array( 'top', 'right', 'bottom', 'left' );
	const CORNERS = array( 'topLeft', 'topRight', 'bottomRight', 'bottomLeft' );

	/** Attributes of the block. */
	private array $attributes;

	/**
	 * Reads a block.
	 *
	 * @param Donations_Settings $settings What the block says.
	 */
	public function __construct( Donations_Settings $settings ) {
		$this->attributes = $settings->all();
	}

	/**
	 * Class and style of the root, besides what core adds.
	 *
	 * @return string[] Not escaped; what is empty is left out.
	 */
	public function attributes(): array {
		$styles = array();
		foreach ( self::COLORS as $property => $name ) {
			$styles[ $property ] = $this->preset( $name, 'color' ) . Style_Attributes::color( $this->attributes, $name );
		}
		foreach ( self::SIZES as $property => $name ) {
			$styles[ $property ] = $this->size( $name );
		}
		$styles['tab-padding']   = $this->box( 'tabPadding' );
		$styles['amount-radius'] = $this->radius( 'amountBorderRadius' );
		$styles['block-radius']  = $this->radius( 'blockBorderRadius' );
		$styles                 += $this->border( 'amountBorder', 'amount-border' ) + $this->border( 'blockBorder', 'block-border' );
		$named                   = array();
		foreach ( $styles as $property => $value ) {
			$named[ '--mainstreet-donations-' . $property ] = $value;
		}
		return array_filter(
			array(
				'class' => implode( ' ', $this->classes() ),
				'style' => Style_Attributes::style( $named ),
			),
			'strlen'
		);
	}

	/**
	 * Style of the buttons: on themselves, since themes style every button.
	 *
	 * @return string Attribute, escaped, with a space in front; '' for none.
	 */
	public function button(): string {
		$style = Style_Attributes::style(
			array(
				'border-radius' => $this->radius( 'buttonBorderRadius' ),
				'padding'       => $this->box( 'buttonPadding' ),
				'font-size'     => $this->size( 'buttonFontSize' ),
			)
		);
		return '' === $style ? '' : ' style="' . esc_attr( $style ) . '"';
	}

	/**
	 * Classes for what is chosen from a list.
	 *
	 * @return string[]
	 */
	private function classes(): array {
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
	 * A value that names one of the theme's.
	 *
	 * @param string $name Attribute.
	 * @param string $kind `color` or `font-size`.
	 * @return string '' where it does not.
	 */
	private function preset( string $name, string $kind ): string {
		return preg_match( '/^var:preset\|' . $kind . '\|([\w-]{1,100})$/D', Attributes::text( $this->attributes, $name, 500 ), $found ) ? "var(--wp--preset--{$kind}--{$found[1]})" : '';
	}

	/**
	 * A font size: a length, or the slug of one of the theme's.
	 *
	 * @param string $name Attribute.
	 */
	private function size( string $name ): string {
		$preset = $this->preset( $name, 'font-size' );
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

	/**
	 * Lengths of four sides.
	 *
	 * @param string $name Attribute.
	 * @return string '' where no side has one.
	 */
	private function box( string $name ): string {
		return self::four( isset( $this->attributes[ $name ] ) ? $this->attributes[ $name ] : null, self::SIDES );
	}

	/**
	 * A radius: one, or one for each corner.
	 *
	 * @param string $name Attribute.
	 */
	private function radius( string $name ): string {
		$value = isset( $this->attributes[ $name ] ) ? $this->attributes[ $name ] : null;
		return is_array( $value ) ? self::four( $value, self::CORNERS ) : self::length( $value );
	}

	/**
	 * Four lengths.
	 *
	 * @param mixed    $value Stored value.
	 * @param string[] $names Their names, in CSS's order.
	 * @return string '' where there is none.
	 */
	private static function four( $value, array $names ): string {
		$lengths = array();
		foreach ( $names as $name ) {
			$length    = is_array( $value ) && isset( $value[ $name ] ) ? self::length( $value[ $name ] ) : '';
			$lengths[] = '' === $length ? '0' : $length;
		}
		return array_filter( $lengths ) ? implode( ' ', $lengths ) : '';
	}

	/**
	 * Borders: one for all sides, or one for each.
	 *
	 * @param string $name     Attribute.
	 * @param string $property Property without side.
	 * @return string[] By property.
	 */
	private function border( string $name, string $property ): array {
		$value = Attributes::items( $this->attributes, $name );
		if ( ! array_intersect_key( $value, array_flip( self::SIDES ) ) ) {
			return array( $property => self::line( $value ) );
		}
		$borders = array( $property => '0' );
		foreach ( self::SIDES as $side ) {
			$borders[ "{$property}-{$side}" ] = isset( $value[ $side ] ) ? self::line( $value[ $side ] ) : '';
		}
		return $borders;
	}

	/**
	 * One border.
	 *
	 * @param mixed $value `width`, `style`, `color`.
	 */
	private static function line( $value ): string {
		if ( ! is_array( $value ) || ! $value ) {
			return '';
		}
		$width = self::length( isset( $value['width'] ) ? $value['width'] : null );
		$style = Attributes::text( $value, 'style', 500 );
		$color = Style_Attributes::color( $value, 'color' );
		if ( '' === $width . $color ) {
			return '';
		}
		return ( '' === $width ? '1px' : $width ) . ' ' . ( in_array( $style, array( 'solid', 'dashed', 'dotted' ), true ) ? $style : 'solid' ) . ' ' . ( '' === $color ? 'currentcolor' : $color );
	}

	/**
	 * A length, also of the theme's spacing.
	 *
	 * @param mixed $value Stored value.
	 * @return string '' for what is none.
	 */
	private static function length( $value ): string {
		$box = array( 'value' => $value );
		if ( preg_match( '/^var:preset\|spacing\|([\w-]{1,100})$/D', Attributes::text( $box, 'value', 500 ), $found ) ) {
			return "var(--wp--preset--spacing--{$found[1]})";
		}
		return Style_Attributes::length( $box, 'value' );
	}
}
