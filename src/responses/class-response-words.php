<?php
namespace Mainstreet\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * What people read of values that are stored in a form for machines, on the screen, in mails and in exports.
 */
final class Response_Words {

	/**
	 * A value as people read it.
	 *
	 * @param array $field Field of an entry, with `type` and `value`.
	 * @return string
	 */
	public static function of( array $field ) {
		if ( 'image-select' === $field['type'] && is_array( $field['value'] ) && isset( $field['value']['choices'] ) && is_array( $field['value']['choices'] ) ) {
			return implode( ', ', array_filter( array_map( array( __CLASS__, 'choice' ), $field['value']['choices'] ), 'strlen' ) );
		}
		$text = Response_Reader::text( $field['value'] );
		// Spreadsheets take `4/5` for a day.
		return 'rating' === $field['type'] ? (string) preg_replace( '#^(\d+)\s*/\s*(\d+)$#D', '$1 / $2', $text ) : $text;
	}

	/**
	 * A picture that was chosen in a form of another plugin, which stored everything about it.
	 *
	 * @param mixed $choice With `label`, and the letter it was known by.
	 * @return string
	 */
	private static function choice( $choice ) {
		foreach ( array( 'label', 'perceived', 'selected' ) as $name ) {
			$text = is_array( $choice ) && isset( $choice[ $name ] ) ? Response_Reader::text( $choice[ $name ] ) : '';
			if ( '' !== $text ) {
				return $text;
			}
		}
		return is_array( $choice ) ? '' : Response_Reader::text( $choice );
	}
}
