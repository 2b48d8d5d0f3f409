<?php
namespace Mainstreet\Newsletter\Subscribers\Storage;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Http\Client_Ip;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Newsletter\Subscribers\Opt_In\Consent_Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Brings what is known of a person into the columns of the table: bounded, without markup
 * and without control characters.
 */
final class Subscriber_Row {

	/** Columns that are read; binary ones as hexadecimal digits. */
	const COLUMNS = 'id, email, status, user_id, name, fields, locale, source, source_post, consent_text_id, created_gmt, confirmed_gmt, unsubscribed_gmt, confirm_expires, bounce_count, last_sent_id, notice_at, due_mail, due_claim, due_tries, frequency, ip_gmt, HEX(email_key) AS email_key, HEX(confirm_hash) AS confirm_hash, HEX(unsub_key) AS unsub_key, HEX(signup_ip) AS signup_ip, HEX(confirm_ip) AS confirm_ip';

	/** Own fields a person may have. */
	const MAX_FIELDS = 20;

	/** Stands for a bracket while core's function looks at a text; a letter nobody uses. */
	const BRACKET = "\u{F8F1}";

	/**
	 * Columns that tell about the person.
	 *
	 * @param array $person As Subscribers::subscribe().
	 * @return array Column => value for Sql.
	 */
	public static function columns( array $person ): array {
		$fields = self::fields( isset( $person['fields'] ) ? $person['fields'] : array() );
		$ip     = self::ip();
		return array(
			'name'            => self::text( $person, 'name', 100 ),
			'fields'          => $fields ? wp_json_encode( $fields ) : null,
			'locale'          => self::text( $person, 'locale', 12 ),
			'source'          => self::text( $person, 'source', 24 ),
			'source_post'     => isset( $person['source_post'] ) ? absint( $person['source_post'] ) : 0,
			'consent_text_id' => Consent_Texts::id( self::text( $person, 'consent', 5000 ) ),
			'user_id'         => empty( $person['user_id'] ) ? null : absint( $person['user_id'] ),
			'signup_ip'       => $ip,
			'ip_gmt'          => null === $ip ? null : Sql::time(),
		);
	}

	/**
	 * Columns that the owner may correct.
	 *
	 * @param string   $name   Name.
	 * @param string[] $fields Own fields.
	 * @return array Column => value for Sql.
	 */
	public static function edited( string $name, array $fields ): array {
		$fields = self::fields( $fields );
		return array(
			'name'   => self::clean( $name, 100 ),
			'fields' => $fields ? wp_json_encode( $fields ) : null,
		);
	}

	/**
	 * Columns that only a new row gets.
	 *
	 * @param string $email  Clean address.
	 * @param string $status Status.
	 * @return array Column => value for Sql.
	 */
	public static function fresh( $email, $status ): array {
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
	 * A row that was just written, as Subscribers::find() would give it: another database server may not have it yet.
	 *
	 * @param int   $id      Its number.
	 * @param array $columns What was written.
	 * @return array Columns by name.
	 */
	public static function written( int $id, array $columns ): array {
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
		return array( 'id' => (string) $id ) + self::as_read( $columns ) + $standard;
	}

	/**
	 * Values for Sql as they are read: numbers as text, binary ones as hexadecimal digits.
	 *
	 * @param array $columns Column => value for Sql.
	 */
	public static function as_read( array $columns ): array {
		return array_map(
			static function ( $value ) {
				return is_array( $value ) ? strtoupper( $value[0] ) : ( null === $value ? null : (string) $value );
			},
			$columns
		);
	}

	/**
	 * The visitor's address, packed, unless the site forgets it (docs/server-contract.md 0.7).
	 *
	 * @return array|null Value for Sql.
	 */
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
	 * Own fields.
	 *
	 * @param mixed $fields Key => text.
	 * @return string[] Those that are texts and not empty.
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

	/**
	 * One line of plain text, without control characters: core's function removes markup and line breaks only.
	 *
	 * @param string $text  Any text.
	 * @param int    $limit Characters at most.
	 */
	public static function clean( $text, $limit ): string {
		// A bracket that begins no tag is a letter; core would make an entity of it.
		$text = strtr( str_replace( self::BRACKET, '', self::readable( $text, $limit ) ), array( '<' => self::BRACKET ) );
		$text = (string) preg_replace( '/\p{Cc}+/u', '', str_replace( self::BRACKET, '<', sanitize_text_field( $text ) ) );
		return trim( mb_substr( $text, 0, $limit ) );
	}

	/**
	 * As much of a text as is worth reading, without scripts and tags. Core's functions look at the rest of a text anew for
	 * each script and each octet in it, so they get neither scripts nor long texts. Plain_Text decides what counts as a tag.
	 *
	 * @param string $text  Any bytes.
	 * @param int    $limit Characters that are wanted of it at most.
	 * @return string Valid UTF-8.
	 */
	public static function readable( $text, $limit ): string {
		$text = mb_substr( trim( Utf8::clean( $text ) ), 0, 2 * $limit + 1000 );
		$text = (string) preg_replace( '@<(script|style)\b[^>]*+(?:\z|>(?:[^<]++|<(?!/\1))*+)@i', '', $text );
		return (string) preg_replace( Plain_Text::TAG, '', Plain_Text::without_comments( $text ) );
	}

	/**
	 * A member of a list as one line of plain text.
	 *
	 * @param array  $person List.
	 * @param string $name   Member.
	 * @param int    $limit  Characters at most.
	 * @return string
	 */
	private static function text( array $person, $name, $limit ) {
		return isset( $person[ $name ] ) && is_scalar( $person[ $name ] ) ? self::clean( (string) $person[ $name ], $limit ) : '';
	}
}
