<?php
namespace Mainstreet\Newsletter\Subscribers\Import;

use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the status of a person from an imported list. Only words known to mean consent create an active subscriber. Words for
 * people who opted out or cannot be reached keep that status. Anything else ("Non-Subscribed", "No", "deleted", …) is not
 * consent.
 */
final class Import_Consent {

	/** Words for statuses in exports of newsletter services, in lower case, with single spaces. */
	const WORDS = array(
		Subscriber_Status::ACTIVE       => array( 'subscribed', 'active', 'confirmed', 'yes', 'y', 'true', 't', '1', 'on', 'opted in', 'opt in', 'optin', 'optedin', 'double opt in', 'single opt in', 'double optin', 'single optin', 'ja', 'oui', 'sí', 'tak', 'sim', 'да', 'abonniert', 'angemeldet', 'bestätigt', 'aktiv', 'abonné', 'inscrit', 'actif', 'suscrito', 'activo', 'iscritto', 'attivo', 'ingeschreven', 'actief' ),
		Subscriber_Status::PENDING      => array( 'pending', 'unconfirmed', 'not confirmed', 'awaiting confirmation' ),
		Subscriber_Status::UNSUBSCRIBED => array( 'unsubscribed', 'unsubscribe', 'opted out', 'opt out', 'optout', 'optedout', 'cancelled', 'canceled', 'removed', 'abgemeldet', 'désinscrit', 'désabonné', 'dado de baja', 'disiscritto', 'uitgeschreven', 'wypisany' ),
		Subscriber_Status::BOUNCED      => array( 'bounced', 'bounce', 'hard bounced', 'hard bounce', 'cleaned', 'invalid', 'undeliverable' ),
		Subscriber_Status::COMPLAINED   => array( 'complained', 'complaint', 'spam', 'spam complaint', 'marked as spam', 'reported as spam', 'abuse', 'abuse complaint' ),
	);

	/** If a person has several statuses, the last one in this order applies. */
	const ORDER = array( Subscriber_Status::ACTIVE, Subscriber_Status::PENDING, Subscriber_Status::UNSUBSCRIBED, Subscriber_Status::BOUNCED, Subscriber_Status::COMPLAINED );

	/** Values that mean "no" in a column such as "unsubscribed". */
	const NOTHING = array( '', 'no', 'n', 'false', 'f', '0', '-', 'off', 'never', 'none', 'null', 'n/a', '0000-00-00', '0000-00-00 00:00:00', 'nein', 'non', 'nee', 'nie', 'nej', 'não', 'нет' );

	/** Reasons for skipping a person. */
	const NO_ADDRESS = 'email';
	const NO_STATUS  = 'empty';
	const NO_CONSENT = 'word';
	const MARKED     = 'mark';
	const UNREADABLE = 'bytes';

	/**
	 * Determines the status of a person.
	 *
	 * @param array $statuses Cells of status columns, each array( text, whether a date means consent ).
	 * @param array $marks    Cells of columns that are filled if a person left, each array( text, status or '' if it has no
	 *                        equivalent here, heading of the column ).
	 * @return string[] Status, reason, word. The status is empty if the person is skipped; the word is the value that caused it.
	 */
	public static function parse( array $statuses, array $marks ): array {
		$found = array();
		foreach ( $marks as list( $text, $status, $head ) ) {
			if ( in_array( mb_strtolower( trim( $text ) ), self::NOTHING, true ) ) {
				continue;
			}
			if ( Subscriber_Status::ACTIVE !== self::status( $text ) && ! self::is_date( $text ) ) {
				return array( '', self::NO_CONSENT, $text );
			}
			if ( '' === $status ) {
				return array( '', self::MARKED, $head );
			}
			$found[] = $status;
		}
		$filled = array_filter( $statuses, static fn( $cell ) => '' !== $cell[0] );
		foreach ( $filled as list( $text, $is_dated ) ) {
			$status = $is_dated && self::is_date( $text ) ? Subscriber_Status::ACTIVE : self::status( $text );
			if ( '' === $status ) {
				return array( '', self::NO_CONSENT, $text );
			}
			$found[] = $status;
		}
		if ( $statuses && ! $found ) {
			return array( '', self::NO_STATUS, '' );
		}
		// Without a status, the consent statement of the site owner applies.
		$last = array_intersect( self::ORDER, $found );
		return array( $last ? end( $last ) : Subscriber_Status::ACTIVE, '', '' );
	}

	/**
	 * Returns the message for a reason.
	 *
	 * @param string $reason Reason from this class.
	 * @param string $word   Value that caused it.
	 */
	public static function reason_message( $reason, string $word ): string {
		switch ( $reason ) {
			case self::NO_ADDRESS:
				return __( 'No valid email address.', 'mainstreet-blocks' );
			case self::UNREADABLE:
				return __( 'Some letters cannot be read in the chosen encoding.', 'mainstreet-blocks' );
			case self::NO_STATUS:
				return __( 'The status is missing.', 'mainstreet-blocks' );
			case self::MARKED:
				/* translators: %s: name of a column, such as "deleted_at". */
				return sprintf( __( 'The “%s” column is not empty.', 'mainstreet-blocks' ), $word );
			default:
				/* translators: %s: a word from the file, such as "Non-Subscribed". */
				return sprintf( __( 'The status “%s” does not show that this person agreed.', 'mainstreet-blocks' ), $word );
		}
	}

	/** Returns the status that a word stands for; empty for an unknown word. */
	private static function status( $text ): string {
		$word = Import_Columns::normalize( $text );
		foreach ( self::WORDS as $status => $words ) {
			if ( in_array( $word, $words, true ) ) {
				return $status;
			}
		}
		return '';
	}

	/** Whether a cell contains a date. */
	private static function is_date( $text ): bool {
		return preg_match( '/^\d{4}[-\/.]?\d{2}|^\d{1,2}[-\/. ](?:\d{1,2}|[a-z]{3,9})[-\/. ]\d{2,4}/i', $text ) && false !== strtotime( $text );
	}
}
