<?php
namespace Mainstreet\Blocks\Contact_Form\Validation;

defined( 'ABSPATH' ) || exit;

/**
 * Browsers send dates as ISO does; fields may want another format, and people without
 * a browser's calendar type it.
 */
final class Form_Dates {

	/** Formats of fields, and how PHP writes them. */
	const FORMATS = array(
		'yy-mm-dd' => 'Y-m-d',
		'mm/dd/yy' => 'm/d/Y',
		'dd/mm/yy' => 'd/m/Y',
		'dd.mm.yy' => 'd.m.Y',
		'dd-mm-yy' => 'd-m-Y',
	);

	/**
	 * A date as ISO writes it.
	 *
	 * @param string $text   Date in ISO or in the field's format.
	 * @param string $format The field's format.
	 * @return string Empty when it is no real date.
	 */
	public static function to_iso( $text, $format ) {
		if ( false !== strpos( $text, "\0" ) ) {
			// PHP takes these for a fault of the program.
			return '';
		}
		$formats = array_unique( array( 'Y-m-d', isset( self::FORMATS[ $format ] ) ? self::FORMATS[ $format ] : 'Y-m-d' ) );
		foreach ( $formats as $wanted ) {
			$date = \DateTimeImmutable::createFromFormat( '!' . $wanted, $text );
			if ( $date && $date->format( $wanted ) === $text ) {
				return $date->format( 'Y-m-d' );
			}
		}
		return '';
	}

	/**
	 * A date as the field's author wants it.
	 *
	 * @param string $iso    Date as ISO writes it.
	 * @param string $format The field's format.
	 * @return string
	 */
	public static function from_iso( $iso, $format ) {
		$date = \DateTimeImmutable::createFromFormat( '!Y-m-d', str_replace( "\0", '', $iso ) );
		return $date && isset( self::FORMATS[ $format ] ) ? $date->format( self::FORMATS[ $format ] ) : $iso;
	}
}
