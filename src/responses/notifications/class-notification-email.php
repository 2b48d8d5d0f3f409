<?php
namespace Mainstreet\Responses\Notifications;

use Mainstreet\Mail\Mailer;
use Mainstreet\Responses\Storage\Response_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the email about a stored response, with the filters that other plugins use (docs/server-contract.md B.2). The
 * recipients were taken from the form's definition when the response was stored: nothing that a visitor submits changes
 * them.
 */
final class Notification_Email {

	/**
	 * Builds the email.
	 *
	 * @return array|null `mail` as Mailer::send() takes it, `all_values`, `extra_values`; null if no email is to be sent.
	 */
	public static function build( \WP_Post $post ): ?array {
		$entry  = Response_Reader::read_entry( $post );
		$to     = 'spam' === $post->post_status && ! self::is_spam_mailed() ? array() : self::get_recipients( $entry );
		$values = array_column( $entry['fields'], 'value', 'key' );
		/**
		 * Filters whether a response is mailed to the owner.
		 *
		 * @param bool $send    True by default.
		 * @param int  $post_id Response.
		 */
		if ( ! $to || ! apply_filters( 'grunion_should_send_email', true, $post->ID ) ) {
			return null;
		}
		$subject  = self::get_subject( $entry, $values );
		$fields   = array_map( array( Response_Reader::class, 'prepare_field' ), $entry['fields'] );
		$sender   = self::get_sender( $post, $fields );
		$reply_to = $sender['email'];
		// Changes the address for replies, too.
		$headers = self::filter_headers( $sender, $to, $reply_to );
		return array(
			'mail'         => array(
				'to'        => $to,
				'subject'   => $subject,
				'reply_to'  => $reply_to,
				'from_name' => $sender['name'],
				'headers'   => $headers,
				'sender'    => 'feedback',
			) + Email_Renderer::render( self::get_title( $entry ), $fields, self::get_notes( $post, $entry ), Email_Renderer::get_actions( $post->ID, $reply_to, $subject ), $post->ID ),
			'all_values'   => $values,
			'extra_values' => self::get_extra_values( $post, $entry ),
		);
	}

