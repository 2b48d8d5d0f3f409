<?php
namespace Mainstreet\Responses\Notifications;

use Mainstreet\Http\Throttle;
use Mainstreet\Mail\Mailbox;
use Mainstreet\Mail\Mailer;
use Mainstreet\Responses\Storage\Response_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Sends visitors a copy of their response if the form says so (`copyToSender`). Anybody can type any address, so copies are
 * made useless for harassment: there are few per address and per visitor and none for anything that looks like spam, the
 * subject contains no typed text, and links in the text do not work.
 */
final class Autoresponder {

	/** Copies per address and day. */
	const PER_ADDRESS = 2;

	/** Copies per visitor and day. */
	const PER_VISITOR = 5;

	/** Copies per site and hour. */
	const PER_SITE = 100;

	/** Maximum number of characters of a value. */
	const MAX_VALUE = 2000;

	/**
	 * Sends a copy, if all conditions are met.
	 *
	 * @param array[] $fields   Fields as stored.
	 * @param bool    $is_clean Whether nothing about the submission looked like spam.
	 * @return bool Whether a copy was sent.
	 */
	public static function send( array $definition, array $fields, bool $is_clean ): bool {
		$email = self::find_address( $fields );
		if ( ! $definition['copy'] || ! $is_clean || '' === $email || ! self::is_allowed( $email ) ) {
			return false;
		}
		$presented = array();
		foreach ( $fields as $field ) {
			if ( 'hidden' !== $field['type'] ) {
				$shown          = Response_Reader::prepare_field( $field );
				$shown['label'] = self::prevent_links( $shown['label'] );
				$shown['value'] = self::prevent_links( mb_substr( $shown['value'], 0, self::MAX_VALUE ) );
				$presented[]    = $shown;
			}
		}
		$site  = Email_Renderer::get_site_name();
		$intro = sprintf(
			/* translators: %s: name of the site. */
			__( 'This is a copy of a form submitted on %s using your email address. If this was not you, please ignore this email.', 'mainstreet-blocks' ),
			$site
		);
		/* translators: %s: name of the site. */
		$subject = Email_Renderer::to_line( sprintf( __( 'Your message to %s', 'mainstreet-blocks' ), $site ) );
		$sent    = ( new Mailer() )->send(
			array(
				'to'       => array( $email ),
				'subject'  => $subject,
				'reply_to' => '',
				'headers'  => array( 'Auto-Submitted' => 'auto-replied' ),
				'sender'   => 'feedback',
			) + Email_Renderer::render( $subject, $presented, array(), array(), 0, $intro )
		);
		return true === $sent;
	}

	/**
	 * Returns the address in the first email field.
	 *
	 * @param array[] $fields Fields as stored.
	 * @return string Empty if there is none.
	 */
	public static function find_address( array $fields ): string {
		foreach ( $fields as $field ) {
			if ( 'email' === $field['type'] && is_string( $field['value'] ) && is_email( $field['value'] ) ) {
				return $field['value'];
			}
		}
		return '';
	}

	/** Keeps mail programs from turning text into links, by invisible characters. */
	public static function prevent_links( string $text ): string {
		return (string) preg_replace( '/(?<=\S)([.:@])(?=\S)/u', "\u{2060}$1\u{2060}", $text );
	}

	/**
	 * Counts a copy towards all limits.
	 *
	 * @return bool Whether the copy may be sent.
	 */
	private static function is_allowed( string $email ): bool {
		return true === Throttle::hit( 'copy-visitor', self::PER_VISITOR, DAY_IN_SECONDS )
			&& true === Mailbox::hit( 'copy-address', $email, self::PER_ADDRESS, DAY_IN_SECONDS )
			&& true === Throttle::hit( 'copy-site', self::PER_SITE, HOUR_IN_SECONDS, 'site' );
	}
}
