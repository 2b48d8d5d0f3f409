<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Field;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Labels;
use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Blocks\Contact_Form\Definition\Phone_Countries;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Registration\Block_Types\Block_Filters;

defined( 'ABSPATH' ) || exit;

/**
 * Renders label, control and error of a field, with the CSS classes of docs/content-format.md 4.2 ("Front end").
 * Subclasses render the controls.
 */
abstract class Field_Renderer {

	/** Field of the definition. */
	protected array $field;

	/** The field's parsed block. */
	protected array $block;

	/** HTML id of the control: the author's, else a generated one. */
	protected string $id;

	/** Prefix of the HTML ids of the field's parts, which the script uses. */
	protected string $base;

	/**
	 * Submitted values if the page shows errors, else the default.
	 *
	 * @var string[]
	 */
	protected array $values;

	/** Whether the values come from a submission. */
	protected ?bool $is_submitted;

	/** Error message; '' for none. */
	protected string $error;

	/** Text typed for the "Other" choice. */
	protected string $other;

	/**
	 * Country code selected in the list of a phone field.
	 *
	 * @var string
	 */
	protected $country = '';

	/**
	 * Reads values and errors of the field.
	 *
	 * @param array|null $outcome Outcome of the last submission, with `values` and `fields`.
	 * @param string     $html_id HTML id of the control (Form_Fields); '' to build it from those of form and field.
	 */
	public function __construct( string $form_id, array $field, array $block, $outcome, string $html_id = '' ) {
		$values = Attributes::items( $outcome, 'values' );
		$errors = Attributes::items( $outcome, 'fields' );
		$id     = $field['id'];

		$this->field        = $field;
		$this->block        = $block;
		$this->base         = $form_id . '-' . $id;
		$this->id           = '' === $html_id ? $this->base : $html_id;
		$this->is_submitted = null !== $outcome;
		$given              = isset( $values[ $id ] ) ? (array) $values[ $id ] : array();
		$this->values       = array_map( 'strval', array_filter( $this->is_submitted ? $given : array( $field['default'] ), 'is_scalar' ) );
		$this->error        = Attributes::text( $errors, $id );
		$other              = isset( $values[ $id . ':other' ] ) ? $values[ $id . ':other' ] : '';
		$this->other        = is_string( $other ) ? $other : '';
		if ( ! empty( $field['countries'] ) ) {
			$country       = isset( $values[ $id . ':country' ] ) ? $values[ $id . ':country' ] : '';
			$this->country = $this->is_submitted ? Phone_Countries::normalize_code( is_string( $country ) ? $country : '' ) : $field['countries']['default'];
		}
		// Text for the "Other" choice selects it, as in Form_Validator.
		$this->values = '' !== trim( $this->other ) && $field['other'] && ! array_filter( $this->values, 'strlen' ) ? array( $field['other']['label'] ) : $this->values;
	}

	/** Renders the field. Returns escaped HTML. */
	public function render(): string {
		if ( 'hidden' === $this->field['type'] ) {
			return Html_Builder::element(
				'input',
				array(
					'type'  => 'hidden',
					'id'    => $this->id === $this->base ? null : $this->id,
					'name'  => $this->get_name(),
					'value' => $this->get_value(),
				)
			);
		}
		return Html_Builder::element( 'div', $this->get_wrapper_attributes(), $this->render_content() );
	}

	/** Renders what is inside the outer element: label, control and error. Returns escaped HTML. */
	abstract protected function render_content(): string;

	/** Returns the name under which the value is posted. */
	protected function get_name(): string {
		return 'f[' . $this->field['id'] . ']';
	}

	/** Returns the first value; '' if there is none. */
	protected function get_value(): string {
		return isset( $this->values[0] ) ? $this->values[0] : '';
	}

	/** Returns the ARIA attributes of every control. */
	protected function get_aria_attributes(): array {
		return array(
			'aria-invalid'     => '' === $this->error ? null : 'true',
			'aria-describedby' => $this->base . '-error',
		);
	}

	/**
	 * Returns the accessible name of a field whose label is hidden.
	 *
	 * @return string|null Plain text; null if the label is visible.
	 */
	protected function get_hidden_label() {
		foreach ( Parsed_Block::get_all_children( $this->block ) as $child ) {
			if ( 'jetpack/label' === Parsed_Block::get_name( $child ) && Block_Filters::is_hidden( $child ) ) {
				return '' === $this->field['label'] ? Form_Labels::get_label( $this->field ) : $this->field['label'];
			}
		}
		return null;
	}

