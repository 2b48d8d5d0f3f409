<?php
namespace Mainstreet\Responses\Storage;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * Reads responses of every stored format (docs/server-contract.md B.2): `v3` and `v2` (JSON, in v2 sometimes with too many
 * slashes), and the text format before them (Legacy_Response_Parser). What cannot be parsed is returned as text, so that
 * no response is invisible. The result is unescaped plain text.
 */
final class Response_Reader {

	/** Maximum number of images of one field. */
	const MAX_IMAGES = 50;

	/**
	 * Reads a response for screens.
	 *
	 * @param \WP_Post $post Post of the type `feedback`.
	 * @return array `id`, `date` (ISO 8601), `status` (`inbox`, `spam`, `trash`), `unread`, `source_id`,
	 *               `subject`, `name`, `email`, `ip`, `user_agent`, `url` (page it was sent from), `title` (its title), `form` (title of the form),
	 *               `seconds` (int|null, time taken), `fields` (list of `key`, `label`, `value` (text), `type`, `files`
	 *               (list of `name`, `size`, `type`, `key`)), `mail` (`state`, `error`, `tries`).
	 */
	public static function read( \WP_Post $post ): array {
		$entry  = self::read_entry( $post );
		$date   = get_post_datetime( $post );
		$fields = array_map( array( __CLASS__, 'prepare_field' ), $entry['fields'] );
		return array(
			'id'         => (int) $post->ID,
			'date'       => $date ? $date->format( 'c' ) : '',
			'status'     => self::get_folder( $post->post_status ),
			'unread'     => 'open' === $post->comment_status,
			'source_id'  => $entry['source_id'],
			'subject'    => $entry['subject'],
			'name'       => self::find_first( $fields, 'name' ),
			'email'      => self::find_first( $fields, 'email' ),
			'ip'         => $entry['ip'],
			'user_agent' => $entry['user_agent'],
			'url'        => $entry['request_url'],
			'title'      => $entry['entry_title'],
			'form'       => $entry['form_title'],
			'seconds'    => $entry['form_fill_duration'],
			'fields'     => $fields,
			'mail'       => self::read_mail_state( $post->ID ),
		);
	}

	/**
	 * Reads a response of any stored format as a v3 object.
	 *
	 * @param \WP_Post $post Post of the type `feedback`.
	 * @return array Members of docs/server-contract.md B.2; `fields` is a list, and each of its entries has
	 *               `key`, `label`, `value`, `type`, `meta`, `form_field_id`.
	 */
	public static function read_entry( \WP_Post $post ): array {
		$stored = in_array( $post->post_mime_type, array( 'v2', 'v3' ), true ) ? Legacy_Response_Parser::decode( $post->post_content ) : null;
		if ( null === $stored ) {
			// Rows of an import may lack the version.
			$stored = 0 === strpos( ltrim( $post->post_content ), '{' ) ? Legacy_Response_Parser::decode( $post->post_content ) : null;
		}
		$stored = null === $stored ? Legacy_Response_Parser::parse( $post->post_content ) : $stored;
		return self::complete( $stored, $post );
	}

	/**
	 * Converts a stored value to text.
	 *
	 * @param mixed $value Scalar, or nested lists and objects of scalars.
	 * @return string
	 */
	public static function to_text( $value ) {
		if ( is_bool( $value ) ) {
			return $value ? __( 'Yes', 'mainstreet-blocks' ) : __( 'No', 'mainstreet-blocks' );
		}
		if ( is_scalar( $value ) ) {
			return Utf8::clean( (string) $value );
		}
		$parts = is_array( $value ) ? array_map( array( __CLASS__, 'to_text' ), $value ) : array();
		return implode( ', ', array_filter( $parts, 'strlen' ) );
	}

	/**
	 * Returns the folder of a status, as screens and routes name it.
	 *
	 * @return string `inbox`, `spam` or `trash`.
	 */
	public static function get_folder( string $status ): string {
		return in_array( $status, array( 'spam', 'trash' ), true ) ? $status : 'inbox';
	}

