<?php
namespace Mainstreet\Newsletter\Signup_Form;

use Mainstreet\Core\Attributes;
use Mainstreet\Registration\Block_Types\Style_Attributes;

defined( 'ABSPATH' ) || exit;

/** Builds classes and inline styles of the form, field and button from stored attributes (docs/content-format.md 31). */
final class Subscription_Style {

	/** Prefix of the generated classes. */
	const RULE_PREFIX = 'mainstreet-look-';

	/** Stored attributes, not validated. */
	private array $attributes;

	public function __construct( array $attributes ) {
		$this->attributes = $attributes;
	}

	/** Whether a boolean attribute is true. */
	public function is_on( string $name ): bool {
		return Attributes::flag( $this->attributes, $name );
	}

	/** Whether the form is hidden until its button is pressed. */
	public function is_folded(): bool {
		return in_array( 'is-style-button', explode( ' ', Attributes::text( $this->attributes, 'className', 1000 ) ), true );
	}

	/** Returns additional classes of the root element. */
	public function root_class(): string {
		$class = 'wp-block-jetpack-subscriptions__supports-newline';
		foreach ( array(
			'buttonOnNewLine'      => 'use-newline',
			'showSubscribersTotal' => 'show-subs',
		) as $name => $part ) {
			$class .= $this->is_on( $name ) ? ' wp-block-jetpack-subscriptions__' . $part : '';
		}
		return $class;
	}

	/**
	 * Returns the style of the form's container: variables for its parts, which style sheets may override. As everywhere, only
	 * values that differ from the block's style sheet.
	 */
	public function form_style(): string {
		$gap    = Attributes::number( $this->attributes, 'spacing', 0, 50, 10 );
		$radius = Attributes::number( $this->attributes, 'borderRadius', 0, 50, 0 );
		return Style_Attributes::style(
			array(
				'--mainstreet-gap'    => self::unless_default( 10, $gap, 'px' ),
				'--mainstreet-radius' => self::unless_default( 0, $radius, 'px' ),
			)
		);
	}

	/**
	 * Returns `class` and `style` of the fields.
	 *
	 * @return string[]
	 */
	public function field(): array {
		return array(
			'class' => $this->classes( '', 'emailFieldBackgroundColor', 'emailFieldGradient', 'fieldClasses' ),
			'style' => Style_Attributes::style( $this->background( 'emailFieldBackgroundColor', 'emailFieldGradient' ) + $this->box_styles() ),
		);
	}

	/**
	 * Returns `class` and `style` of the button, and `around`, the style of its container. A width in percent is set on the
	 * container, which has no width of its own.
	 *
	 * @param bool $is_held Whether the button has a container.
	 * @return string[]
	 */
	public function button( bool $is_held = true ): array {
		$color = '' === Style_Attributes::slug( $this->attributes, 'textColor' ) ? Style_Attributes::color( $this->attributes, 'customTextColor' ) : '';
		$style = $this->background( 'buttonBackgroundColor', 'buttonGradient' ) + array( 'color' => $color ) + $this->box_styles();
		$class = $this->classes( 'textColor', 'buttonBackgroundColor', 'buttonGradient', 'buttonClasses' );
		$width = Style_Attributes::length( $this->attributes, 'buttonWidth' );
		$share = $is_held && '%' === substr( $width, -1 ) ? $width : '';
		return array(
			// Without this class, the button keeps the theme's radius.
			'class'  => trim( $class . ( Attributes::number( $this->attributes, 'borderRadius', 0, 50, 0 ) > 0 ? ' has-own-radius' : '' ) ),
			'style'  => Style_Attributes::style( $style + array( 'width' => '' === $share ? $width : '100%' ) ),
			'around' => Style_Attributes::style( array( 'width' => $share ) ),
		);
	}

