<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Choices;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Field;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Texts;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Visibility;
use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Registration\Block_Types\Block_Filters;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Renders groups of choices, single checkboxes and consent fields. The style sheet turns the radio buttons of a rating into
 * stars. No script is needed.
 */
final class Choice_Field_Renderer extends Field_Renderer {

	/** Types of fields that this class renders. */
	const TYPES = array( 'radio', 'checkbox-multiple', 'rating', 'image-select', 'checkbox', 'consent' );

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

	protected function content(): string {
		return in_array( $this->field['type'], array( 'checkbox', 'consent' ), true ) ? $this->single() . $this->error_html() : $this->group();
	}

	/**
	 * Renders a group of choices as a fieldset.
	 *
	 * @return string Escaped HTML.
	 */
	private function group(): string {
		$field   = $this->field;
		$styles  = $this->list_styles();
		$choices = $this->shuffled( $this->choices() );
		// HTML has no required group of checkboxes: the script shows the message, and the server validates.
		$is_left_to_us = $field['required'] && $this->is_multiple() && 1 !== count( $choices );
		$list          = '';
		foreach ( $choices as $position => $choice ) {
			$list .= $this->choice( $position, $choice, $field['required'] && ! $is_left_to_us );
		}
		$list = Form_Html::element(
			'div',
			array(
				'class' => Form_Html::classes( 'mainstreet-form__choices', $styles['class'] ),
				'style' => $styles['style'],
			),
			$list . $this->other_html()
		);
		return Form_Html::element(
			'fieldset',
			array(
				'id'            => $this->id,
				'aria-label'    => $this->unseen_label(),
				'data-required' => $is_left_to_us ? Form_Texts::required( $field ) : null,
			),
			$this->label_html( 'legend' ) . $this->part( $list, array_merge( Form_Visibility::LISTS, Form_Visibility::CONTROLS ) ) . $this->error_html()
		);
	}

	/**
	 * Renders a single checkbox, or the text of implicit consent.
	 *
	 * @return string Escaped HTML.
	 */
	private function single(): string {
		$field      = $this->field;
		$styles     = $this->styles( 'single' );
		$is_consent = 'consent' === $field['type'];
		$text       = Form_Texts::inline( $is_consent ? Form_Field::consent_message( $this->block ) : Form_Field::label( $this->block ) );
		if ( '' === $text ) {
			$text = Visitor_Text::escape( $is_consent ? Form_Texts::consent( $field ) : Form_Texts::label( $field ) );
		}
		if ( $is_consent && 'implicit' === $field['consent']['type'] ) {
			return Form_Html::element(
				'div',
				array(
					'id'    => $this->id === $this->base ? null : $this->id,
					'class' => Form_Html::classes( 'grunion-field-label', 'consent', 'consent-implicit', $styles['class'] ),
					'style' => $styles['style'],
				),
				$text
			);
		}
		$input = $this->tick_box( 'checkbox', $this->id, $this->name(), '1', $this->is_checked(), $field['required'] );
		$html  = Form_Html::element(
			'label',
			array(
				'class' => Form_Html::classes( 'grunion-field-label', $field['type'], $is_consent ? 'consent-explicit' : '', $styles['class'] ),
				'style' => $styles['style'],
			),
			$input . Form_Html::element( 'span', array(), $text . $this->required_html() )
		);
		return $this->part( $html, array( 'jetpack/option' ) );
	}

	/**
	 * Whether a single checkbox is checked. Consent is never checked by default.
	 *
	 */
	private function is_checked(): bool {
		if ( $this->is_submitted ) {
			return '' !== $this->value();
		}
		return 'checkbox' === $this->field['type'] && in_array( strtolower( $this->value() ), array( 'true', '1', 'yes' ), true );
	}

	/**
	 * Lists the choices with their blocks.
	 *
	 * @return array[] `value`, `label`, `block`.
	 */
	private function choices(): array {
		if ( 'rating' === $this->field['type'] ) {
			return array_map(
				function ( $number ) {
					return array(
						'value' => (string) $number,
						'label' => self::rating_label( $number, $this->field['max'] ),
						'block' => array(),
					);
				},
				range( 1, (int) $this->field['max'] )
			);
		}
		$blocks = array_column( Form_Choices::from_children( Parsed_Block::find_all( $this->block, Form_Choices::BLOCKS, 4 ) ), 'block' );
		$made   = array();
		foreach ( $this->field['options'] as $position => $option ) {
			$made[] = array(
				'value' => $option,
				'label' => $option,
				'block' => isset( $blocks[ $position ] ) ? $blocks[ $position ] : array(),
			);
		}
		return $made;
	}

