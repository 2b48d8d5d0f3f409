<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Field;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the field of the definition that a block is. Blocks hold no keys and ids: of several that
 * say the same, the first not drawn yet is meant.
 */
final class Form_Fields {

	/**
	 * Fields by what tells them apart.
	 *
	 * @var array<string, array[]>
	 */
	private $waiting = array();

	/**
	 * Takes the fields of a definition.
	 *
	 * @param array[] $fields Fields.
	 */
	public function __construct( array $fields ) {
		foreach ( $fields as $field ) {
			$this->waiting[ self::fingerprint( $field ) ][] = $field;
		}
	}

	/**
	 * Takes out the field that a block is.
	 *
	 * @param array $block Parsed field.
	 * @return array|null Null for what the definition does not hold.
	 */
	public function take( array $block ) {
		$name = self::fingerprint( Form_Field::of( $block ) );
		return empty( $this->waiting[ $name ] ) ? null : array_shift( $this->waiting[ $name ] );
	}

	/**
	 * Tells fields apart by what their blocks say.
	 *
	 * @param array $field Field, with key and id or without.
	 * @return string
	 */
	private static function fingerprint( array $field ) {
		unset( $field['key'], $field['id'] );
		return md5( (string) wp_json_encode( $field ) );
	}
}
