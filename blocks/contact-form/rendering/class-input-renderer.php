<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Field;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Visibility;
use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Blocks\Contact_Form\Definition\Phone_Countries;
use Mainstreet\Blocks\Contact_Form\Validation\Value_Validator;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Responses\Files\File_Validator;

defined( 'ABSPATH' ) || exit;

/** Renders inputs, text areas, selects and file inputs. */
final class Input_Renderer extends Field_Renderer {

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

	protected function content(): string {
		return $this->label_html( 'label' ) . $this->part( $this->control(), Form_Visibility::CONTROLS ) . $this->error_html();
	}

	/**
	 * Renders the control.
	 *
	 * @return string Escaped HTML.
	 */
	private function control(): string {
		$field      = $this->field;
		$styles     = $this->styles( 'input' );
		$attributes = array(
			'id'         => $this->id,
			'name'       => $this->name(),
			'class'      => Form_Html::classes( $field['type'], 'grunion-field', $styles['class'] ),
			'style'      => $styles['style'],
			'required'   => $field['required'],
			'aria-label' => $this->unseen_label(),
		) + $this->common();
		switch ( $field['type'] ) {
			case 'textarea':
				return $this->textarea( $attributes );
			case 'select':
				return $this->select( $attributes );
			case 'file':
				return $this->file_input( $attributes );
			default:
				return $this->input( $attributes );
		}
	}

