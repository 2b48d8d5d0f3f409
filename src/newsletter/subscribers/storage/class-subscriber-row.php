<?php
namespace Mainstreet\Newsletter\Subscribers\Storage;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Http\Client_Ip;
use Mainstreet\Mail\Email_Address;

defined( 'ABSPATH' ) || exit;

/** Converts personal data to table columns: limited in length, without markup and control characters. */
final class Subscriber_Row {

	/** Columns that are read; binary ones as hexadecimal digits. */
	const COLUMNS = 'id, email, status, user_id, name, fields, locale, source, source_post, consent_text_id, created_gmt, confirmed_gmt, unsubscribed_gmt, confirm_expires, bounce_count, last_sent_id, notice_at, due_mail, due_claim, due_tries, frequency, ip_gmt, HEX(email_key) AS email_key, HEX(confirm_hash) AS confirm_hash, HEX(unsub_key) AS unsub_key, HEX(signup_ip) AS signup_ip, HEX(confirm_ip) AS confirm_ip';

	/** Maximum number of custom fields of a person. */
	const MAX_FIELDS = 20;

	/** Replaces "<" while sanitize_text_field() runs; a private-use character. */
	const BRACKET = "\u{F8F1}";

	/** Builds the columns with personal data, as values for Sql. */
	public static function columns( array $person, int $consent_text_id ): array {
		$fields = self::fields( $person['fields'] ?? array() );
		$ip     = self::ip();
		return array(
			'name'            => self::text( $person, 'name', 100 ),
			'fields'          => $fields ? wp_json_encode( $fields ) : null,
			'locale'          => self::text( $person, 'locale', 12 ),
			'source'          => self::text( $person, 'source', 24 ),
			'source_post'     => isset( $person['source_post'] ) ? absint( $person['source_post'] ) : 0,
			'consent_text_id' => $consent_text_id,
			'user_id'         => empty( $person['user_id'] ) ? null : absint( $person['user_id'] ),
			'signup_ip'       => $ip,
			'ip_gmt'          => null === $ip ? null : Sql::time(),
		);
	}

	/** Builds the columns that the owner may edit, as values for Sql. */
	public static function edited_columns( string $name, array $fields ): array {
		$fields = self::fields( $fields );
		return array(
			'name'   => self::clean( $name, 100 ),
			'fields' => $fields ? wp_json_encode( $fields ) : null,
		);
	}

	/** Builds the columns that are set for new rows only, as values for Sql. */
	public static function new_columns( $email, $status ): array {
		return array(
			'email'         => $email,
			'email_key'     => array( Email_Address::key( $email ) ),
			'status'        => $status,
			'created_gmt'   => Sql::time(),
			'confirmed_gmt' => Subscriber_Status::ACTIVE === $status ? Sql::time() : null,
			'unsub_key'     => array( bin2hex( random_bytes( 16 ) ) ),
		);
	}

	/**
	 * Returns a row that was just inserted, as Subscribers::find() would. Reading it from a database replica could fail.
	 *
	 * @param array $columns Inserted values.
	 */
	public static function inserted_row( int $id, array $columns ): array {
		$standard = array(
			'unsubscribed_gmt' => null,
			'confirm_hash'     => null,
			'confirm_expires'  => '0',
			'confirm_ip'       => null,
			'bounce_count'     => '0',
			'last_sent_id'     => '0',
			'notice_at'        => '0',
			'due_mail'         => '',
			'due_claim'        => '0',
			'due_tries'        => '0',
			'frequency'        => Subscriber_Frequency::EACH,
		);
		return array( 'id' => (string) $id ) + self::to_read_format( $columns ) + $standard;
	}

	/**
	 * Converts values for Sql to values as read: numbers as strings, binary values as hexadecimal digits.
	 *
	 * @param array $columns Values for Sql by column.
	 */
	public static function to_read_format( array $columns ): array {
		return array_map(
			static fn( $value ) => is_array( $value ) ? strtoupper( $value[0] ) : ( null === $value ? null : (string) $value ),
			$columns
		);
	}

	/** Returns the visitor's IP address in binary form, unless a filter disables storing it (docs/server-contract.md 0.7). */
	public static function ip(): ?array {
		/** This filter is documented in blocks/contact-form/submission/class-submission-handler.php */
		if ( apply_filters( 'jetpack_contact_form_forget_ip_address', false ) ) {
			return null;
		}
		$ip     = Client_Ip::ip();
		$packed = '' === $ip ? false : inet_pton( $ip );
		return false === $packed ? null : array( bin2hex( $packed ) );
	}

	/**
	 * Sanitizes custom fields.
	 *
	 * @param mixed $fields Values by key.
	 * @return string[] Non-empty values, at most MAX_FIELDS.
	 */
	public static function fields( $fields ): array {
		$kept = array();
		foreach ( is_array( $fields ) ? $fields : array() as $key => $value ) {
			$text = is_scalar( $value ) ? self::clean( (string) $value, 500 ) : '';
			if ( '' !== $text ) {
				$kept[ self::clean( (string) $key, 60 ) ] = $text;
			}
			if ( count( $kept ) >= self::MAX_FIELDS ) {
				break;
			}
		}
		return $kept;
	}

	/** Sanitizes one line of plain text. Also removes control characters, which sanitize_text_field() keeps. */
	public static function clean( $text, $limit ): string {
		// A bracket that does not start a tag is text; core would convert it to an entity.
		$text = strtr( str_replace( self::BRACKET, '', self::readable( $text, $limit ) ), array( '<' => self::BRACKET ) );
		$text = (string) preg_replace( '/\p{Cc}+/u', '', str_replace( self::BRACKET, '<', sanitize_text_field( $text ) ) );
		return trim( mb_substr( $text, 0, $limit ) );
	}

	/**
	 * Shortens a text and removes scripts and tags. Core's functions scan the rest of a text again for each script and each
	 * percent-encoded octet, so they must not get scripts or long texts. Plain_Text decides what counts as a tag.
	 *
	 * @param int $limit Number of characters that are needed.
	 * @return string Valid UTF-8.
	 */
	public static function readable( $text, $limit ): string {
		$text = mb_substr( trim( Utf8::clean( $text ) ), 0, 2 * $limit + 1000 );
		$text = (string) preg_replace( '@<(script|style)\b[^>]*+(?:\z|>(?:[^<]++|<(?!/\1))*+)@i', '', $text );
		return (string) preg_replace( Plain_Text::TAG, '', Plain_Text::remove_comments( $text ) );
	}

	/** Returns an element of an array as one line of plain text. */
	public static function text( array $person, $name, $limit ) {
		return isset( $person[ $name ] ) && is_scalar( $person[ $name ] ) ? self::clean( (string) $person[ $name ], $limit ) : '';
	}
}
