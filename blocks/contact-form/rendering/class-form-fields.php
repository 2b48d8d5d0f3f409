<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Field;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Fields of a form while it is rendered: finds the field of a block, and gives each an HTML id. The first field of a page
 * with an id that its author chose ("HTML ID") gets that id; other ids are made of the form's id and the field's.
 */
final class Form_Fields {

	/**
	 * Ids that no field may have: `form.submit` and the like would be the field instead of the form's
	 * own property, which scripts need.
	 */
	const RESERVED = array( 'action', 'addEventListener', 'dataset', 'elements', 'id', 'method', 'noValidate', 'querySelector', 'querySelectorAll', 'replaceWith', 'requestSubmit', 'reset', 'submit', 'target' );

	/** HTML ids of fields of this page, as keys. */
	private static array $taken = array();

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
	 * Chooses the HTML ids.
	 *
	 * @param string  $form_id HTML id of the form.
	 * @param array[] $fields  Fields of the definition.
	 */
	public function __construct( string $form_id, array $fields ) {
		$this->fields = $fields;
		foreach ( $fields as $field ) {
			$id      = $field['own_id'];
			$is_free = '' !== $id && ! isset( self::$taken[ $id ] ) && ! in_array( $id, self::RESERVED, true );

			$this->waiting[ self::fingerprint( $field ) ][] = $field;
			$this->ids[ $field['id'] ]                      = $is_free ? $id : $form_id . '-' . $field['id'];
			self::$taken[ $this->ids[ $field['id'] ] ]      = true;
		}
	}

	/**
	 * Takes out the field of a block. Blocks hold no keys: of several fields that look the same, the first that is not
	 * rendered yet is meant.
	 *
	 * @param array $block Parsed field.
	 * @return array|null Null for a block that is not in the definition.
	 */
	public function take( array $block ): ?array {
		$name = self::fingerprint( Form_Field::from_block( $block ) );
		return empty( $this->waiting[ $name ] ) ? null : array_shift( $this->waiting[ $name ] );
	}

	/**
	 * The HTML id of a field.
	 *
	 * @param array $field Field of the definition.
	 */
	public function html_id( array $field ): string {
		return $this->ids[ $field['id'] ];
	}

	/**
	 * Links to the fields with errors, for browsers that run no script.
	 *
	 * @param array|null $outcome Outcome of the last submission; `fields` holds the errors.
	 * @return string Escaped HTML.
	 */
	public function error_links( $outcome ): string {
		$links = '';
		foreach ( isset( $outcome['fields'] ) ? $this->fields : array() as $field ) {
			if ( isset( $outcome['fields'][ $field['id'] ] ) ) {
				$links .= sprintf( '<li><a href="#%1$s">%2$s</a></li>', esc_attr( $this->html_id( $field ) ), esc_html( Form_Texts::label( $field ) ) );
			}
		}
		return '' === $links ? '' : "<ul class=\"mainstreet-form__wrong\">$links</ul>";
	}

	/**
	 * Identifies a field by what its block says.
	 *
	 * @param array $field Field, with key and id or without.
	 */
	private static function fingerprint( array $field ): string {
		unset( $field['key'], $field['id'] );
		return md5( (string) wp_json_encode( $field ) );
	}
}
