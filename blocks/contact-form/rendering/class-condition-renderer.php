<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Labels;
use Mainstreet\Blocks\Contact_Form\Validation\Form_Conditions;
use Mainstreet\Core\Text\Visitor_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the condition of a field: as data for the script (view/conditions.ts), and as a sentence. Without a script all fields
 * are shown, those with a condition are not `required`, and the server ignores fields that do not apply.
 */
final class Condition_Renderer {

	/** Conditions, as Form_Conditions::from_fields() returns them. */
	private array $conditions;

	/** Fields of the definition, by id. */
	private array $fields;

	public function __construct( array $fields ) {
		$this->conditions = Form_Conditions::from_fields( $fields );
		$this->fields     = $this->conditions ? array_column( $fields, null, 'id' ) : array();
	}

	/**
	 * Adds the condition to the HTML of a field.
	 *
	 * @param string $html HTML of the field: one element.
	 * @return string HTML, unchanged if the field has no condition.
	 */
	public function add( array $field, string $html ): string {
		if ( ! isset( $this->conditions[ $field['id'] ] ) ) {
			return $html;
		}
		$when = array( 'id' => $field['id'] ) + $this->conditions[ $field['id'] ];
		$open = strpos( $html, '>' );
		$json = Html_Builder::element( 'i', array( 'data-mainstreet-when' => (string) wp_json_encode( $when, JSON_HEX_AMP ) ) );
		$html = substr( $html, 0, $open ) . substr( $json, 2, -1 ) . '>'
			. ( 'hidden' === $field['type'] ? '' : '<span class="mainstreet-form__when">' . Visitor_Text::escape( $this->describe( $when ) ) . '</span>' )
			. substr( $html, $open + 1 );
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( null !== $tags->get_attribute( 'required' ) ) {
				$tags->remove_attribute( 'required' );
				$tags->set_attribute( 'data-mainstreet-required', '1' );
			}
		}
		return $tags->get_updated_html();
	}

	/** Describes when the field applies. */
	private function describe( array $when ): string {
		$source = $this->fields[ $when['field'] ];
		$label  = Form_Labels::get_label( $source );
		$is_box = in_array( $source['type'], array( 'checkbox', 'consent' ), true );
		switch ( $when['is'] ) {
			case 'is':
				/* translators: 1: label of another field, 2: an answer to it. */
				return sprintf( __( 'Only if “%1$s” is “%2$s”:', 'mainstreet-blocks' ), $label, $when['value'] );
			case 'is-not':
				/* translators: 1: label of another field, 2: an answer to it. */
				return sprintf( __( 'Only if “%1$s” is not “%2$s”:', 'mainstreet-blocks' ), $label, $when['value'] );
			case 'filled':
				/* translators: %s: label of another field. */
				return sprintf( $is_box ? __( 'Only if “%s” is checked:', 'mainstreet-blocks' ) : __( 'Only if “%s” is filled in:', 'mainstreet-blocks' ), $label );
			default:
				/* translators: %s: label of another field. */
				return sprintf( $is_box ? __( 'Only if “%s” is not checked:', 'mainstreet-blocks' ) : __( 'Only if “%s” is empty:', 'mainstreet-blocks' ), $label );
		}
	}
}