	/**
	 * Renders one choice.
	 *
	 * @param int            $position  Position in its group.
	 * @param array          $choice    `value`, `label`, `block`.
	 * @param bool           $is_needed Whether the browser requires it.
	 */
	private function choice( int $position, array $choice, bool $is_needed ): string {
		$field       = $this->field;
		$is_multiple = $this->is_multiple();
		$kind        = $is_multiple ? 'checkbox' : 'radio';
		$styles      = Form_Styles::from_attributes( Parsed_Block::attributes( $choice['block'] ) );
		$name        = $this->name() . ( $is_multiple ? '[]' : '' );
		$input       = $this->tick_box( $kind, $this->base . '-' . ( $position + 1 ), $name, $choice['value'], $this->is_chosen( $choice['value'] ), $is_needed );
		$html        = Form_Html::element(
			'label',
			array(
				'class' => Form_Html::classes( 'grunion-' . ( $is_multiple ? 'checkbox-multiple' : 'radio' ) . '-label', $field['type'], $styles['class'] ),
				'style' => $styles['style'],
			),
			$input . $this->choice_content( $choice )
		);
		return $choice['block'] ? Block_Filters::apply( $html, $choice['block'] ) : $html;
	}

	/** Renders a checkbox or radio button. Returns escaped HTML. */
	private function tick_box( string $type, string $id, string $name, string $value, bool $is_checked, bool $is_required ): string {
		return Form_Html::element(
			'input',
			array(
				'type'     => $type,
				'id'       => $id,
				'name'     => $name,
				'value'    => $value,
				'class'    => $this->field['type'] . ' grunion-field',
				'checked'  => $is_checked,
				'required' => $is_required,
			) + $this->common()
		);
	}

	/**
	 * Whether visitors can select several choices.
	 *
	 * @param array $field Field of the definition.
	 */
	private function is_multiple(): bool {
		return 'radio' !== $this->field['type'] && $this->field['multiple'];
	}

	/**
	 * Whether a choice is selected.
	 *
	 * @param string         $value   Choice.
	 */
	private function is_chosen( $value ): bool {
		return in_array( $value, $this->values, true )
			|| ( ! $this->is_submitted && $this->field['multiple'] && in_array( $value, array_map( 'trim', explode( ',', $this->field['default'], Form_Choices::MAX + 1 ) ), true ) );
	}

	/**
	 * Returns class and style of the list of choices, and enqueues their style sheets.
	 *
	 * @return array `class`, `style`: texts, not escaped.
	 */
	private function list_styles(): array {
		$type = $this->field['type'];
		if ( 'rating' === $type ) {
			return $this->rating_styles();
		}
		$styles     = $this->styles( 'options' );
		$attributes = Parsed_Block::attributes( $this->block );
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
	 * @return array `class`, `style`.
	 */
	private function rating_styles(): array {
		Blocks::enqueue_styles( 'jetpack/field-rating' );
		$styles  = $this->styles( 'input' );
		$sources = array( Form_Field::input( $this->block ), Parsed_Block::attributes( $this->block ) );
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
	 * @param array[]        $choices Choices.
	 * @return array[]
	 */
	private function shuffled( array $choices ): array {
		$is_mixed = 'image-select' === $this->field['type'] && ! $this->is_submitted
			&& Parsed_Block::boolean( Parsed_Block::attributes( $this->block ), 'randomizeOptions' );
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
	private static function rating_label( $number, $max ): string {
		/* translators: 1: number of stars, 2: how many there are. */
		return sprintf( __( '%1$s of %2$s', 'mainstreet-blocks' ), number_format_i18n( $number ), number_format_i18n( (int) $max ) );
	}

	/**
	 * Renders the content of a choice.
	 *
	 * @param array          $choice  `label`, `block`.
	 * @return string Escaped HTML.
	 */
	private function choice_content( array $choice ): string {
		$picture = 'image-select' === $this->field['type'] ? self::picture( $choice ) : '';
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
