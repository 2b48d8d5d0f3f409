<?php
namespace Mainstreet\Blocks\Contact_Form\Validation;

use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Core\Host_Name;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Submissions\Pipeline\Visitor_Input;

defined( 'ABSPATH' ) || exit;

/** Validates a value by the type of its field. Error messages explain what to enter. */
final class Value_Validator {

	/** PHP date formats by the format of a field. */
	const DATE_FORMATS = array(
		'yy-mm-dd' => 'Y-m-d',
		'mm/dd/yy' => 'm/d/Y',
		'dd/mm/yy' => 'd/m/Y',
		'dd.mm.yy' => 'd.m.Y',
		'dd-mm-yy' => 'd-m-Y',
	);

	/** A time of day as browsers send it. */
	const TIME = '/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/D';

	/** Maximum number of characters of a line, and of a text. */
	const MAX_LINE = Visitor_Input::MAX_LINE;
	const MAX_TEXT = Visitor_Input::MAX_TEXT;

	/**
	 * Normalizes a text to one line.
	 *
	 * @param string $text As posted.
	 * @return string Valid UTF-8 without control characters.
	 */
	public static function to_line( $text ): string {
		return trim( (string) preg_replace( '/[\s\x00-\x1F\x7F]+/u', ' ', Utf8::clean( $text ) ) );
	}

	/**
	 * Normalizes a text of several lines.
	 *
	 * @param string $text As posted.
	 * @return string Valid UTF-8 with `\n` between lines.
	 */
	public static function to_lines( string $text ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", Utf8::clean( $text ) );
		return trim( (string) preg_replace( '/[\x00-\x08\x0B-\x1F\x7F]/', '', $text ) );
	}

	/**
	 * Validates a value that is not empty.
	 *
	 * @param string $text Text as returned by to_line() or to_lines().
	 * @return string|\WP_Error Value to store.
	 */
	public static function check( array $field, string $text ) {
		$limit = 'textarea' === $field['type'] ? self::MAX_TEXT : self::MAX_LINE;
		if ( mb_strlen( $text ) > $limit ) {
			/* translators: %s: number of characters. */
			return self::error( sprintf( _n( 'Please use no more than %s character.', 'Please use no more than %s characters.', $limit, 'mainstreet-blocks' ), number_format_i18n( $limit ) ) );
		}
		switch ( $field['type'] ) {
			case 'email':
				return self::is_email( $text ) ? $text : self::error( __( 'Please enter an email address such as name@example.com.', 'mainstreet-blocks' ) );
			case 'url':
				return self::check_url( $text );
			case 'date':
				return self::check_date( $text, $field['format'] );
			case 'time':
				return self::check_time( $field, $text );
			case 'telephone':
				return preg_match( '~^[0-9+()\-.\s/x#*]{3,40}$~i', $text ) && preg_match( '/\d/', $text ) ? $text : self::error( __( 'Please enter a phone number such as +1 555 010 0199.', 'mainstreet-blocks' ) );
			case 'number':
			case 'slider':
			case 'rating':
				return self::check_number( $field, $text );
			default:
				return $text;
		}
	}

	/** Whether a text is an email address. Internationalized domains are allowed. */
	public static function is_email( string $text ): bool {
		$at = strrpos( $text, '@' );
		if ( false !== $at && preg_match( '/[^\x00-\x7F]/', substr( $text, $at ) ) ) {
			$domain = Host_Name::ascii( substr( $text, $at + 1 ) );
			$text   = '' === $domain ? '' : substr( $text, 0, $at + 1 ) . $domain;
		}
		return strlen( $text ) <= 254 && (bool) is_email( $text );
	}

	/**
	 * Validates a URL. Without a scheme, `https://` is prepended.
	 *
	 * @return string|\WP_Error
	 */
	private static function check_url( string $text ) {
		$url = preg_match( '~^[a-z][a-z0-9+.-]*:~i', $text ) && ! preg_match( '~^[^/:]+\.[^/:]+:\d+~', $text ) ? $text : 'https://' . ltrim( $text, '/' );
		$url = esc_url_raw( $url, array( 'http', 'https' ) );
		return preg_match( '~^https?://[^\s/?#.]+(\.[^\s/?#.]+)+([/?#]|$)~iu', $url ) || preg_match( '~^https?://(localhost|\[[0-9a-f:]+\])~i', $url )
			? $url
			: self::error( __( 'Please enter a URL such as https://example.com.', 'mainstreet-blocks' ) );
	}

	/**
	 * Validates a date, and converts it to the format of the field.
	 *
	 * @param string $format Key of DATE_FORMATS.
	 * @return string|\WP_Error
	 */
	private static function check_date( string $text, $format ) {
		$iso = self::date_to_iso( $text, $format );
		if ( '' === $iso ) {
			/* translators: %s: today's date in the format asked for. */
			return self::error( sprintf( __( 'Please enter a date such as %s.', 'mainstreet-blocks' ), self::date_from_iso( gmdate( 'Y-m-d' ), $format ) ) );
		}
		return self::date_from_iso( $iso, $format );
	}

