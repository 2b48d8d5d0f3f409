<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Choices;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Field;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Texts;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Visibility;
use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Registration\Block_Types\Block_Filters;

defined( 'ABSPATH' ) || exit;

/** Renders groups of choices, single checkboxes and consent fields. */
final class Choice_Field_Renderer {

	/**
	 * Renders a group of choices as a fieldset.
	 *
	 * @param Field_Renderer $control Field.
	 * @return string Escaped HTML.
	 */
	public static function html( Field_Renderer $control ): string {
		$field   = $control->field;
		$styles  = Choice_Renderer::list_styles( $control );
		$choices = Choice_Renderer::in_order( $control, self::choices( $control ) );
		// HTML has no required group of checkboxes: the script shows the message, and the server validates.
		$is_left_to_us = $field['required'] && self::is_multiple( $field ) && 1 !== count( $choices );
		$list          = '';
		foreach ( $choices as $position => $choice ) {
			$list .= self::choice( $control, $position, $choice, $field['required'] && ! $is_left_to_us );
		}
		$list = Form_Html::element(
			'div',
			array(
				'class' => Form_Html::classes( 'mainstreet-form__choices', $styles['class'] ),
				'style' => $styles['style'],
			),
			$list . self::other( $control )
		);
		return Form_Html::element(
			'fieldset',
			array(
				'id'            => $control->id,
				'aria-label'    => $control->unseen_label(),
				'data-required' => $is_left_to_us ? Form_Texts::required( $field ) : null,
			),
			$control->label_html( 'legend' ) . $control->part( $list, array_merge( Form_Visibility::LISTS, Form_Visibility::CONTROLS ) ) . $control->error_html()
		);
	}

	/**
	 * Renders a single checkbox, or the text of implicit consent.
	 *
	 * @param Field_Renderer $control Field.
	 * @return string Escaped HTML.
	 */
	public static function single( Field_Renderer $control ): string {
		$field      = $control->field;
		$styles     = $control->styles( 'single' );
		$is_consent = 'consent' === $field['type'];
		$text       = Form_Texts::inline( $is_consent ? Form_Field::consent_message( $control->block ) : Form_Field::label( $control->block ) );
		if ( '' === $text ) {
			$text = Visitor_Text::escape( $is_consent ? Form_Texts::consent( $field ) : Form_Texts::label( $field ) );
		}
		if ( $is_consent && 'implicit' === $field['consent']['type'] ) {
			return Form_Html::element(
				'div',
				array(
					'id'    => $control->id === $control->base ? null : $control->id,
					'class' => Form_Html::classes( 'grunion-field-label', 'consent', 'consent-implicit', $styles['class'] ),
					'style' => $styles['style'],
				),
				$text
			);
		}
		$input = Form_Html::element(
			'input',
			array(
				'type'     => 'checkbox',
				'id'       => $control->id,
				'name'     => $control->name(),
				'value'    => '1',
				'class'    => $field['type'] . ' grunion-field',
				'checked'  => self::is_ticked( $control ),
				'required' => $field['required'],
			) + $control->common()
		);
		$html  = Form_Html::element(
			'label',
			array(
				'class' => Form_Html::classes( 'grunion-field-label', $field['type'], $is_consent ? 'consent-explicit' : '', $styles['class'] ),
				'style' => $styles['style'],
			),
			$input . Form_Html::element( 'span', array(), $text . $control->required_html() )
		);
		return $control->part( $html, array( 'jetpack/option' ) );
	}

	/**
	 * Whether a single checkbox is checked. Consent is never checked by default.
	 *
	 * @param Field_Renderer $control Field.
	 */
	private static function is_ticked( Field_Renderer $control ): bool {
		if ( $control->is_submitted ) {
			return '' !== $control->value();
		}
		return 'checkbox' === $control->field['type'] && in_array( strtolower( $control->value() ), array( 'true', '1', 'yes' ), true );
	}

	/**
	 * Lists the choices with their blocks.
	 *
	 * @param Field_Renderer $control Field.
	 * @return array[] `value`, `label`, `block`.
	 */
	private static function choices( Field_Renderer $control ): array {
		if ( 'rating' === $control->field['type'] ) {
			return array_map(
				static function ( $number ) use ( $control ) {
					return array(
						'value' => (string) $number,
						'label' => Choice_Renderer::rating_label( $number, $control->field['max'] ),
						'block' => array(),
					);
				},
				range( 1, (int) $control->field['max'] )
			);
		}
		$blocks = array_column( Form_Choices::from_children( Parsed_Block::find_all( $control->block, Form_Choices::BLOCKS, 4 ) ), 'block' );
		$made   = array();
		foreach ( $control->field['options'] as $position => $option ) {
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
	 * @param Field_Renderer $control   Field.
	 * @param int            $position  Position in its group.
	 * @param array          $choice    `value`, `label`, `block`.
	 * @param bool           $is_needed Whether the browser requires it.
	 */
	private static function choice( Field_Renderer $control, int $position, array $choice, bool $is_needed ): string {
		$field       = $control->field;
		$is_multiple = self::is_multiple( $field );
		$kind        = $is_multiple ? 'checkbox' : 'radio';
		$styles      = Form_Styles::from_attributes( Parsed_Block::attributes( $choice['block'] ) );
		$input       = Form_Html::element(
			'input',
			array(
				'type'     => $kind,
				'id'       => $control->base . '-' . ( $position + 1 ),
				'name'     => $control->name() . ( $is_multiple ? '[]' : '' ),
				'value'    => $choice['value'],
				'class'    => $field['type'] . ' grunion-field',
				'checked'  => self::is_chosen( $control, $choice['value'] ),
				'required' => $is_needed,
			) + $control->common()
		);
		$html        = Form_Html::element(
			'label',
			array(
				'class' => Form_Html::classes( 'grunion-' . ( $is_multiple ? 'checkbox-multiple' : 'radio' ) . '-label', $field['type'], $styles['class'] ),
				'style' => $styles['style'],
			),
			$input . Choice_Renderer::html( $control, $choice )
		);
		return $choice['block'] ? Block_Filters::apply( $html, $choice['block'] ) : $html;
	}

	/**
	 * Whether visitors can select several choices.
	 *
	 * @param array $field Field of the definition.
	 */
	private static function is_multiple( array $field ): bool {
		return 'radio' !== $field['type'] && $field['multiple'];
	}

	/**
	 * Whether a choice is selected.
	 *
	 * @param Field_Renderer $control Field.
	 * @param string         $value   Choice.
	 */
	private static function is_chosen( Field_Renderer $control, $value ): bool {
		return in_array( $value, $control->values, true )
			|| ( ! $control->is_submitted && $control->field['multiple'] && in_array( $value, array_map( 'trim', explode( ',', $control->field['default'], Form_Choices::MAX + 1 ) ), true ) );
	}

	/**
	 * Renders the text input of the "Other" choice. It has the same label as the choice, by which the script finds the choice.
	 *
	 * @param Field_Renderer $control Field.
	 */
	public static function other( Field_Renderer $control ): string {
		$other = $control->field['other'];
		if ( ! $other ) {
			return '';
		}
		return Form_Html::element(
			'input',
			array(
				'type'        => 'text',
				'name'        => 'f[' . $control->field['id'] . ':other]',
				'class'       => 'text grunion-field mainstreet-form__other',
				'value'       => $control->other,
				'placeholder' => '' === $other['placeholder'] ? __( 'Please specify…', 'mainstreet-blocks' ) : $other['placeholder'],
				'aria-label'  => $other['label'],
			)
		);
	}
}
