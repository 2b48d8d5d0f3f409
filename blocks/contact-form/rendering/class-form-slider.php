<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Field;
use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Core\Visitor_Text;
use Mainstreet\Registration\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * What stands beside the control of a slider: its value, which the script keeps up to date, and what its ends mean, so
 * that it can be answered without script too.
 */
final class Form_Slider {

	/**
	 * The slider.
	 *
	 * @param Field_Renderer $control Field.
	 * @param string         $input   Its control, escaped HTML.
	 * @param string         $value   Value it begins with.
	 * @return string Escaped HTML.
	 */
	public static function html( Field_Renderer $control, $input, $value ) {
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
			$ends .= Form_Html::element( 'span', array(), Visitor_Text::escape( self::end( $control, $end ) ) );
		}
		$ends = Form_Html::element(
			'span',
			array(
				'class' => 'mainstreet-form__ends',
				'id'    => self::ends_id( $control ),
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
	public static function ends_id( Field_Renderer $control ) {
		return $control->base . '-ends';
	}

	/**
	 * What an end is called: its author's words, else its number.
	 *
	 * @param Field_Renderer $control Field.
	 * @param string         $end     `min` or `max`.
	 * @return string
	 */
	private static function end( Field_Renderer $control, $end ) {
		foreach ( array( Form_Field::input( $control->block ), Parsed_Block::attributes( $control->block ) ) as $source ) {
			$words = Parsed_Block::plain_text( $source, $end . 'Label', 200 );
			if ( '' !== $words ) {
				return $words;
			}
		}
		return $control->field[ $end ];
	}
}