	/** Returns the subject. */
	private static function get_subject( array $entry, array $values ): string {
		/**
		 * Filters the subject of the email about a response.
		 *
		 * @param string $subject Subject.
		 * @param array  $values  Values by field.
		 */
		return Email_Renderer::to_line( (string) apply_filters( 'contact_form_subject', $entry['subject'], $values ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- a name other plugins listen to.
	}

	/** Whether responses that count as spam are mailed too. */
	public static function is_spam_mailed(): bool {
		/**
		 * Filters whether responses that count as spam are mailed to the owner too.
		 *
		 * @param bool $still False by default.
		 */
		return (bool) apply_filters( 'grunion_still_email_spam', false );
	}

	/**
	 * Returns the recipients, after the filter of other plugins.
	 *
	 * @return string[] Valid addresses.
	 */
	private static function get_recipients( array $entry ): array {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- a name other plugins listen to.
		/**
		 * Filters who a response is mailed to.
		 *
		 * @param string[]|string $to Addresses; a string may contain several, separated by commas.
		 */
		$to = apply_filters( 'contact_form_to', isset( $entry['notification_recipients'] ) ? (array) $entry['notification_recipients'] : array() );
		// phpcs:enable
		$to = is_array( $to ) ? array_filter( $to, 'is_string' ) : explode( ',', (string) $to );
		return array_values( array_unique( array_filter( array_map( 'trim', $to ), 'is_email' ) ) );
	}

	/**
	 * Returns the heading. Unlike the subject it contains nothing that the visitor typed.
	 *
	 * @return string Plain text.
	 */
	private static function get_title( array $entry ): string {
		$of = Email_Renderer::to_line( '' === $entry['form_title'] ? $entry['entry_title'] : $entry['form_title'] );
		/* translators: %s: title of a form or of its page. */
		return '' === $of ? __( 'New form response', 'mainstreet-blocks' ) : sprintf( __( 'New response: %s', 'mainstreet-blocks' ), $of );
	}

	/** Returns the data about the origin of a response for other plugins. */
	public static function get_extra_values( \WP_Post $post, array $entry ): array {
		return array(
			'email_marketing_consent' => self::has_consent( $entry['fields'] ) ? '1' : '',
			'entry_title'             => $entry['entry_title'],
			'entry_permalink'         => $entry['request_url'],
			'entry_page'              => 1,
			'feedback_id'             => md5( $post->post_title ),
		);
	}

	/**
	 * Whether the visitor agreed to receive emails.
	 *
	 * @param array[] $fields Fields of an entry.
	 */
	public static function has_consent( array $fields ): bool {
		foreach ( $fields as $field ) {
			if ( 'consent' === $field['type'] && __( 'Yes', 'mainstreet-blocks' ) === $field['value'] ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns name and address of the visitor for headers.
	 *
	 * @return array `name`, `email` ('' if invalid).
	 */
	private static function get_sender( \WP_Post $post, array $fields ): array {
		$found = array(
			'name'  => '',
			'email' => (string) get_post_meta( $post->ID, '_feedback_email', true ),
		);
		foreach ( $fields as $field ) {
			if ( isset( $found[ $field['type'] ] ) && '' === $found[ $field['type'] ] ) {
				$found[ $field['type'] ] = $field['value'];
			}
		}
		// A quote or angle bracket could end the name in the header.
		$name = Email_Renderer::to_line( str_replace( array( '"', '<', '>', '\\' ), '', $found['name'] ), 100 );
		return array(
			'name'  => $name,
			'email' => Mailer::address( $found['email'] ),
		);
	}

	/**
	 * Applies the filter that other plugins use for headers, and reads a changed Reply-To.
	 *
	 * @param array  $sender   `name`, `email`.
	 * @param string $reply_to Address; changed in place.
	 * @return string[] Values by name.
	 */
	private static function filter_headers( array $sender, array $to, &$reply_to ): array {
		$plain = '' === $reply_to ? '' : sprintf( "Reply-To: \"%1\$s\" <%2\$s>\r\n", $sender['name'], $reply_to );
		/**
		 * Filters additional headers of the email about a response. A changed Reply-To is used too.
		 *
		 * @param string   $headers  Lines.
		 * @param string   $name     Name of the visitor.
		 * @param string   $reply_to Address of the visitor; '' for none.
		 * @param string[] $to       Recipients.
		 */
		$given = apply_filters( 'jetpack_contact_form_email_headers', $plain, $sender['name'], $reply_to, $to );
		$lines = is_array( $given ) ? $given : preg_split( '/\r\n|\r|\n/', (string) $given );
		$more  = array();
		foreach ( array_filter( $lines, 'is_string' ) as $line ) {
			if ( preg_match( '/^reply-to:(.*)$/i', $line, $found ) ) {
				// The name before the address was typed by a visitor, and is ignored.
				$other    = preg_match( '/<([^<>]*)>\s*$/', $found[1], $angles ) ? trim( $angles[1] ) : trim( $found[1] );
				$reply_to = '' === Mailer::address( $other ) ? $reply_to : $other;
			} elseif ( preg_match( '/^([A-Za-z][A-Za-z0-9-]*):\s*(\S.*)$/', $line, $found ) && ! preg_match( '/^(from|content-type|mime-version):/i', $line ) ) {
				$more[ $found[1] ] = $found[2];
			}
		}
		return $more;
	}

	/**
	 * Lists time, page and IP address of the response.
	 *
	 * @return string[] Plain texts.
	 */
	private static function get_notes( \WP_Post $post, array $entry ): array {
		$date  = get_post_datetime( $post );
		$notes = array(
			/* translators: %s: date and time. */
			sprintf( __( 'Time: %s', 'mainstreet-blocks' ), $date ? wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $date->getTimestamp() ) : '' ),
		);
		if ( '' !== $entry['request_url'] ) {
			/* translators: %s: web address. */
			$notes[] = sprintf( __( 'Page: %s', 'mainstreet-blocks' ), $entry['request_url'] );
		}
		if ( '' !== $entry['ip'] ) {
			/* translators: %s: IP address. */
			$notes[] = sprintf( __( 'IP address: %s', 'mainstreet-blocks' ), $entry['ip'] );
		}
		return $notes;
	}
}
