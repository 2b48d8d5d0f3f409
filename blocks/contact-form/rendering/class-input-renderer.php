<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Field;
use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Blocks\Contact_Form\Definition\Phone_Countries;
use Mainstreet\Blocks\Contact_Form\Validation\Value_Validator;
use Mainstreet\Core\Visitor_Text;
use Mainstreet\Registration\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Inputs, text areas and lists.
 */
final class Input_Renderer {

	/** Type of the input, and what browsers may fill it with. */
	const INPUTS = array(
		'text'      => array( 'text', '' ),
		'name'      => array( 'text', 'name' ),
		'email'     => array( 'email', 'email' ),
		'url'       => array( 'url', 'url' ),
		'date'      => array( 'date', '' ),
		'telephone' => array( 'tel', 'tel' ),
		'number'    => array( 'number', '' ),
		'time'      => array( 'time', '' ),
		'slider'    => array( 'range', '' ),
	);

	/**
	 * The control of a field.
	 *
	 * @param Field_Renderer $control Field.
	 * @return string Escaped HTML.
	 */
	public static function html( Field_Renderer $control ) {
		$field      = $control->field;
		$styles     = $control->styles( 'input' );
		$attributes = array(
			'id'         => $control->id,
			'name'       => $control->name(),
			'class'      => Form_Html::classes( $field['type'], 'grunion-field', $styles['class'] ),
			'style'      => $styles['style'],
			'required'   => $field['required'],
			'aria-label' => $control->unseen_label(),
		) + $control->common();
		switch ( $field['type'] ) {
			case 'textarea':
				return self::textarea( $control, $attributes );
			case 'select':
				return self::select( $control, $attributes );
			case 'file':
				return File_Input_Renderer::html( $control, $attributes );
			default:
				return self::input( $control, $attributes );
		}
	}

	/**
	 * One line.
	 *
	 * @param Field_Renderer $control    Field.
	 * @param array          $attributes Attributes so far.
	 * @return string
	 */
	private static function input( Field_Renderer $control, array $attributes ) {
		$field = $control->field;
		$type  = $field['type'];
		$value = 'date' === $type ? Value_Validator::date_to_iso( $control->value(), $field['format'] ) : $control->value();
		// Browsers complain of values their controls can't hold.
		if ( in_array( $type, array( 'number', 'slider' ), true ) && '' === Parsed_Block::number( $value ) ) {
			$value = 'slider' === $type ? $field['min'] : '';
		} elseif ( 'time' === $type && ! preg_match( Value_Validator::TIME, $value ) ) {
			$value = '';
		}
		if ( 'slider' === $type ) {
			$attributes['aria-describedby'] = self::slider_ends_id( $control ) . ' ' . $attributes['aria-describedby'];
		}
		$html = Form_Html::element(
			'input',
			array( 'type' => self::INPUTS[ $type ][0] ) + $attributes + array(
				'value'        => $value,
				'placeholder'  => in_array( $type, array( 'date', 'time', 'slider' ), true ) ? null : $field['placeholder'],
				'autocomplete' => self::INPUTS[ $type ][1],
				'min'          => $field['min'],
				'max'          => $field['max'],
				'step'         => 'number' === $type && '' === $field['step'] ? 'any' : $field['step'],
			)
		);
		$html = empty( $field['countries'] ) ? $html : self::with_countries( $control, $html );
		return 'slider' === $type ? self::slider( $control, $html, $value ) : $html;
	}

	/**
	 * A phone number behind a list of countries. The server puts the dial code before the number.
	 *
	 * @param Field_Renderer $control Field.
	 * @param string         $html    The input.
	 * @return string
	 */
	private static function with_countries( Field_Renderer $control, $html ) {
		Blocks::enqueue_styles( 'jetpack/phone-input' );
		$styles  = $control->styles( 'input' );
		$options = Form_Html::element( 'option', array( 'value' => '' ), Visitor_Text::escape( __( 'Country', 'mainstreet-blocks' ) ) );
		foreach ( Phone_Countries::labels() as $code => $label ) {
			$options .= Form_Html::element(
				'option',
				array(
					'value'    => $code,
					'selected' => $code === $control->country,
				),
				Visitor_Text::escape( $label )
			);
		}
		$list = Form_Html::element(
			'select',
			array(
				'name'         => 'f[' . $control->field['id'] . ':country]',
				'class'        => Form_Html::classes( 'select', 'grunion-field', $styles['class'] ),
				'style'        => $styles['style'],
				'aria-label'   => __( 'Country code', 'mainstreet-blocks' ),
				'autocomplete' => 'country',
			),
			$options
		);
		return Form_Html::element( 'span', array( 'class' => 'mainstreet-form__phone' ), $list . $html );
	}