	/**
	 * Parses a date. Browsers send ISO dates; without a date picker, visitors type the format of the field.
	 *
	 * @param string $format Key of DATE_FORMATS.
	 * @return string ISO date; '' for a date that does not exist.
	 */
	public static function date_to_iso( string $text, $format ): string {
		if ( false !== strpos( $text, "\0" ) ) {
			// PHP warns about a null byte.
			return '';
		}
		$formats = array_unique( array( 'Y-m-d', isset( self::DATE_FORMATS[ $format ] ) ? self::DATE_FORMATS[ $format ] : 'Y-m-d' ) );
		foreach ( $formats as $wanted ) {
			$date = \DateTimeImmutable::createFromFormat( '!' . $wanted, $text );
			if ( $date && $date->format( $wanted ) === $text ) {
				return $date->format( 'Y-m-d' );
			}
		}
		return '';
	}

	/**
	 * Converts an ISO date to the format of the field.
	 *
	 * @param string $iso    ISO date.
	 * @param string $format Key of DATE_FORMATS.
	 * @return string
	 */
	private static function date_from_iso( $iso, $format ) {
		$date = \DateTimeImmutable::createFromFormat( '!Y-m-d', str_replace( "\0", '', $iso ) );
		return $date && isset( self::DATE_FORMATS[ $format ] ) ? $date->format( self::DATE_FORMATS[ $format ] ) : $iso;
	}

	/**
	 * Validates a time of day.
	 *
	 * @return string|\WP_Error
	 */
	private static function check_time( array $field, string $text ) {
		if ( ! preg_match( self::TIME, $text ) ) {
			return self::error( __( 'Please enter a time such as 14:30.', 'mainstreet-blocks' ) );
		}
		if ( self::is_in_time_range( $text, $field['min'], $field['max'] ) ) {
			return $text;
		}
		if ( '' === $field['min'] || '' === $field['max'] ) {
			return self::error(
				'' === $field['max']
					/* translators: %s: a time such as 09:00. */
					? sprintf( __( 'Please enter %s or later.', 'mainstreet-blocks' ), $field['min'] )
					/* translators: %s: a time such as 17:00. */
					: sprintf( __( 'Please enter %s or earlier.', 'mainstreet-blocks' ), $field['max'] )
			);
		}
		/* translators: 1: a time such as 09:00, 2: a later time. */
		return self::error( sprintf( __( 'Please enter a time from %1$s to %2$s.', 'mainstreet-blocks' ), $field['min'], $field['max'] ) );
	}

	/**
	 * Whether a time is in a range. A range whose start is later than its end spans midnight, as in browsers.
	 *
	 * @param string $from Earliest; '' for none.
	 * @param string $to   Latest; '' for none.
	 */
	private static function is_in_time_range( string $time, $from, $to ): bool {
		$is_after  = '' === $from || strcmp( $time, $from ) >= 0;
		$is_before = '' === $to || strcmp( $time, $to ) <= 0;
		return '' !== $from && '' !== $to && strcmp( $from, $to ) > 0 ? $is_after || $is_before : $is_after && $is_before;
	}

	/**
	 * Validates a number. Ratings are stored as `number/maximum`.
	 *
	 * @return string|\WP_Error
	 */
	private static function check_number( array $field, string $text ) {
		$number = Parsed_Block::to_number( str_replace( ',', '.', $text ) );
		if ( '' === $number ) {
			return self::error( __( 'Please enter a number.', 'mainstreet-blocks' ) );
		}
		if ( '' !== $field['min'] && (float) $number < (float) $field['min'] ) {
			/* translators: %s: a number. */
			return self::error( sprintf( __( 'Please enter %s or more.', 'mainstreet-blocks' ), $field['min'] ) );
		}
		if ( '' !== $field['max'] && (float) $number > (float) $field['max'] ) {
			/* translators: %s: a number. */
			return self::error( sprintf( __( 'Please enter %s or less.', 'mainstreet-blocks' ), $field['max'] ) );
		}
		if ( '' !== $field['step'] ) {
			$steps = ( (float) $number - (float) $field['min'] ) / (float) $field['step'];
			if ( abs( $steps - round( $steps ) ) > 1e-6 ) {
				/* translators: %s: a number. */
				return self::error( sprintf( __( 'Please enter a number in steps of %s.', 'mainstreet-blocks' ), $field['step'] ) );
			}
		}
		return 'rating' === $field['type'] ? $number . '/' . $field['max'] : $number;
	}

	private static function error( string $message ): \WP_Error {
		return new \WP_Error( 'invalid', $message );
	}
}