	/**
	 * Returns the background of a part. A named color or gradient is set by a class; a custom gradient precedes a custom color.
	 *
	 * @param string $color Attribute with the slug of the color.
	 * @return string[] CSS declarations.
	 */
	private function background( string $color, string $gradient ): array {
		if ( '' !== Style_Attributes::slug( $this->attributes, $color ) || '' !== Style_Attributes::slug( $this->attributes, $gradient ) ) {
			return array();
		}
		$own = Style_Attributes::gradient( $this->attributes, 'custom' . ucfirst( $gradient ) );
		return array( 'background' => '' === $own ? Style_Attributes::color( $this->attributes, 'custom' . ucfirst( $color ) ) : $own );
	}

	/** Returns the CSS declarations that fields and button share. */
	private function box_styles(): array {
		$attributes = $this->attributes;
		$size       = Style_Attributes::length( $attributes, 'customFontSize' );
		$size       = '' === $size ? Style_Attributes::length( $attributes, 'fontSize' ) : $size;
		$padding    = Attributes::number( $attributes, 'padding', 5, 50, 15 );
		return array(
			'font-size'    => self::unless_default( '16px', $size ),
			'padding'      => self::unless_default( 15, $padding, 'px ' . round( $padding * 1.5 ) . 'px' ),
			'border-width' => self::unless_default( 1, Attributes::number( $attributes, 'borderWeight', 0, 15, 1 ), 'px' ),
			'border-color' => '' === Style_Attributes::slug( $attributes, 'borderColor' ) ? Style_Attributes::color( $attributes, 'customBorderColor' ) : Style_Attributes::color( $attributes, 'borderColor' ),
		);
	}

	/**
	 * Returns a value with its unit, unless it equals the default of the style sheet.
	 *
	 * @param string|int $standard Default value.
	 * @param string     $unit     Text appended to the value.
	 * @return string Empty for the default value.
	 */
	private static function unless_default( $standard, $value, string $unit = '' ): string {
		return (string) $standard === (string) $value ? '' : $value . $unit;
	}

	/**
	 * Returns the classes of a part.
	 *
	 * @param string $text  Attribute with the slug of the text color, or empty.
	 * @param string $color Attribute with the slug of the background.
	 * @param string $given Attribute with classes from a shortcode.
	 */
	private function classes( string $text, string $color, string $gradient, string $given ): string {
		$attributes = $this->attributes;
		$font       = Style_Attributes::slug( $attributes, 'fontSize' );
		$border     = Style_Attributes::slug( $attributes, 'borderColor' );
		$given      = preg_split( '/\s+/', Attributes::text( $attributes, $given, 1000 ), -1, PREG_SPLIT_NO_EMPTY );
		$classes    = array_merge(
			array(
				isset( $attributes['borderRadius'] ) && 0 === $attributes['borderRadius'] ? 'no-border-radius' : '',
				'' === $font ? '' : "has-{$font}-font-size",
				'' === $border ? '' : "has-{$border}-border-color",
			),
			Style_Attributes::color_classes( Style_Attributes::slug( $attributes, $text ), Style_Attributes::slug( $attributes, $color ), Style_Attributes::slug( $attributes, $gradient ) ),
			array_map( 'sanitize_html_class', $given )
		);
		return implode( ' ', array_unique( array_filter( $classes ) ) );
	}

	/**
	 * Moves style attributes of rendered markup into rules of a style element, which is printed as core prints those of its own
	 * blocks. A content security policy can allow such an element by a nonce or hash, but not an attribute. Stored content is not
	 * changed.
	 */
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
		$name = self::RULE_PREFIX . substr( md5( $style ), 0, 8 );
		if ( ! wp_style_is( $name, 'registered' ) ) {
			wp_register_style( $name, false, array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- no file.
			// Repeats the class, because a style attribute overrides theme rules for buttons and fields, and so must the rule.
			wp_add_inline_style( $name, str_repeat( '.' . $name, 4 ) . '{' . $style . '}' );
		}
		wp_enqueue_style( $name );
		return $name;
	}
}
