<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Field;
use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Blocks\Contact_Form\Definition\Phone_Countries;
use Mainstreet\Blocks\Contact_Form\Validation\Value_Validator;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/** Renders inputs, text areas and selects. */
final class Input_Renderer {

	/** HTML attributes `type` and `autocomplete` by type of the field. */
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
	 * Renders the control of a field, except groups of choices.
	 *
	 * @param Field_Renderer $control Field.
	 * @return string Escaped HTML.
	 */
	public static function html( Field_Renderer $control ): string {
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

	private static function input( Field_Renderer $control, array $attributes ): string {
		$field = $control->field;
		$type  = $field['type'];
		$value = 'date' === $type ? Value_Validator::date_to_iso( $control->value(), $field['format'] ) : $control->value();
		// Browsers warn about values that the control cannot hold.
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
	 * Renders a country list in front of a phone number. The server prepends the dial code.
	 *
	 * @param Field_Renderer $control Field.
	 * @param string         $html    Escaped HTML of the input.
	 */
	private static function with_countries( Field_Renderer $control, string $html ): string {
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

	private static function textarea( Field_Renderer $control, array $attributes ): string {
		$more = array(
			'rows'        => '6',
			'placeholder' => $control->field['placeholder'],
		);
		if ( $control->is_submitted ) {
			add_filter( 'no_texturize_tags', array( __CLASS__, 'keep_as_typed' ) );
		}
		// Browsers ignore a line break right after the tag.
		return Form_Html::element( 'textarea', $attributes + $more, "\n" . Visitor_Text::escape( $control->value() ) );
	}

	/**
	 * Keeps wptexturize() from changing the text that a visitor typed and will submit again.
	 *
	 * @param string[] $tags Elements whose text stays as it is.
	 * @return string[]
	 */
	public static function keep_as_typed( $tags ) {
		return array_merge( (array) $tags, array( 'textarea' ) );
	}

	private static function select( Field_Renderer $control, array $attributes ): string {
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
	 * Renders a slider with its value, which the script updates, and labels of both ends, so that it works without a
	 * script.
	 *
	 * @param Field_Renderer $control Field.
	 * @param string         $input   The input, escaped HTML.
	 * @param string         $value   Initial value.
	 * @return string Escaped HTML.
	 */
	private static function slider( Field_Renderer $control, string $input, $value ): string {
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

	/** Returns the HTML id of the labels at the ends of a slider. */
	private static function slider_ends_id( Field_Renderer $control ): string {
		return $control->base . '-ends';
	}

	/**
	 * Returns the label of an end: the author's text, else the number.
	 *
	 * @param Field_Renderer $control Field.
	 * @param string         $end     `min` or `max`.
	 * @return string
	 */
	private static function slider_end_label( Field_Renderer $control, string $end ) {
		foreach ( array( Form_Field::input( $control->block ), Parsed_Block::attributes( $control->block ) ) as $source ) {
			$label = Parsed_Block::plain_text( $source, $end . 'Label', 200 );
			if ( '' !== $label ) {
				return $label;
			}
		}
		return $control->field[ $end ];
	}
}
