<?php
namespace Mainstreet\Responses\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Parses the text format of old responses: a message, `<!--more-->`, lines such as `AUTHOR: Ada`, and all fields as JSON
 * after `JSON_DATA` or as print_r() prints an array (docs/server-contract.md B.2). The text was saved through kses: `<`,
 * `>` and `&` in it are entities. Also decodes the JSON of later responses, which may have extra slashes.
 */
final class Legacy_Response_Parser {

	/** Maximum number of extra layers of slashes that are removed. */
	const LAYERS = 4;

	/** Members of the list of fields that describe the form. */
	const NO_FIELDS = array( 'entry_title', 'entry_permalink', 'entry_page', 'feedback_id', 'email_marketing_consent' );

	/**
	 * Parses a response.
	 *
	 * @param string $content Post content.
	 * @return array v3 object with the members that are known.
	 */
	public static function parse( string $content ): array {
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
	 * Decodes JSON that may have extra slashes.
	 *
	 * @param string $json Text.
	 * @return array|null Null if it is not a JSON object or list.
	 */
	public static function decode( string $json ): ?array {
		$json = trim( $json );
		for ( $layer = 0; $layer <= self::LAYERS; $layer++ ) {
			$value = json_decode( $json, true );
			if ( is_array( $value ) ) {
				return $value;
			}
			$json = stripslashes( $json );
		}
		return null;
	}

	/**
	 * Parses all fields by key.
	 *
	 * @param string $rest Text after `<!--more-->`.
	 */
	private static function values( string $rest ): array {
		$at = strpos( $rest, 'JSON_DATA' );
		if ( false !== $at ) {
			$values = self::decode( substr( $rest, $at + 9 ) );
			return null === $values ? array() : $values;
		}
		$at = strpos( $rest, 'Array' );
		if ( false === $at ) {
			return array();
		}
		$list = (string) preg_replace( '/^Array\s*\(|\)\s*$/', '', trim( substr( $rest, $at ) ) );
		// A value ends before the next line that begins with `[key] =>`, which kses changed to `=&gt;`.
		preg_match_all( '/^[ \t]*\[([^\]\n]+)\] =(?:>|&gt;) ?(.*?)(?=^[ \t]*\[[^\]\n]+\] =(?:>|&gt;)|\z)/ms', $list, $found );
		return array_combine( $found[1], array_map( 'trim', $found[2] ) );
	}

	/**
	 * Parses the lines about the sender.
	 *
	 * @param string $rest Text after `<!--more-->`.
	 * @return array<string, string> `AUTHOR`, `AUTHOR EMAIL`, `AUTHOR URL`, `SUBJECT`, `IP`.
	 */
	private static function lines( string $rest ): array {
		$lines = array_fill_keys( array( 'AUTHOR', 'AUTHOR EMAIL', 'AUTHOR URL', 'SUBJECT', 'IP' ), '' );
		foreach ( array_keys( $lines ) as $name ) {
			if ( preg_match( '/^' . $name . ':(.*)$/m', $rest, $found ) ) {
				$lines[ $name ] = self::decode_entities( trim( $found[1] ) );
			}
		}
		return $lines;
	}

	/**
	 * Builds a field. Its type is derived from the lines about the sender.
	 *
	 * @param string $key   Such as `1_Name`.
	 * @param mixed  $value Value.
	 * @param array  $lines As lines() returns them.
	 */
	private static function field( string $key, $value, array $lines ): array {
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
	 * Builds the fields of a response whose list is missing or broken.
	 *
	 * @param array  $lines   As lines() returns them.
	 * @param string $message Text before `<!--more-->`.
	 * @return array[]
	 */
	private static function fields_of_lines( array $lines, string $message ): array {
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
	 * Decodes the entities that kses added.
	 *
	 * @param mixed $value String, or nested lists of strings.
	 * @return mixed
	 */
	private static function decode_entities( $value ) {
		if ( is_array( $value ) ) {
			return array_map( array( __CLASS__, 'decode_entities' ), $value );
		}
		return is_string( $value ) ? wp_specialchars_decode( $value, ENT_QUOTES ) : $value;
	}
}
