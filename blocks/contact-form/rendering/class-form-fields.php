<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Field;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Fields of a form while it is rendered: finds the field of a block, and assigns HTML ids. The first field of a page with a
 * certain author's id ("HTML ID") gets that id; other ids consist of the form's id and the field's.
 */
final class Form_Fields {

	/** Ids that no field may have: a field with the id `submit` would hide the form's method `submit()` from scripts. */
	const RESERVED = array( 'action', 'addEventListener', 'dataset', 'elements', 'id', 'method', 'noValidate', 'querySelector', 'querySelectorAll', 'replaceWith', 'requestSubmit', 'reset', 'submit', 'target' );

	/** HTML ids of fields on this page, as keys. */
	private static array $taken = array();

	/** HTML id of the form. */
	private string $form_id;

	/**
	 * Fields of the definition.
	 *
	 * @var array[]
	 */
	private array $fields;

	/**
	 * Fields not rendered yet, by fingerprint.
	 *
	 * @var array<string, array[]>
	 */
	private array $waiting = array();

	/**
	 * HTML ids by id of the field in the definition.
	 *
	 * @var string[]
	 */
	private array $ids = array();

	/**
	 * Assigns the HTML ids.
	 *
	 * @param string  $form_id HTML id of the form.
	 * @param array[] $fields  Fields of the definition.
	 */
	public function __construct( string $form_id, array $fields ) {
		$this->form_id = $form_id;
		$this->fields  = $fields;
		foreach ( $fields as $field ) {
			$id      = $field['own_id'];
			$is_free = '' !== $id && ! isset( self::$taken[ $id ] ) && ! in_array( $id, self::RESERVED, true );

			$this->waiting[ self::fingerprint( $field ) ][] = $field;
			$this->ids[ $field['id'] ]                      = $is_free ? $id : $form_id . '-' . $field['id'];
			self::$taken[ $this->ids[ $field['id'] ] ]      = true;
		}
	}

	/**
	 * Removes and returns the field of a block. Blocks contain no keys: of several equal fields, the first that is not rendered
	 * yet is returned.
	 *
	 * @param array $block Parsed field.
	 * @return array|null Null for a block that is not in the definition.
	 */
	public function take( array $block ): ?array {
		$name = self::fingerprint( Form_Field::from_block( $block ) );
		return empty( $this->waiting[ $name ] ) ? null : array_shift( $this->waiting[ $name ] );
	}

	/**
	 * Creates the renderer of a field.
	 *
	 * @param array      $field   Field of the definition.
	 * @param array      $block   Parsed block.
	 * @param array|null $outcome Outcome of the last submission, with `values` and `fields`.
	 */
	public function create_renderer( array $field, array $block, ?array $outcome ): Field_Renderer {
		$is_choice = in_array( $field['type'], Choice_Field_Renderer::TYPES, true );
		$arguments = array( $this->form_id, $field, $block, $outcome, $this->ids[ $field['id'] ] );
		return $is_choice ? new Choice_Field_Renderer( ...$arguments ) : new Input_Renderer( ...$arguments );
	}

	/**
	 * Renders links to the fields with errors, for browsers that run no script.
	 *
	 * @param array|null $outcome Outcome of the last submission; `fields` contains the errors.
	 * @return string Escaped HTML.
	 */
	public function error_links( $outcome ): string {
		$links = '';
		foreach ( isset( $outcome['fields'] ) ? $this->fields : array() as $field ) {
			if ( isset( $outcome['fields'][ $field['id'] ] ) ) {
				$links .= sprintf( '<li><a href="#%1$s">%2$s</a></li>', esc_attr( $this->ids[ $field['id'] ] ), esc_html( Form_Texts::label( $field ) ) );
			}
		}
		return '' === $links ? '' : "<ul class=\"mainstreet-form__wrong\">$links</ul>";
	}

	/**
	 * Returns a hash of the settings in the field's block.
	 *
	 * @param array $field Field, with or without key and id.
	 */
	private static function fingerprint( array $field ): string {
		unset( $field['key'], $field['id'] );
		return md5( (string) wp_json_encode( $field ) );
	}
}
