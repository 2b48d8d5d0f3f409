<?php
namespace Mainstreet\Submissions\Pipeline;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/** Reads the fields and files of a submission. Posted keys and values are not trusted: they may have any type and depth. */
final class Visitor_Input {

	/** Maximum bytes of a body without files: 256 KB. */
	const LIMIT = 262144;

	/** Maximum number of values of a submission, including those in lists. */
	const MAX_VALUES = 1000;

	/** Maximum bytes of the key of a field. */
	const MAX_KEY = 200;

	/** Maximum characters of a line and of a text. */
	const MAX_LINE = 2000;
	const MAX_TEXT = 20000;

	/** Whether the body exceeds the limits of bytes or number of values. */
	public static function is_too_large( array $posted ): bool {
		$count = 0;
		$bytes = 0;
		array_walk_recursive(
			$posted,
			static function ( $value, $key ) use ( &$count, &$bytes ) {
				++$count;
				$bytes += strlen( (string) $key ) + ( is_string( $value ) ? strlen( $value ) : 8 );
			}
		);
		// PHP drops values above max_input_vars: if exactly that many arrive, some may be missing.
		$most = min( self::MAX_VALUES, max( 1, (int) ini_get( 'max_input_vars' ) ) );
		return $count >= $most || $bytes > self::LIMIT;
	}

	/**
	 * Reads the submitted values.
	 *
	 * @return array<string, string|string[]> Values by key, without values that are not text.
	 */
	public static function read_values( array $posted ): array {
		$values = array();
		$fields = Attributes::items( $posted, 'f' );
		foreach ( $fields as $key => $value ) {
			if ( strlen( (string) $key ) > self::MAX_KEY ) {
				continue;
			}
			if ( is_array( $value ) ) {
				$value = array_values( array_filter( array_map( array( __CLASS__, 'read_text' ), $value ), 'is_string' ) );
			} else {
				$value = self::read_text( $value );
			}
			if ( null !== $value ) {
				$values[ (string) $key ] = $value;
			}
		}
		return $values;
	}

	/**
	 * Returns the values that a form shows again after an error: those of its own fields, cut to their maximum length.
	 *
	 * @return array<string, string|string[]> Values by key.
	 */
	public static function read_values_of_form( array $def, array $posted ): array {
		$values = self::read_values( $posted );
		$kept   = array();
		foreach ( isset( $def['fields'] ) ? array_filter( (array) $def['fields'], 'is_array' ) : array() as $field ) {
			// The inputs of contact forms are named by field id; their keys are made from labels.
			$key   = isset( $field['id'] ) ? $field['id'] : ( isset( $field['key'] ) ? $field['key'] : '' );
			$limit = isset( $field['type'] ) && 'textarea' === $field['type'] ? self::MAX_TEXT : self::MAX_LINE;
			$most  = isset( $field['options'] ) ? count( (array) $field['options'] ) : 1;
			$names = array( $key );
			if ( ! empty( $field['other'] ) ) {
				$names[] = $key . ':other';
			}
			if ( ! empty( $field['countries'] ) ) {
				$names[] = $key . ':country';
			}
			foreach ( $names as $name ) {
				if ( isset( $values[ $name ] ) ) {
					$kept[ $name ] = self::shorten( $values[ $name ], $limit, $most );
				}
			}
		}
		return $kept;
	}

	/**
	 * Cuts a value to its maximum size.
	 *
	 * @param string|string[] $value Text or list of texts.
	 * @param int             $most  Maximum number of texts in a list.
	 * @return string|string[]
	 */
	private static function shorten( $value, int $limit, int $most ) {
		if ( ! is_array( $value ) ) {
			return mb_substr( $value, 0, $limit );
		}
		$cut = array();
		foreach ( array_slice( $value, 0, max( 1, $most ) ) as $text ) {
			$cut[] = mb_substr( $text, 0, $limit );
		}
		return $cut;
	}

	/**
	 * Reads the uploaded files.
	 *
	 * @return array<string, array[]> Lists of files by key of the field, without empty inputs.
	 */
	public static function read_files( array $files ): array {
		$found = array();
		$group = Attributes::items( $files, 'f' );
		$names = Attributes::items( $group, 'name' );
		foreach ( array_keys( $names ) as $key ) {
			$lists = array();
			foreach ( array( 'name', 'type', 'tmp_name', 'error', 'size' ) as $part ) {
				$lists[ $part ] = array_values( isset( $group[ $part ][ $key ] ) ? (array) $group[ $part ][ $key ] : array() );
			}
			foreach ( array_keys( $lists['name'] ) as $i ) {
				$file = self::read_file( $lists, $i );
				if ( $file && UPLOAD_ERR_NO_FILE !== $file['error'] ) {
					$found[ (string) $key ][] = $file;
				}
			}
		}
		return $found;
	}

	/**
	 * Reads one file of a field; null if a property is missing or an array.
	 *
	 * @param array[] $lists Properties of all files of the field.
	 * @param int     $i     Position of the file.
	 */
	private static function read_file( array $lists, $i ): ?array {
		foreach ( $lists as $list ) {
			if ( ! isset( $list[ $i ] ) || is_array( $list[ $i ] ) ) {
				return null;
			}
		}
		return array(
			'name'     => Utf8::clean( (string) $lists['name'][ $i ] ),
			'type'     => (string) $lists['type'][ $i ],
			'tmp_name' => (string) $lists['tmp_name'][ $i ],
			'error'    => (int) $lists['error'][ $i ],
			'size'     => (int) $lists['size'][ $i ],
		);
	}

	/**
	 * Converts a value to valid UTF-8 with `\n` between lines.
	 *
	 * @param mixed $value Anything.
	 * @return string|null Null for arrays and objects.
	 */
	public static function read_text( $value ) {
		if ( ! is_scalar( $value ) ) {
			return null;
		}
		$value = is_bool( $value ) ? ( $value ? '1' : '' ) : (string) $value;
		return str_replace( array( "\0", "\r\n", "\r" ), array( '', "\n", "\n" ), Utf8::clean( $value ) );
	}
}
