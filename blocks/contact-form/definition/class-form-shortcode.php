<?php
namespace Mainstreet\Blocks\Contact_Form\Definition;

use Mainstreet\Submissions\Registry\Form_Counter;
use Mainstreet\Submissions\Registry\Shortcodes;

defined( 'ABSPATH' ) || exit;

/** Converts the shortcode `[contact-form][contact-field …/][/contact-form]` to a contact form block. */
final class Form_Shortcode {

	/**
	 * Renders the shortcode.
	 *
	 * @param array|string $attributes Attributes; an empty string if there are none.
	 * @param string|null  $content    Content between the tags.
	 * @return string HTML.
	 */
	public static function render( $attributes, $content ) {
		if ( Form_Counter::is_reached() ) {
			return '';
		}
		$block = self::to_block( is_array( $attributes ) ? $attributes : array(), (string) $content );
		return render_block( $block );
	}

	/**
	 * Converts the shortcode to a parsed block.
	 *
	 * @param string $content Content between the tags.
	 */
	public static function to_block( array $attributes, string $content ): array {
		$fields = self::read_fields( $content );
		$fields = $fields ? $fields : self::get_default_fields();
		$names  = array(
			'to'                     => 'to',
			'subject'                => 'subject',
			'customthankyou'         => 'customThankyou',
			'customthankyoumessage'  => 'customThankyouMessage',
			'customthankyouheading'  => 'customThankyouHeading',
			'customthankyouredirect' => 'customThankyouRedirect',
			'submit_button_text'     => 'submitButtonText',
		);
		$form   = array();
		foreach ( array_change_key_case( $attributes ) as $name => $value ) {
			if ( isset( $names[ $name ] ) && is_string( $value ) ) {
				// Block attributes with plain text are decoded when read. The message is HTML and is not.
				$form[ $names[ $name ] ] = 'customthankyoumessage' === $name ? html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $value;
			}
		}
		return self::build_block( Form_Definition::BLOCK, $form, $fields );
	}

	/**
	 * Reads the fields.
	 *
	 * @return array[] Parsed blocks.
	 */
	private static function read_fields( string $content ): array {
		$fields = array();
		foreach ( Shortcodes::find( $content, array( 'contact-field' ), Form_Definition::MAX_FIELDS ) as $field ) {
			$fields[] = self::to_field_block( array_map( 'strval', array_change_key_case( $field['attributes'] ) ) );
		}
		return $fields;
	}

	/**
	 * Converts one field.
	 *
	 * @param string[] $attributes Attributes, names in lower case.
	 * @return array Parsed block.
	 */
	private static function to_field_block( array $attributes ): array {
		$attributes += array_fill_keys( array( 'type', 'label', 'required', 'options', 'default', 'placeholder', 'id', 'width' ), '' );
		$type        = strtolower( $attributes['type'] );
		$types       = array_diff( Form_Field::TYPES, array( 'file', 'image-select' ) );
		$name        = array_search( $type, $types, true );
		$field       = array(
			'label'        => $attributes['label'],
			// Posts contain `required="1"`, `required="true"` and `required` alone.
			'required'     => Parsed_Block::get_boolean( $attributes, 'required' ) || in_array( 'required', $attributes, true ),
			'options'      => '' === $attributes['options'] ? array() : array_map( 'trim', explode( ',', $attributes['options'] ) ),
			'defaultValue' => $attributes['default'],
			'placeholder'  => $attributes['placeholder'],
			'id'           => $attributes['id'],
			'width'        => '' === $attributes['width'] ? 100 : $attributes['width'],
		);
		return self::build_block( false === $name ? 'jetpack/field-text' : $name, $field );
	}

	/**
	 * Returns the default fields: name, email, website, message.
	 *
	 * @return array[] Parsed blocks.
	 */
	private static function get_default_fields(): array {
		return array(
			self::build_block( 'jetpack/field-name', array( 'required' => true ) ),
			self::build_block( 'jetpack/field-email', array( 'required' => true ) ),
			self::build_block( 'jetpack/field-url', array() ),
			self::build_block( 'jetpack/field-textarea', array( 'required' => true ) ),
		);
	}

	/**
	 * Builds a block as parse_blocks() returns it.
	 *
	 * @param string  $name  Name.
	 * @param array[] $inner Inner blocks.
	 */
	private static function build_block( $name, array $attributes, array $inner = array() ): array {
		return array(
			'blockName'    => $name,
			'attrs'        => $attributes,
			'innerBlocks'  => $inner,
			'innerHTML'    => '',
			'innerContent' => array_fill( 0, count( $inner ), null ),
		);
	}
}