	/** Adds missing members and converts all to their types. */
	private static function complete( array $stored, \WP_Post $post ): array {
		$text   = static fn( $name ) => isset( $stored[ $name ] ) ? self::to_text( $stored[ $name ] ) : '';
		$fields = Attributes::items( $stored, 'fields' );
		$source = isset( $stored['source_id'] ) && is_numeric( $stored['source_id'] ) ? (int) $stored['source_id'] : 0;
		$stored = isset( $stored['entry_page'] ) ? array_merge( $stored, array( 'entry_page' => max( 1, (int) self::to_text( $stored['entry_page'] ) ) ) ) : $stored;
		return array_merge(
			$stored,
			array(
				'subject'            => $text( 'subject' ),
				'ip'                 => $text( 'ip' ),
				'user_agent'         => $text( 'user_agent' ),
				'entry_title'        => $text( 'entry_title' ),
				'form_title'         => $text( 'form_title' ),
				'request_url'        => $text( 'request_url' ),
				// Rows read for an export contain strings only.
				'source_id'          => $post->post_parent ? (int) $post->post_parent : $source,
				'form_fill_duration' => isset( $stored['form_fill_duration'] ) && is_numeric( $stored['form_fill_duration'] ) ? (int) $stored['form_fill_duration'] : null,
				'fields'             => array_map( array( __CLASS__, 'read_field' ), array_keys( $fields ), array_values( $fields ) ),
			)
		);
	}

	/**
	 * Converts a field to the v3 format.
	 *
	 * @param int|string $key   Position; in older rows, the name of the field.
	 * @param mixed      $field A v3 field, or a bare value.
	 */
	private static function read_field( $key, $field ) {
		$is_field = is_array( $field ) && ( array_key_exists( 'value', $field ) || array_key_exists( 'label', $field ) );
		$field    = $is_field ? $field : array( 'value' => $field );
		$key      = isset( $field['key'] ) ? self::to_text( $field['key'] ) : (string) $key;
		return array(
			'key'           => $key,
			'label'         => isset( $field['label'] ) && '' !== self::to_text( $field['label'] ) ? self::to_text( $field['label'] ) : self::get_label( $key ),
			'value'         => isset( $field['value'] ) ? $field['value'] : '',
			'type'          => isset( $field['type'] ) && is_string( $field['type'] ) ? $field['type'] : 'text',
			'meta'          => Attributes::items( $field, 'meta' ),
			'form_field_id' => isset( $field['form_field_id'] ) ? self::to_text( $field['form_field_id'] ) : '',
		);
	}

	/** Returns the label in a key such as `1_Name`. */
	private static function get_label( string $key ): string {
		return (string) preg_replace( '/^\d+_/', '', $key );
	}

	/**
	 * Prepares a field for display.
	 *
	 * @param array $field As read_field() returns it.
	 * @return array `key`, `label`, `value` (text), `type`, `files`, `pictures` (read_images()).
	 */
	public static function prepare_field( array $field ) {
		$files = 'file' === $field['type'] ? self::read_files( $field['value'] ) : array();
		$names = array_column( $files, 'name' );
		return array(
			'key'      => $field['key'],
			'label'    => $field['label'],
			'value'    => $files ? implode( ', ', $names ) : self::format_value( $field ),
			'type'     => $field['type'],
			'files'    => $files,
			'pictures' => self::read_images( $field ),
		);
	}

	/**
	 * Formats a field's value as text for people.
	 *
	 * @param array $field Field of an entry, with `type` and `value`.
	 */
	public static function format_value( array $field ): string {
		if ( 'image-select' === $field['type'] && is_array( $field['value'] ) && isset( $field['value']['choices'] ) && is_array( $field['value']['choices'] ) ) {
			return implode( ', ', array_filter( array_map( array( __CLASS__, 'get_image_label' ), $field['value']['choices'] ), 'strlen' ) );
		}
		$text = self::to_text( $field['value'] );
		// Spreadsheets would read `4/5` as a date.
		return 'rating' === $field['type'] ? (string) preg_replace( '#^(\d+)\s*/\s*(\d+)$#D', '$1 / $2', $text ) : $text;
	}

