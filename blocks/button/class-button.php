<?php
namespace Mainstreet\Blocks\Button;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Html;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Safe_Html;
use Mainstreet\Registration\Block_Types\Style_Attributes;
use Mainstreet\Registration\Block_Types\Support_Styles;

defined( 'ABSPATH' ) || exit;

/** Renders a button from its attributes as stored, which may have any type. */
final class Button {

	/** Allowed HTML in the text: formatting, but nothing interactive. */
	const TEXT = array(
		'b'      => array(),
		'br'     => array(),
		'code'   => array(),
		'em'     => array(),
		'i'      => array(),
		'mark'   => array( 'class' => true ),
		's'      => array(),
		'span'   => array( 'class' => true ),
		'strong' => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	/** Properties that later releases store in the attribute `style`, by group. Saved markup does not contain them. */
	const SUPPORTS = array(
		'typography' => array( 'fontFamily', 'fontStyle', 'fontWeight', 'lineHeight', 'letterSpacing', 'textDecoration', 'textTransform' ),
		'border'     => array( 'top', 'right', 'bottom', 'left' ),
		'spacing'    => array( 'padding' ),
	);

	/**
	 * Number of uses of each id on this page.
	 *
	 * @var int[]
	 */
	private static array $ids = array();

	/**
	 * Renders the button inside the block's wrapper.
	 *
	 * @return string Escaped HTML; '' for a link without text.
	 */
	public static function render( array $attributes ): string {
		$element = Attributes::text( $attributes, 'element', 500 );
		$element = in_array( $element, array( 'button', 'input' ), true ) ? $element : 'a';
		$text    = Safe_Html::sanitize( Plain_Text::escape_brackets( Attributes::text( $attributes, 'text', 2000 ) ), self::TEXT );
		if ( '' === trim( Plain_Text::from_html( $text ) ) ) {
			if ( 'a' === $element ) {
				return '';
			}
			$text = esc_html__( 'Submit', 'mainstreet-blocks' );
		}
		$width    = Style_Attributes::length( $attributes, 'width' );
		$is_share = '%' === substr( $width, -1 );
		$tag      = self::attributes_html( $element, $attributes, $is_share ? '100%' : $width );
		if ( 'input' === $element ) {
			$inner = '<input' . $tag . ' value="' . esc_attr( Plain_Text::from_html( $text ) ) . '">';
		} else {
			$inner = '<' . $element . $tag . '>' . $text . '</' . $element . '>';
		}
		$wrapper = array( 'class' => 'wp-block-button' );
		if ( $is_share ) {
			$wrapper['style'] = "width:{$width};max-width:100%";
		}
		return '<div ' . get_block_wrapper_attributes( $wrapper ) . '>' . $inner . '</div>';
	}

	/**
	 * Builds the attributes of the link, button or input.
	 *
	 * @param string $element    `a`, `button` or `input`.
	 * @param array  $attributes Attributes of the block.
	 * @param string $width      CSS width; '' for none.
	 * @return string Escaped HTML with a leading space.
	 */
	private static function attributes_html( string $element, array $attributes, string $width ): string {
		$id   = self::unique_id( Attributes::text( $attributes, 'uniqueId', 100 ) );
		$html = array(
			'class'        => implode( ' ', self::classes( $attributes, $width ) ),
			'style'        => self::style( $attributes, $width ),
			'data-id-attr' => '' === $id ? 'placeholder' : $id,
			'id'           => $id,
		);
		if ( 'a' === $element ) {
			$html['href']   = esc_url( Attributes::text( $attributes, 'url', 2000 ) );
			$html['rel']    = 'noopener noreferrer';
			$html['target'] = '_blank';
		} else {
			$html['type'] = 'submit';
		}
		return Html::attributes( array_filter( $html, 'strlen' ) );
	}

	/**
	 * Lists the classes of the link, button or input.
	 *
	 * @param array  $attributes Attributes of the block.
	 * @param string $width      CSS width; '' for none.
	 * @return string[]
	 */
	private static function classes( array $attributes, string $width ): array {
		$slug = static function ( $name, $custom ) use ( $attributes ) {
			$found = Style_Attributes::slug( $attributes, $name );
			return '' === $found ? '' !== $custom : $found;
		};
		$font = Style_Attributes::slug( $attributes, 'fontSize' );
		return array_merge(
			array( 'wp-block-button__link' ),
			Style_Attributes::color_classes(
				$slug( 'textColor', Style_Attributes::color( $attributes, 'customTextColor' ) ),
				$slug( 'backgroundColor', Style_Attributes::color( $attributes, 'customBackgroundColor' ) ),
				$slug( 'gradient', Style_Attributes::gradient( $attributes, 'customGradient' ) )
			),
			array_filter(
				array(
					isset( $attributes['borderRadius'] ) && 0 === $attributes['borderRadius'] ? 'no-border-radius' : '',
					'' !== $width ? 'has-custom-width' : '',
					'' !== $font ? "has-{$font}-font-size" : '',
				)
			),
			self::support_classes( $attributes )
		);
	}

	/**
	 * Builds the inline style. The first releases stored styles in attributes of their own, later ones also in `style`.
	 *
	 * @param array  $attributes Attributes of the block.
	 * @param string $width      CSS width; '' for none.
	 */
	private static function style( array $attributes, string $width ): string {
		$part     = static fn( $name ) => isset( $attributes['style'][ $name ] ) && is_array( $attributes['style'] ) && is_array( $attributes['style'][ $name ] ) ? $attributes['style'][ $name ] : array();
		$border   = $part( 'border' );
		$line     = Attributes::text( $border, 'style', 500 );
		$line     = in_array( $line, array( 'solid', 'dashed', 'dotted', 'double' ), true ) ? $line : '';
		$edge     = Style_Attributes::length( $border, 'width' );
		$radius   = Attributes::number( $attributes, 'borderRadius', 0, 999 );
		$gradient = Style_Attributes::gradient( $attributes, 'customGradient' );
		$is_named = '' !== Style_Attributes::slug( $attributes, 'backgroundColor' ) || '' !== Style_Attributes::slug( $attributes, 'gradient' );
		$style    = Style_Attributes::style(
			array(
				'background'       => $gradient,
				'background-color' => $is_named || '' !== $gradient ? '' : Style_Attributes::color( $attributes, 'customBackgroundColor' ),
				'color'            => '' === Style_Attributes::slug( $attributes, 'textColor' ) ? Style_Attributes::color( $attributes, 'customTextColor' ) : '',
				'border-radius'    => $radius > 0 ? $radius . 'px' : Style_Attributes::length( $border, 'radius' ),
				'border-width'     => $edge,
				'border-style'     => '' === $line && '' !== $edge ? 'solid' : $line,
				'border-color'     => Style_Attributes::color( $border, 'color' ),
				'font-size'        => Style_Attributes::length( $part( 'typography' ), 'fontSize' ),
				'width'            => $width,
			)
		);
		return implode( ';', array_filter( array( $style, self::support_style( $attributes ) ), 'strlen' ) );
	}

	/**
	 * Adds block support styles that are not part of the saved markup of a link.
	 *
	 * @param array $attributes Attributes of the block; any type.
	 * @return string HTML.
	 */
	public static function add_support_styles( array $attributes, string $html ): string {
		$style   = self::support_style( $attributes );
		$classes = self::support_classes( $attributes );
		$tags    = new \WP_HTML_Tag_Processor( $html );
		if ( ( '' === $style && ! $classes ) || ! $tags->next_tag( array( 'class_name' => 'wp-block-button__link' ) ) ) {
			return $html;
		}
		array_map( array( $tags, 'add_class' ), $classes );
		if ( '' !== $style ) {
			$saved = $tags->get_attribute( 'style' );
			$tags->set_attribute( 'style', implode( ';', array_filter( array( is_string( $saved ) ? rtrim( $saved, '; ' ) : '', $style ), 'strlen' ) ) );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Lists the preset classes of block supports.
	 *
	 * @return string[]
	 */
	private static function support_classes( array $attributes ): array {
		$family = Style_Attributes::slug( $attributes, 'fontFamily' );
		$border = Style_Attributes::slug( $attributes, 'borderColor' );
		return array_merge(
			'' === $family ? array() : array( "has-{$family}-font-family" ),
			'' === $border ? array() : array( 'has-border-color', "has-{$border}-border-color" )
		);
	}

	/**
	 * Returns the CSS declarations of block supports.
	 *
	 * @return string Not escaped.
	 */
	private static function support_style( array $attributes ): string {
		$style = $attributes['style'] ?? null;
		return rtrim( Support_Styles::declarations( Support_Styles::clean( $style, self::SUPPORTS ) ), ';' );
	}

	/**
	 * Makes an id unique on the page.
	 *
	 * @param string $wanted Id from the attributes.
	 * @return string The id, with a number appended if it is in use; '' for an invalid id.
	 */
	private static function unique_id( string $wanted ): string {
		if ( ! preg_match( '/^[A-Za-z][\w:.-]*$/D', $wanted ) ) {
			return '';
		}
		self::$ids[ $wanted ] = isset( self::$ids[ $wanted ] ) ? self::$ids[ $wanted ] + 1 : 1;
		return 1 === self::$ids[ $wanted ] ? $wanted : $wanted . '-' . self::$ids[ $wanted ];
	}
}
