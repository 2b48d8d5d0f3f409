<?php
namespace Mainstreet\Responses\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the text form: a message, `<!--more-->`, lines such as `AUTHOR: Ada`, and all
 * fields as JSON behind `JSON_DATA` or as print_r() writes an array (docs/server-contract.md B.2). It was
 * saved through kses, so `<`, `>` and `&` in it are entities. Pure.
 */
final class Legacy_Response_Parser {

	/** Members of the field list that describe the form and are no responses. */
	const NO_FIELDS = array( 'entry_title', 'entry_permalink', 'entry_page', 'feedback_id', 'email_marketing_consent' );

	/**
	 * Reads a response.
	 *
	 * @param string $content Post content.
	 * @return array v3 object with the members that are known.
	 */
	public static function read( $content ) {
		$parts  = explode( '<!--more-->', str_replace( "\r", '', $content ), 2 );
		$rest   = isset( $parts[1] ) ? str_ireplace( array( '<br />', ')</p>' ), '', $parts[1] ) : '';
		$values = self::values( $rest );
		$lines  = self::lines( $rest );
		$fields = array();
		foreach ( array_diff_key( $values, array_flip( self::NO_FIELDS ) ) as $key => $value ) {
			$fields[] = self::field( self::decode_entities( (string) $key ), self::decode_entities( $value ), $lines );
		}
		return array(
			'subject'     => $lines['SUBJECT'],
			'ip'          => $lines['IP'],
			'entry_title' => isset( $values['entry_title'] ) ? self::decode_entities( $values['entry_title'] ) : '',
			'request_url' => isset( $values['entry_permalink'] ) ? self::decode_entities( $values['entry_permalink'] ) : '',
			'fields'      => $fields ? $fields : self::fields_of_lines( $lines, $parts[0] ),
		);
	}

	/**
	 * All fields by key.
	 *
	 * @param string $rest What stands behind `<!--more-->`.
	 * @return array
	 */
	private static function values( $rest ) {
		$at = strpos( $rest, 'JSON_DATA' );
		if ( false !== $at ) {
			$values = Response_Reader::decode( substr( $rest, $at + 9 ) );
			return null === $values ? array() : $values;
		}
		$at = strpos( $rest, 'Array' );
		if ( false === $at ) {
			return array();
		}
		$list = (string) preg_replace( '/^Array\s*\(|\)\s*$/', '', trim( substr( $rest, $at ) ) );
		// A value ends where the next `[key] =>` begins a line; kses wrote `=&gt;`.
		preg_match_all( '/^[ \t]*\[([^\]\n]+)\] =(?:>|&gt;) ?(.*?)(?=^[ \t]*\[[^\]\n]+\] =(?:>|&gt;)|\z)/ms', $list, $found );
		return array_combine( $found[1], array_map( 'trim', $found[2] ) );
	}

	/**
	 * The lines about the sender.
	 *
	 * @param string $rest What stands behind `<!--more-->`.
	 * @return array<string, string> `AUTHOR`, `AUTHOR EMAIL`, `AUTHOR URL`, `SUBJECT`, `IP`.
	 */
	private static function lines( $rest ) {
		$lines = array_fill_keys( array( 'AUTHOR', 'AUTHOR EMAIL', 'AUTHOR URL', 'SUBJECT', 'IP' ), '' );
		foreach ( array_keys( $lines ) as $name ) {
			if ( preg_match( '/^' . $name . ':(.*)$/m', $rest, $found ) ) {
				$lines[ $name ] = self::decode_entities( trim( $found[1] ) );
			}
		}
		return $lines;
	}

	/**
	 * One field; its type is told from the lines about the sender.
	 *
	 * @param string $key   Such as `1_Name`.
	 * @param mixed  $value Response.
	 * @param array  $lines As lines() returns them.
	 * @return array
	 */
	private static function field( $key, $value, array $lines ) {
		$type = 'text';
		if ( is_string( $value ) && '' !== $value ) {
			$types = array(
				$lines['AUTHOR URL']   => 'url',
				$lines['AUTHOR']       => 'name',
				$lines['AUTHOR EMAIL'] => 'email',
			);
			$type  = isset( $types[ $value ] ) ? $types[ $value ] : ( false === strpos( $value, "\n" ) ? 'text' : 'textarea' );
		}
		return array(
			'key'   => $key,
			'value' => $value,
			'type'  => $type,
		);
	}

	/**
	 * Fields of a response whose list is missing or broken.
	 *
	 * @param array  $lines   As lines() returns them.
	 * @param string $message What stands before `<!--more-->`.
	 * @return array[]
	 */
	private static function fields_of_lines( array $lines, $message ) {
		$found  = array(
			array( 'name', __( 'Name', 'mainstreet-blocks' ), $lines['AUTHOR'] ),
			array( 'email', __( 'Email', 'mainstreet-blocks' ), $lines['AUTHOR EMAIL'] ),
			array( 'url', __( 'Website', 'mainstreet-blocks' ), $lines['AUTHOR URL'] ),
			array( 'textarea', __( 'Message', 'mainstreet-blocks' ), self::decode_entities( trim( $message ) ) ),
		);
		$fields = array();
		foreach ( $found as $n => list( $type, $label, $value ) ) {
			if ( '' !== $value ) {
				$fields[] = array(
					'key'   => ( $n + 1 ) . '_' . $label,
					'label' => $label,
					'value' => $value,
					'type'  => $type,
				);
			}
		}
		return $fields;
	}

	/**
	 * Undoes what kses did to a value.
	 *
	 * @param mixed $value String, or lists of them.
	 * @return mixed
	 */
	private static function decode_entities( $value ) {
		if ( is_array( $value ) ) {
			return array_map( array( __CLASS__, 'decode_entities' ), $value );
		}
		return is_string( $value ) ? wp_specialchars_decode( $value, ENT_QUOTES ) : $value;
	}
}
