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

	protected function render_content(): string {
		return $this->render_label( 'label' ) . $this->filter_part( $this->render_control(), Form_Visibility::CONTROLS ) . $this->render_error();
	}

	/** Renders the control. Returns escaped HTML. */
	private function render_control(): string {
		$field      = $this->field;
		$styles     = $this->get_styles( 'input' );
		$attributes = array(
			'id'         => $this->id,
			'name'       => $this->get_name(),
			'class'      => Html_Builder::classes( $field['type'], 'grunion-field', $styles['class'] ),
			'style'      => $styles['style'],
			'required'   => $field['required'],
			'aria-label' => $this->get_hidden_label(),
		) + $this->get_aria_attributes();
		switch ( $field['type'] ) {
			case 'textarea':
				return $this->render_textarea( $attributes );
			case 'select':
				return $this->render_select( $attributes );
			case 'file':
				return $this->render_file_input( $attributes );
			default:
				return $this->render_input( $attributes );
		}
	}

	private function render_input( array $attributes ): string {
		$field = $this->field;
		$type  = $field['type'];
		$value = 'date' === $type ? Value_Validator::date_to_iso( $this->get_value(), $field['format'] ) : $this->get_value();
		// Browsers warn about values that the control cannot hold.
		if ( in_array( $type, array( 'number', 'slider' ), true ) && '' === Parsed_Block::to_number( $value ) ) {
			$value = 'slider' === $type ? $field['min'] : '';
		} elseif ( 'time' === $type && ! preg_match( Value_Validator::TIME, $value ) ) {
			$value = '';
		}
		if ( 'slider' === $type ) {
			$attributes['aria-describedby'] = $this->base . '-ends ' . $attributes['aria-describedby'];
		}
		$html = Html_Builder::element(
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
		$html = empty( $field['countries'] ) ? $html : $this->render_countries( $html );
		return 'slider' === $type ? $this->render_slider( $html, $value ) : $html;
	}

	/**
	 * Renders a country list in front of a phone number. The server prepends the dial code.
	 *
	 * @param string $html Escaped HTML of the input.
	 */
	private function render_countries( string $html ): string {
		Blocks::enqueue_styles( 'jetpack/phone-input' );
		$styles  = $this->get_styles( 'input' );
		$options = Html_Builder::element( 'option', array( 'value' => '' ), Visitor_Text::escape( __( 'Country', 'mainstreet-blocks' ) ) );
		foreach ( Phone_Countries::get_labels() as $code => $label ) {
			$options .= Html_Builder::element(
				'option',
				array(
					'value'    => $code,
					'selected' => $code === $this->country,
				),
				Visitor_Text::escape( $label )
			);
		}
		$list = Html_Builder::element(
			'select',
			array(
				'name'         => 'f[' . $this->field['id'] . ':country]',
				'class'        => Html_Builder::classes( 'select', 'grunion-field', $styles['class'] ),
				'style'        => $styles['style'],
				'aria-label'   => __( 'Country code', 'mainstreet-blocks' ),
				'autocomplete' => 'country',
			),
			$options
		);
		return Html_Builder::element( 'span', array( 'class' => 'mainstreet-form__phone' ), $list . $html );
	}

	private function render_textarea( array $attributes ): string {
		$more = array(
			'rows'        => '6',
			'placeholder' => $this->field['placeholder'],
		);
		if ( $this->is_submitted ) {
			add_filter( 'no_texturize_tags', array( __CLASS__, 'filter_no_texturize_tags' ) );
		}
		// Browsers ignore a line break right after the tag.
		return Html_Builder::element( 'textarea', $attributes + $more, "\n" . Visitor_Text::escape( $this->get_value() ) );
	}

	/**
	 * Keeps wptexturize() from changing the text that a visitor typed and will submit again.
	 *
	 * @param string[] $tags Elements whose text stays as it is.
	 * @return string[]
	 */
	public static function filter_no_texturize_tags( $tags ) {
		return array_merge( (array) $tags, array( 'textarea' ) );
	}

	private function render_select( array $attributes ): string {
		$field   = $this->field;
		$hint    = '' === $field['placeholder'] ? __( 'Select one option', 'mainstreet-blocks' ) : $field['placeholder'];
		$options = Html_Builder::element( 'option', array( 'value' => '' ), Visitor_Text::escape( $hint ) );
		foreach ( $field['options'] as $option ) {
			$options .= Html_Builder::element(
				'option',
				array(
					'value'    => $option,
					'selected' => $option === $this->get_value(),
				),
				Visitor_Text::escape( $option )
			);
		}
		return Html_Builder::element( 'select', $attributes, $options ) . $this->render_other();
	}

	/**
	 * Renders a slider with its value, which the script updates, and labels of both ends, so that it works without a
	 * script.
	 *
	 * @param string $input The input, escaped HTML.
	 * @param string $value Initial value.
	 * @return string Escaped HTML.
	 */
	private function render_slider( string $input, $value ): string {
		Blocks::enqueue_styles( 'jetpack/field-slider' );
		$output = Html_Builder::element(
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
			$ends .= Html_Builder::element( 'span', array(), Visitor_Text::escape( $this->get_end_label( $end ) ) );
		}
		$ends = Html_Builder::element(
			'span',
			array(
				'class' => 'mainstreet-form__ends',
				'id'    => $this->base . '-ends',
			),
			$ends
		);
		return Html_Builder::element( 'span', array( 'class' => 'mainstreet-form__slider' ), $input . $output . $ends );
	}

	/**
	 * Returns the label of an end: the author's text, else the number.
	 *
	 * @param string $end `min` or `max`.
	 * @return string
	 */
	private function get_end_label( string $end ) {
		foreach ( array( Form_Field::get_input_attributes( $this->block ), Parsed_Block::get_attributes( $this->block ) ) as $source ) {
			$label = Parsed_Block::get_plain_text( $source, $end . 'Label', 200 );
			if ( '' !== $label ) {
				return $label;
			}
		}
		return $this->field[ $end ];
	}

	/** Renders the input and its hint. Returns escaped HTML. */
	private function render_file_input( array $attributes ): string {
		$field   = $this->field;
		$endings = File_Validator::get_extensions( $field['accept'] );
		$hint    = $this->base . '-hint';
		$text    = sprintf(
			/* translators: 1: list of file types, 2: size such as "8 MB". */
			__( 'Allowed: %1$s, up to %2$s each.', 'mainstreet-blocks' ),
			implode( ', ', $endings ),
			size_format( File_Validator::get_max_bytes() )
		);
		$attributes['name']             = $this->get_name() . '[]';
		$attributes['aria-describedby'] = trim( $hint . ' ' . (string) $attributes['aria-describedby'] );
		return Html_Builder::element(
			'input',
			array( 'type' => 'file' ) + $attributes + array(
				'multiple'              => $field['multiple'],
				'accept'                => '.' . implode( ',.', $endings ),
				'data-mainstreet-files' => (string) wp_json_encode( self::get_script_data( (int) $field['max'], $endings ), JSON_HEX_AMP ),
			)
		) . Html_Builder::element(
			'span',
			array(
				'class' => 'mainstreet-form__hint',
				'id'    => $hint,
			),
			Visitor_Text::escape( $text )
		);
	}

	/** Returns limits and messages for the script. In messages about one file, the script replaces `%s` by its name. */
	private static function get_script_data( int $limit, array $endings ): array {
		return array(
			'limit'     => $limit,
			'bytes'     => File_Validator::get_max_bytes(),
			'endings'   => $endings,
			'many'      => File_Validator::too_many_message( $limit ),
			'large'     => File_Validator::too_large_message( '%s' ),
			'type'      => File_Validator::not_allowed_message( '%s', $endings ),
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
