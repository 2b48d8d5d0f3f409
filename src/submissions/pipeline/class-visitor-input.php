<?php
namespace Mainstreet\Submissions\Pipeline;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the fields and files of a submission. Nothing in it is trusted: keys and values
 * may have any type and depth.
 */
final class Visitor_Input {

	/** Bytes of a body, without files: 256 KB. */
	const LIMIT = 262144;

	/** Values of a submission, those of lists included. */
	const MAX_VALUES = 1000;

	/** Bytes of the key of a field. */
	const MAX_KEY = 200;

	/** Characters in one line, and in a text of several, that any form of ours takes. */
	const MAX_LINE = 2000;
	const MAX_TEXT = 20000;

	/**
	 * Tells whether there is more than any form sends.
	 *
	 * @param array $posted Body.
	 * @return bool
	 */
	public static function is_too_large( array $posted ) {
		$count = 0;
		$bytes = 0;
		array_walk_recursive(
			$posted,
			static function ( $value, $key ) use ( &$count, &$bytes ) {
				++$count;
				$bytes += strlen( (string) $key ) + ( is_string( $value ) ? strlen( $value ) : 8 );
			}
		);
		// PHP drops what is above its own limit: as many as that may be the rest of more.
		$most = min( self::MAX_VALUES, max( 1, (int) ini_get( 'max_input_vars' ) ) );
		return $count >= $most || $bytes > self::LIMIT;
	}

	/**
	 * The fields of a form.
	 *
	 * @param array $posted Body.
	 * @return array<string, string|string[]> Values by key; what is no text is left out.
	 */
	public static function values( array $posted ) {
		$values = array();
		$fields = Attributes::items( $posted, 'f' );
		foreach ( $fields as $key => $value ) {
			if ( strlen( (string) $key ) > self::MAX_KEY ) {
				continue;
			}
			if ( is_array( $value ) ) {
				$value = array_values( array_filter( array_map( array( __CLASS__, 'text' ), $value ), 'is_string' ) );
			} else {
				$value = self::text( $value );
			}
			if ( null !== $value ) {
				$values[ (string) $key ] = $value;
			}
		}
		return $values;
	}

	/**
	 * What a form shows again when it comes back: its own fields, nothing of them longer than it takes.
	 *
	 * @param array $def    Definition of the form.
	 * @param array $posted Body.
	 * @return array<string, string|string[]> Values by key.
	 */
	public static function of_form( array $def, array $posted ) {
		$values = self::values( $posted );
		$kept   = array();
		foreach ( isset( $def['fields'] ) ? array_filter( (array) $def['fields'], 'is_array' ) : array() as $field ) {
			// Contact forms post by id; their key is the label's.
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
					$kept[ $name ] = self::cut( $values[ $name ], $limit, $most );
				}
			}
		}
		return $kept;
	}

	/**
	 * Bounds a value.
	 *
	 * @param string|string[] $value Text or list of texts.
	 * @param int             $limit Characters of a text.
	 * @param int             $most  Texts of a list.
	 * @return string|string[]
	 */
	private static function cut( $value, $limit, $most ) {
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
	 * The files of a form.
	 *
	 * @param array $files As PHP has them in $_FILES.
	 * @return array<string, array[]> Lists of files by key; fields left empty are left out.
	 */
	public static function files( array $files ) {
		$found = array();
		$group = Attributes::items( $files, 'f' );
		$names = Attributes::items( $group, 'name' );
		foreach ( array_keys( $names ) as $key ) {
			$lists = array();
			foreach ( array( 'name', 'type', 'tmp_name', 'error', 'size' ) as $part ) {
				$lists[ $part ] = array_values( isset( $group[ $part ][ $key ] ) ? (array) $group[ $part ][ $key ] : array() );
			}
			foreach ( array_keys( $lists['name'] ) as $i ) {
				$file = self::file( $lists, $i );
				if ( $file && UPLOAD_ERR_NO_FILE !== $file['error'] ) {
					$found[ (string) $key ][] = $file;
				}
			}
		}
		return $found;
	}

	/**
	 * One file of a field.
	 *
	 * @param array[] $lists Parts of all files of the field.
	 * @param int     $i     Which file.
	 * @return array|null
	 */
	private static function file( array $lists, $i ) {
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
	 * A text in valid UTF-8, with line ends as PHP writes them.
	 *
	 * @param mixed $value Anything.
	 * @return string|null Null for what is no text, number or yes/no.
	 */
	public static function text( $value ) {
		if ( ! is_scalar( $value ) ) {
			return null;
		}
		$value = is_bool( $value ) ? ( $value ? '1' : '' ) : (string) $value;
		return str_replace( array( "\0", "\r\n", "\r" ), array( '', "\n", "\n" ), Utf8::clean( $value ) );
	}
}
