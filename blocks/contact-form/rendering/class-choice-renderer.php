<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Field;
use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the text or image of a choice, beside its checkbox or radio button, and the styles of the list. The style sheet turns
 * the radio buttons of a rating into stars. No script is needed.
 */
final class Choice_Renderer {

	/** CSS classes of rating icons. */
	const SIGNS = array(
		'stars'  => 'is-stars',
		'hearts' => 'is-hearts',
	);

	/** Attributes of an image that are kept besides `src` and `alt`. */
	const KEPT = array( 'class', 'srcset', 'sizes', 'width', 'height', 'loading', 'decoding' );

	/** Minimum and maximum size of a rating icon in pixels. */
	const SIZES = array( 16, 96 );

	/** Maximum border width and radius of a choice with the block style "Button", in pixels. */
	const MAX_EDGE = 50;

	/**
	 * Returns class and style of the list of choices, and enqueues their style sheets.
	 *
	 * @param Field_Renderer $control Field.
	 * @return array `class`, `style`: texts, not escaped.
	 */
	public static function list_styles( Field_Renderer $control ): array {
		$type = $control->field['type'];
		if ( 'rating' === $type ) {
			return self::rating_styles( $control );
		}
		$styles     = $control->styles( 'options' );
		$attributes = Parsed_Block::attributes( $control->block );
		if ( self::is_button( $attributes ) ) {
			Blocks::enqueue_styles( 'jetpack/options' );
			$styles['style'] = self::button_styles( $attributes ) . $styles['style'];
		}
		if ( 'image-select' === $type ) {
			Blocks::enqueue_styles( 'jetpack/field-image-select' );
			$styles['class'] = Form_Html::classes(
				'mainstreet-form__pictures',
				$styles['class'],
				Parsed_Block::boolean( $attributes, 'isSupersized' ) ? 'is-supersized' : '',
				Parsed_Block::boolean( $attributes, 'showLabels', true ) ? '' : 'hides-labels'
			);
		}
		return $styles;
	}

	/**
	 * Whether the field has the block style "Button".
	 *
	 * @param array $attributes Attributes of the field; any type.
	 */
	private static function is_button( array $attributes ): bool {
		return in_array( 'is-style-button', explode( ' ', Parsed_Block::text( $attributes, 'className', 500 ) ), true );
	}

	/**
	 * Returns the styles of the block style "Button", which fields stored in attributes between F1 and F2.
	 *
	 * @param array $attributes Attributes of the field; any type.
	 * @return string Declarations, not escaped.
	 */
	private static function button_styles( array $attributes ): string {
		$color  = Form_Styles::value( Parsed_Block::text( $attributes, 'buttonBackgroundColor', 200 ) );
		$css    = '' === $color ? '' : "--mainstreet-choice-background:$color;";
		$pixels = array(
			'buttonBorderRadius' => '--mainstreet-choice-border-radius',
			'buttonBorderWidth'  => '--mainstreet-choice-border-width',
		);
		foreach ( $pixels as $name => $property ) {
			$number = isset( $attributes[ $name ] ) ? Parsed_Block::number( $attributes[ $name ] ) : '';
			if ( '' !== $number ) {
				$css .= sprintf( '%s:%dpx;', $property, max( 0, min( self::MAX_EDGE, (int) $number ) ) );
			}
		}
		return $css;
	}

	/**
	 * Returns class and style of a rating.
	 *
	 * @param Field_Renderer $control Field.
	 * @return array `class`, `style`.
	 */
	private static function rating_styles( Field_Renderer $control ): array {
		Blocks::enqueue_styles( 'jetpack/field-rating' );
		$styles  = $control->styles( 'input' );
		$sources = array( Form_Field::input( $control->block ), Parsed_Block::attributes( $control->block ) );
		$sign    = '';
		$size    = '';
		foreach ( $sources as $source ) {
			$sign = '' === $sign ? Parsed_Block::text( $source, 'iconStyle', 20 ) : $sign;
			$size = '' === $size && isset( $source['iconSize'] ) ? Parsed_Block::number( $source['iconSize'] ) : $size;
		}
		$styles['class'] = Form_Html::classes( 'mainstreet-form__signs', isset( self::SIGNS[ $sign ] ) ? self::SIGNS[ $sign ] : self::SIGNS['stars'], $styles['class'] );
		if ( '' !== $size ) {
			$styles['style'] = sprintf( '--mainstreet-form-sign:%dpx;', max( self::SIZES[0], min( self::SIZES[1], (int) $size ) ) ) . $styles['style'];
		}
		return $styles;
	}

	/**
	 * Shuffles the choices if the field has the setting. Keys are kept.
	 *
	 * @param Field_Renderer $control Field.
	 * @param array[]        $choices Choices.
	 * @return array[]
	 */
	public static function in_order( Field_Renderer $control, array $choices ): array {
		$is_mixed = 'image-select' === $control->field['type'] && ! $control->is_submitted
			&& Parsed_Block::boolean( Parsed_Block::attributes( $control->block ), 'randomizeOptions' );
		if ( ! $is_mixed ) {
			return $choices;
		}
		$keys = array_keys( $choices );
		shuffle( $keys );
		return array_replace( array_flip( $keys ), $choices );
	}

	/**
	 * Returns the label of a number of stars.
	 *
	 * @param int    $number Stars.
	 * @param string $max    Number of stars of the field.
	 */
	public static function rating_label( $number, $max ): string {
		/* translators: 1: number of stars, 2: how many there are. */
		return sprintf( __( '%1$s of %2$s', 'mainstreet-blocks' ), number_format_i18n( $number ), number_format_i18n( (int) $max ) );
	}

	/**
	 * Renders the content of a choice.
	 *
	 * @param Field_Renderer $control Field.
	 * @param array          $choice  `label`, `block`.
	 * @return string Escaped HTML.
	 */
	public static function html( Field_Renderer $control, array $choice ): string {
		$picture = 'image-select' === $control->field['type'] ? self::picture( $choice ) : '';
		return $picture . Form_Html::element( 'span', array(), Visitor_Text::escape( $choice['label'] ) );
	}

	/**
	 * Renders the image of a choice without its link or lightbox button: clicking those would not select the choice.
	 *
	 * @param array $choice `label`, `block`.
	 * @return string Escaped HTML; '' without an image.
	 */
	private static function picture( array $choice ): string {
		$images = Parsed_Block::find_all( $choice['block'], array( 'core/image' ), 3 );
		if ( ! $images ) {
			return '';
		}
		$images[0]['attrs'] = array( 'lightbox' => array( 'enabled' => false ) ) + Parsed_Block::attributes( $images[0] );

		$tags = new \WP_HTML_Tag_Processor( render_block( $images[0] ) );
		$url  = $tags->next_tag( 'img' ) ? esc_url_raw( (string) $tags->get_attribute( 'src' ), array( 'http', 'https' ) ) : '';
		if ( '' === $url ) {
			return '';
		}
		$image = new \WP_HTML_Tag_Processor( '<img>' );
		$image->next_tag();
		foreach ( self::KEPT as $name ) {
			if ( is_string( $tags->get_attribute( $name ) ) ) {
				$image->set_attribute( $name, $tags->get_attribute( $name ) );
			}
		}
		// Screen readers would otherwise read the label twice.
		$alt = Plain_Text::line( (string) $tags->get_attribute( 'alt' ) );
		$image->set_attribute( 'alt', $alt === $choice['label'] ? '' : $alt );
		$image->set_attribute( 'src', $url );
		return Form_Html::element( 'span', array( 'class' => 'mainstreet-form__image' ), $image->get_updated_html() );
	}
}