	private function input( array $attributes ): string {
		$field = $this->field;
		$type  = $field['type'];
		$value = 'date' === $type ? Value_Validator::date_to_iso( $this->value(), $field['format'] ) : $this->value();
		// Browsers warn about values that the control cannot hold.
		if ( in_array( $type, array( 'number', 'slider' ), true ) && '' === Parsed_Block::number( $value ) ) {
			$value = 'slider' === $type ? $field['min'] : '';
		} elseif ( 'time' === $type && ! preg_match( Value_Validator::TIME, $value ) ) {
			$value = '';
		}
		if ( 'slider' === $type ) {
			$attributes['aria-describedby'] = $this->base . '-ends ' . $attributes['aria-describedby'];
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
		$html = empty( $field['countries'] ) ? $html : $this->with_countries( $html );
		return 'slider' === $type ? $this->slider( $html, $value ) : $html;
	}

	/**
	 * Renders a country list in front of a phone number. The server prepends the dial code.
	 *
	 * @param string         $html    Escaped HTML of the input.
	 */
	private function with_countries( string $html ): string {
		Blocks::enqueue_styles( 'jetpack/phone-input' );
		$styles  = $this->styles( 'input' );
		$options = Form_Html::element( 'option', array( 'value' => '' ), Visitor_Text::escape( __( 'Country', 'mainstreet-blocks' ) ) );
		foreach ( Phone_Countries::labels() as $code => $label ) {
			$options .= Form_Html::element(
				'option',
				array(
					'value'    => $code,
					'selected' => $code === $this->country,
				),
				Visitor_Text::escape( $label )
			);
		}
		$list = Form_Html::element(
			'select',
			array(
				'name'         => 'f[' . $this->field['id'] . ':country]',
				'class'        => Form_Html::classes( 'select', 'grunion-field', $styles['class'] ),
				'style'        => $styles['style'],
				'aria-label'   => __( 'Country code', 'mainstreet-blocks' ),
				'autocomplete' => 'country',
			),
			$options
		);
		return Form_Html::element( 'span', array( 'class' => 'mainstreet-form__phone' ), $list . $html );
	}

	private function textarea( array $attributes ): string {
		$more = array(
			'rows'        => '6',
			'placeholder' => $this->field['placeholder'],
		);
		if ( $this->is_submitted ) {
			add_filter( 'no_texturize_tags', array( __CLASS__, 'keep_as_typed' ) );
		}
		// Browsers ignore a line break right after the tag.
		return Form_Html::element( 'textarea', $attributes + $more, "\n" . Visitor_Text::escape( $this->value() ) );
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

	private function select( array $attributes ): string {
		$field   = $this->field;
		$hint    = '' === $field['placeholder'] ? __( 'Select one option', 'mainstreet-blocks' ) : $field['placeholder'];
		$options = Form_Html::element( 'option', array( 'value' => '' ), Visitor_Text::escape( $hint ) );
		foreach ( $field['options'] as $option ) {
			$options .= Form_Html::element(
				'option',
				array(
					'value'    => $option,
					'selected' => $option === $this->value(),
				),
				Visitor_Text::escape( $option )
			);
		}
		return Form_Html::element( 'select', $attributes, $options ) . $this->other_html();
	}

	/**
	 * Renders a slider with its value, which the script updates, and labels of both ends, so that it works without a
	 * script.
	 *
	 * @param string         $input   The input, escaped HTML.
	 * @param string         $value   Initial value.
	 * @return string Escaped HTML.
	 */
	private function slider( string $input, $value ): string {
		Blocks::enqueue_styles( 'jetpack/field-slider' );
		$output = Form_Html::element(
			'output',
			array(
				'class'  => 'mainstreet-form__value',
				'for'    => $this->id,
				'hidden' => true,
			),
			Visitor_Text::escape( $value )
		);
		$ends   = '';
		foreach ( array( 'min', 'max' ) as $end ) {
			$ends .= Form_Html::element( 'span', array(), Visitor_Text::escape( $this->slider_end_label( $end ) ) );
		}
		$ends = Form_Html::element(
			'span',
			array(
				'class' => 'mainstreet-form__ends',
				'id'    => $this->base . '-ends',
			),
			$ends
		);
		return Form_Html::element( 'span', array( 'class' => 'mainstreet-form__slider' ), $input . $output . $ends );
	}

	/**
	 * Returns the label of an end: the author's text, else the number.
	 *
	 * @param string         $end     `min` or `max`.
	 * @return string
	 */
	private function slider_end_label( string $end ) {
		foreach ( array( Form_Field::input( $this->block ), Parsed_Block::attributes( $this->block ) ) as $source ) {
			$label = Parsed_Block::plain_text( $source, $end . 'Label', 200 );
			if ( '' !== $label ) {
				return $label;
			}
		}
		return $this->field[ $end ];
	}

	/**
	 * Renders the input and its hint.
	 *
	 * @param array          $attributes Attributes so far.
	 * @return string Escaped HTML.
	 */
	private function file_input( array $attributes ): string {
		$field   = $this->field;
		$endings = File_Validator::endings( $field['accept'] );
		$hint    = $this->base . '-hint';
		$text    = sprintf(
			/* translators: 1: list of file types, 2: size such as "8 MB". */
			__( 'Allowed: %1$s, up to %2$s each.', 'mainstreet-blocks' ),
			implode( ', ', $endings ),
			size_format( File_Validator::max_bytes() )
		);
		$attributes['name']             = $this->name() . '[]';
		$attributes['aria-describedby'] = trim( $hint . ' ' . (string) $attributes['aria-describedby'] );
		return Form_Html::element(
			'input',
			array( 'type' => 'file' ) + $attributes + array(
				'multiple'              => $field['multiple'],
				'accept'                => '.' . implode( ',.', $endings ),
				'data-mainstreet-files' => (string) wp_json_encode( self::for_script( (int) $field['max'], $endings ), JSON_HEX_AMP ),
			)
		) . Form_Html::element(
			'span',
			array(
				'class' => 'mainstreet-form__hint',
				'id'    => $hint,
			),
			Visitor_Text::escape( $text )
		);
	}

	/**
	 * Returns limits and messages for the script. In messages about one file, the script replaces `%s` by its name.
	 *
	 * @param int      $limit   Maximum number of files.
	 * @param string[] $endings Allowed file extensions.
	 */
	private static function for_script( int $limit, array $endings ): array {
		return array(
			'limit'     => $limit,
			'bytes'     => File_Validator::max_bytes(),
			'endings'   => $endings,
			'many'      => File_Validator::too_many( $limit ),
			'large'     => File_Validator::too_large( '%s' ),
			'type'      => File_Validator::not_allowed( '%s', $endings ),
			'remove'    => __( 'Remove', 'mainstreet-blocks' ),
			/* translators: %s: name of a file. */
			'removeOne' => __( 'Remove “%s”', 'mainstreet-blocks' ),
			'chosen'    => __( 'Selected files', 'mainstreet-blocks' ),
			'sending'   => __( 'Uploading your files', 'mainstreet-blocks' ),
			/* translators: 1: per cent such as "45%", 2: size such as "2.1 MB", 3: size of everything. */
			'progress'  => __( '%1$s – %2$s of %3$s', 'mainstreet-blocks' ),
			/* translators: 1: per cent such as "45%", 2: size such as "2.1 MB", 3: size of everything, 4: time such as "20 sec". */
			'timed'     => __( '%1$s – %2$s of %3$s – %4$s left', 'mainstreet-blocks' ),
			/* translators: %s: per cent such as "45%". */
			'sent'      => __( '%s sent', 'mainstreet-blocks' ),
			'wait'      => __( 'Upload complete. Waiting for a response…', 'mainstreet-blocks' ),
			'cancel'    => __( 'Cancel', 'mainstreet-blocks' ),
			/* translators: %s: name of a file. */
			'cancelOne' => __( 'Cancel “%s”', 'mainstreet-blocks' ),
			'cancelled' => __( 'Canceled. Nothing was sent. Your text and the files you selected are still here.', 'mainstreet-blocks' ),
			'cut'       => __( 'The connection was lost, and your message was not sent. Your text and the files you selected are still here. Please check your connection and try again; all files are sent again from the beginning.', 'mainstreet-blocks' ),
			'again'     => __( 'Try again', 'mainstreet-blocks' ),
		);
	}
}
