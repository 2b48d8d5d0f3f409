<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Gives fields the id their author chose ("HTML ID"), the first of a page that asks for it; all
 * others get one made of the form's id and their own.
 */
final class Form_Ids {

	/**
	 * Names that a field must not have as its id: the form's own property of that name, which
	 * scripts need, would be the field instead.
	 */
	const RESERVED = array( 'action', 'addEventListener', 'dataset', 'elements', 'id', 'method', 'noValidate', 'querySelector', 'querySelectorAll', 'replaceWith', 'requestSubmit', 'reset', 'submit', 'target' );

	/**
	 * Ids that fields of this page have, as keys.
	 *
	 * @var array
	 */
	private static $taken = array();

	/**
	 * Ids by id of the field in the definition.
	 *
	 * @var string[]
	 */
	private $ids = array();

	/**
	 * Chooses the ids of a form's fields.
	 *
	 * @param string  $form_id HTML id of the form.
	 * @param array[] $fields  Fields of the definition.
	 */
	public function __construct( $form_id, array $fields ) {
		foreach ( $fields as $field ) {
			$id      = $field['own_id'];
			$is_free = '' !== $id && ! isset( self::$taken[ $id ] ) && ! in_array( $id, self::RESERVED, true );

			$this->ids[ $field['id'] ]                 = $is_free ? $id : $form_id . '-' . $field['id'];
			self::$taken[ $this->ids[ $field['id'] ] ] = true;
		}
	}

	/**
	 * The id of a field.
	 *
	 * @param array $field Field of the definition.
	 * @return string
	 */
	public function of( array $field ) {
		return $this->ids[ $field['id'] ];
	}

	/**
	 * Links to the fields that are wrong, for browsers that run no script.
	 *
	 * @param array[]    $fields  Fields of the definition.
	 * @param array|null $outcome What came of the last answer; `fields` holds what is wrong.
	 * @return string Escaped HTML.
	 */
	public function links( array $fields, $outcome ) {
		$links = '';
		foreach ( isset( $outcome['fields'] ) ? $fields : array() as $field ) {
			if ( isset( $outcome['fields'][ $field['id'] ] ) ) {
				$links .= sprintf( '<li><a href="#%1$s">%2$s</a></li>', esc_attr( $this->of( $field ) ), esc_html( Form_Texts::label( $field ) ) );
			}
		}
		return '' === $links ? '' : "<ul class=\"mainstreet-form__wrong\">$links</ul>";
	}
}