	/**
	 * Renders the label, or the legend of a group.
	 *
	 * @param string $element `label` or `legend`.
	 * @return string Escaped HTML.
	 */
	protected function render_label( string $element ): string {
		$saved  = Form_Labels::sanitize( Form_Field::get_label( $this->block ) );
		$styles = $this->get_styles( 'label' );
		$html   = Html_Builder::element(
			$element,
			array(
				'class' => Html_Builder::classes( 'grunion-field-label', $this->field['type'], $styles['class'] ),
				'style' => $styles['style'],
				'for'   => 'label' === $element ? $this->id : null,
			),
			( '' === $saved ? Visitor_Text::escape( Form_Labels::get_label( $this->field ) ) : $saved ) . $this->render_required()
		);
		return $this->filter_part( $html, array( 'jetpack/label' ) );
	}

	/**
	 * Runs the filters of a part's own block; see Block_Filters::apply().
	 *
	 * @param string[] $names Names of the block; the first one found counts.
	 */
	protected function filter_part( string $html, array $names ): string {
		$found = Parsed_Block::find_all( $this->block, $names, 4 );
		return $found ? Block_Filters::apply( $html, $found[0] ) : $html;
	}

	/** Renders the required indicator. Returns escaped HTML. */
	protected function render_required(): string {
		$field = Parsed_Block::get_attributes( $this->block );
		$inner = Parsed_Block::find_attributes( $this->block, 'jetpack/label', 'jetpack/option' );
		$inner = null === $inner ? array() : $inner;
		if ( ! $this->field['required'] || ! Parsed_Block::get_boolean( $field, 'requiredIndicator', true ) || ! Parsed_Block::get_boolean( $inner, 'requiredIndicator', true ) ) {
			return '';
		}
		$texts = array_filter( array( Parsed_Block::get_rich_text( $inner, 'requiredText', 200 ), Parsed_Block::get_rich_text( $field, 'requiredText', 200 ) ), 'strlen' );
		$text  = $texts ? reset( $texts ) : __( '(required)', 'mainstreet-blocks' );
		return ' ' . Html_Builder::element( 'span', array( 'class' => 'grunion-label-required' ), Visitor_Text::escape( $text ) );
	}

	/** Renders the error message, or an empty element for the script to fill in. Returns escaped HTML. */
	protected function render_error(): string {
		return Html_Builder::element(
			'span',
			array(
				'class' => 'mainstreet-form__error',
				'id'    => $this->base . '-error',
			),
			Visitor_Text::escape( $this->error )
		);
	}

	/** Renders the text input of the "Other" choice. It has the same label as the choice, by which the script finds the choice. */
	protected function render_other(): string {
		$other = $this->field['other'];
		if ( ! $other ) {
			return '';
		}
		return Html_Builder::element(
			'input',
			array(
				'type'        => 'text',
				'name'        => 'f[' . $this->field['id'] . ':other]',
				'class'       => 'text grunion-field mainstreet-form__other',
				'value'       => $this->other,
				'placeholder' => '' === $other['placeholder'] ? __( 'Please specify…', 'mainstreet-blocks' ) : $other['placeholder'],
				'aria-label'  => $other['label'],
			)
		);
	}

	/**
	 * Returns class and style of a part of the field.
	 *
	 * @param string $part `label`, `input`, `options` or `single`.
	 * @return array `class`, `style`.
	 */
	protected function get_styles( string $part ): array {
		return Form_Styles::from_part( $this->block, $part );
	}

	/** Returns the attributes of the field's outer element. */
	private function get_wrapper_attributes(): array {
		$attributes = Parsed_Block::get_attributes( $this->block );
		$styles     = Form_Styles::from_attributes( $attributes );
		$class      = Parsed_Block::get_text( $attributes, 'className', 500 );
		$width      = $this->field['width'];
		return array(
			'class' => Html_Builder::classes(
				'grunion-field-' . $this->field['type'] . '-wrap',
				'grunion-field-wrap',
				'100' === $width ? '' : 'grunion-field-width-' . $width . '-wrap',
				'' === $this->error ? '' : 'is-wrong',
				$styles['class'],
				implode( ' ', array_map( 'sanitize_html_class', preg_split( '/\s+/', $class ) ) )
			),
			'style' => $styles['style'],
		);
	}
}