	/**
	 * The label of an image chosen in a form of another plugin, which stores all data of the image.
	 *
	 * @param mixed $choice Array with `label`, or with the letter shown instead of a label.
	 * @return string
	 */
	private static function get_image_label( $choice ) {
		foreach ( array( 'label', 'perceived', 'selected' ) as $name ) {
			$text = is_array( $choice ) && isset( $choice[ $name ] ) ? self::to_text( $choice[ $name ] ) : '';
			if ( '' !== $text ) {
				return $text;
			}
		}
		return is_array( $choice ) ? '' : self::to_text( $choice );
	}

	/**
	 * Images that a visitor chose in a field, as the form showed them. The form may show images of other sites: these are linked, never loaded.
	 *
	 * @return array[] `label`, `url`, `thumbnail` (URL of a small image on this site; '' for none).
	 */
	private static function read_images( array $field ): array {
		$stored   = 'image-select' === $field['type'] && isset( $field['meta']['pictures'] ) && is_array( $field['meta']['pictures'] ) ? $field['meta']['pictures'] : array();
		$pictures = array();
		foreach ( array_slice( $stored, 0, self::MAX_IMAGES, true ) as $label => $picture ) {
			$is_own = is_int( $picture ) && wp_attachment_is_image( $picture );
			$url    = $is_own ? (string) wp_get_attachment_url( $picture ) : ( is_string( $picture ) ? esc_url_raw( $picture, array( 'http', 'https' ) ) : '' );
			if ( '' !== $url ) {
				$pictures[] = array(
					'label'     => self::to_text( $label ),
					'url'       => $url,
					'thumbnail' => $is_own ? (string) wp_get_attachment_image_url( $picture, 'thumbnail' ) : '',
				);
			}
		}
		return $pictures;
	}

	/**
	 * Reads the files of a file field.
	 *
	 * @param mixed $value List of arrays with `name`, `size` (bytes), `type`, `key`, or the same as JSON.
	 * @return array[]
	 */
	private static function read_files( $value ): array {
		$value = is_string( $value ) ? Legacy_Response_Parser::decode( $value ) : $value;
		$files = array();
		foreach ( is_array( $value ) ? $value : array() as $file ) {
			if ( is_array( $file ) && isset( $file['name'], $file['key'] ) && is_string( $file['name'] ) && is_string( $file['key'] ) ) {
				$files[] = array(
					'name' => $file['name'],
					'size' => isset( $file['size'] ) ? (int) $file['size'] : 0,
					'type' => isset( $file['type'] ) ? self::to_text( $file['type'] ) : '',
					'key'  => $file['key'],
				);
			}
		}
		return $files;
	}

	/** Returns the first value of a field of a type. */
	private static function find_first( array $fields, string $type ): string {
		foreach ( $fields as $field ) {
			if ( $type === $field['type'] && '' !== $field['value'] ) {
				return $field['value'];
			}
		}
		return '';
	}

	/**
	 * Returns the state of the email about a response.
	 *
	 * @return array `state` (`sent`, `failed`, `none`), `error` (why it failed), `tries`.
	 */
	private static function read_mail_state( int $id ): array {
		$error = (string) get_post_meta( $id, '_mainstreet_mail_error', true );
		$tries = (int) get_post_meta( $id, '_mainstreet_mail_tries', true );
		$state = '' !== $error ? 'failed' : ( get_post_meta( $id, '_mainstreet_mail_sent', true ) ? 'sent' : 'none' );
		return array(
			'state' => $state,
			'error' => $error,
			'tries' => $tries,
		);
	}
}