	/**
	 * Several lines.
	 *
	 * @param Field_Renderer $control    Field.
	 * @param array          $attributes Attributes so far.
	 * @return string
	 */
	private static function textarea( Field_Renderer $control, array $attributes ) {
		$more = array(
			'rows'        => '6',
			'placeholder' => $control->field['placeholder'],
		);
		if ( $control->is_answered ) {
			add_filter( 'no_texturize_tags', array( __CLASS__, 'keep_as_typed' ) );
		}
		// A line break right behind the tag is not part of the text.
		return Form_Html::element( 'textarea', $attributes + $more, "\n" . Visitor_Text::escape( $control->value() ) );
	}

	/**
	 * Keeps core from setting dashes and quotes in what somebody typed and will send again.
	 *
	 * @param string[] $tags Elements whose text stays as it is.
	 * @return string[]
	 */
	public static function keep_as_typed( $tags ) {
		return array_merge( (array) $tags, array( 'textarea' ) );
	}

	/**
	 * A list.
	 *
	 * @param Field_Renderer $control    Field.
	 * @param array          $attributes Attributes so far.
	 * @return string
	 */
	private static function select( Field_Renderer $control, array $attributes ) {
		$field   = $control->field;
		$hint    = '' === $field['placeholder'] ? __( 'Select one option', 'mainstreet-blocks' ) : $field['placeholder'];
		$options = Form_Html::element( 'option', array( 'value' => '' ), Visitor_Text::escape( $hint ) );
		foreach ( $field['options'] as $option ) {
			$options .= Form_Html::element(
				'option',
				array(
					'value'    => $option,
					'selected' => $option === $control->value(),
				),
				Visitor_Text::escape( $option )
			);
		}
		return Form_Html::element( 'select', $attributes, $options ) . Choice_Field_Renderer::other( $control );
	}


	/**
	 * The slider.
	 *
	 * @param Field_Renderer $control Field.
	 * @param string         $input   Its control, escaped HTML.
	 * @param string         $value   Value it begins with.
	 * @return string Escaped HTML.
	 */
	private static function slider( Field_Renderer $control, $input, $value ) {
		Blocks::enqueue_styles( 'jetpack/field-slider' );
		$output = Form_Html::element(
			'output',
			array(
				'class'  => 'mainstreet-form__value',
				'for'    => $control->id,
				'hidden' => true,
			),
			Visitor_Text::escape( $value )
		);
		$ends   = '';
		foreach ( array( 'min', 'max' ) as $end ) {
			$ends .= Form_Html::element( 'span', array(), Visitor_Text::escape( self::slider_end_label( $control, $end ) ) );
		}
		$ends = Form_Html::element(
			'span',
			array(
				'class' => 'mainstreet-form__ends',
				'id'    => self::slider_ends_id( $control ),
			),
			$ends
		);
		return Form_Html::element( 'span', array( 'class' => 'mainstreet-form__slider' ), $input . $output . $ends );
	}

	/**
	 * HTML id of the words at its ends.
	 *
	 * @param Field_Renderer $control Field.
	 * @return string
	 */
	private static function slider_ends_id( Field_Renderer $control ) {
		return $control->base . '-ends';
	}

	/**
	 * What an end is called: its author's words, else its number.
	 *
	 * @param Field_Renderer $control Field.
	 * @param string         $end     `min` or `max`.
	 * @return string
	 */
	private static function slider_end_label( Field_Renderer $control, $end ) {
		foreach ( array( Form_Field::input( $control->block ), Parsed_Block::attributes( $control->block ) ) as $source ) {
			$label = Parsed_Block::plain_text( $source, $end . 'Label', 200 );
			if ( '' !== $label ) {
				return $label;
			}
		}
		return $control->field[ $end ];
	}
}
