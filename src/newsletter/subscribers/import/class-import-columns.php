<?php
namespace Mainstreet\Newsletter\Subscribers\Import;

use Mainstreet\Mail\Email_Address;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;

defined( 'ABSPATH' ) || exit;

/** Maps the columns of an imported list by their headings, as newsletter services and this plugin export them. */
final class Import_Columns {

	/** Headings of personal data, as normalize() returns them; the first one found is used. */
	const NAMES = array(
		'email' => array( 'email', 'e mail', 'email address', 'e mail address', 'mail', 'subscriber', 'subscriber email', 'user email', 'e mail adresse', 'email adresse', 'emailadresse', 'mailadresse', 'e mailadres', 'emailadres', 'mailadres', 'e mailadresse', 'e post', 'epost', 'e postadress', 'sähköposti', 'sähköpostiosoite', 'adresse e mail', 'adresse email', 'adresse mail', 'adresse électronique', 'adresse de messagerie', 'courriel', 'correo', 'correo electrónico', 'correo electronico', 'dirección de correo electrónico', 'direccion de correo electronico', 'indirizzo email', 'indirizzo e mail', 'endereço de e mail', 'endereço de email', 'adres e mail', 'adres email', 'e mailová adresa', 'электронная почта', 'електронна пошта', 'メールアドレス', '电子邮件', '電子郵件' ),
		'name'  => array( 'name', 'full name', 'display name', 'subscriber name', 'vollständiger name', 'naam', 'volledige naam', 'nom complet', 'nombre completo', 'nombre y apellidos', 'nome completo', 'imię i nazwisko', 'namn', 'navn', 'nimi', '氏名', 'お名前', '名前', '姓名' ),
		'first' => array( 'first name', 'firstname', 'fname', 'given name', 'vorname', 'voornaam', 'prénom', 'prenom', 'nombre', 'nome', 'imię', 'imie', 'förnamn', 'fornavn', 'etunimi', 'jméno', 'имя', 'ім’я', "ім'я" ),
		'last'  => array( 'last name', 'lastname', 'lname', 'surname', 'family name', 'nachname', 'familienname', 'achternaam', 'familienaam', 'nom', 'nom de famille', 'apellidos', 'apellido', 'cognome', 'sobrenome', 'apelido', 'nazwisko', 'efternamn', 'efternavn', 'etternavn', 'sukunimi', 'příjmení', 'фамилия', 'прізвище' ),
		// No headings of dates in other languages, because formats such as 5/4 are ambiguous.
		'date'  => array( 'subscription date', 'date', 'created', 'created at', 'optin time', 'opt in time', 'confirm time', 'date subscribed', 'subscribed at', 'subscribed on', 'date added', 'subscribed' ),
	);

	/** Headings of first names next to which a column "name" contains the last name. */
	const FIRST_BESIDE_NAME = array( 'vorname', 'voornaam', 'förnamn', 'fornavn', 'etunimi' );

	/** Headings of status columns. */
	const STATUSES = array( 'status', 'state', 'subscription status', 'email subscription status', 'subscriber status', 'global status', 'list status', 'member status', 'email status', 'email marketing status', 'marketing status', 'subscribed to emails', 'active', 'is active', 'is subscribed', 'newsletter', 'accepts marketing', 'accepts email marketing', 'statut', 'статус' );

	/** Headings of status columns in which a date means consent. */
	const DATED_STATUSES = array( 'subscribed', 'confirmed', 'opt in', 'optin', 'opted in', 'opt in status', 'consent', 'abonniert', 'angemeldet', 'abonné', 'inscrit', 'suscrito', 'iscritto', 'ingeschreven' );

	/** Headings of columns that are filled if a person left, by the resulting status; empty if it has no equivalent here. */
	const MARKS = array(
		Subscriber_Status::UNSUBSCRIBED => array( 'unsubscribed', 'unsubscribed at', 'unsubscribed on', 'unsubscribed date', 'unsubscribe date', 'abgemeldet', 'abgemeldet am', 'abmeldedatum', 'désinscrit', 'désabonné', 'dado de baja', 'fecha de baja', 'disiscritto', 'uitgeschreven', 'uitgeschreven op', 'wypisany', 'date unsubscribed', 'unsub time', 'opt out', 'optout', 'opted out', 'opted out at', 'optout time', 'email disabled' ),
		Subscriber_Status::BOUNCED      => array( 'clean time', 'bounced', 'bounced at' ),
		Subscriber_Status::COMPLAINED   => array( 'complained', 'complained at' ),
		''                              => array( 'deleted', 'deleted at', 'blocked', 'blocked at', 'is blocked', 'suppressed', 'do not email' ),
	);

	/** Contents that the owner can assign to an unknown column. */
	const ASSIGNABLE = array( 'name', 'first', 'last', 'date' );

	/** Maximum number of columns, of characters of a heading in a response, and of characters of a cell. */
	const MAX_COLUMNS = 1000;
	const HEAD        = 100;
	const MAX_CELL    = 500;

	/**
	 * Maps the columns of the first line.
	 *
	 * @param string[] $assigned Contents of unknown columns (ASSIGNABLE) by column number, chosen by the owner.
	 * @return array|null `email`, and if present `name`, `first`, `last`, `date` (column numbers), `statuses`
	 *                    (column number => whether a date means consent), `marks` (column number => status), `heads`, `own` (whether this is
	 *                    an export of this plugin), `unknown` (headings of unknown columns by column number), `ignored` (headings of
	 *                    columns that are not read); null if no column contains addresses.
	 */
	public static function map( array $cells, array $assigned = array() ): ?array {
		$cells   = array_slice( $cells, 0, self::MAX_COLUMNS );
		$heads   = array_map( array( __CLASS__, 'normalize' ), $cells );
		$columns = array(
			'heads'    => $cells,
			'statuses' => array(),
			'marks'    => array(),
			'unknown'  => array(),
			'ignored'  => array(),
			'own'      => array_slice( $heads, 0, count( Subscriber_Export::FORMER ) ) === Subscriber_Export::FORMER,
		);
		foreach ( self::NAMES as $name => $known ) {
			foreach ( array_intersect( $known, $heads ) as $head ) {
				$columns += array( $name => array_search( $head, $heads, true ) );
			}
		}
		if ( ! isset( $columns['email'] ) ) {
			return self::map_without_headings( $cells, $columns );
		}
		if ( isset( $columns['name'], $columns['first'] ) && ! isset( $columns['last'] ) && in_array( $heads[ $columns['first'] ], self::FIRST_BESIDE_NAME, true ) ) {
			$columns['last'] = $columns['name'];
			unset( $columns['name'] );
		}
		foreach ( $heads as $at => $head ) {
			$is_dated = in_array( $head, self::DATED_STATUSES, true );
			$mark     = self::find_mark( $head );
			if ( ( $is_dated || in_array( $head, self::STATUSES, true ) ) && ( ! $columns['own'] || 'status' === $head ) ) {
				$columns['statuses'][ $at ] = $is_dated;
			} elseif ( null !== $mark && ! $columns['own'] ) {
				$columns['marks'][ $at ] = $mark;
			}
		}
		$columns['unknown'] = $columns['own'] ? array() : self::unknown_headings( $columns );
		return self::assign( $columns, array_intersect_key( $assigned, $columns['unknown'] ) );
	}

	/** Returns the status that a filled column stands for; null if it is no such column. */
	private static function find_mark( string $head ): ?string {
		foreach ( self::MARKS as $status => $heads ) {
			if ( in_array( $head, $heads, true ) ) {
				return $status;
			}
		}
		return null;
	}

	/** Adds the columns that the owner assigned. */
	private static function assign( array $columns, array $assigned ): array {
		$assigned           = array_unique( array_intersect( $assigned, self::ASSIGNABLE ) );
		$columns['ignored'] = array_values( array_diff_key( $columns['unknown'], $assigned ) );
		if ( in_array( 'first', $assigned, true ) && isset( $columns['name'] ) && ! isset( $columns['last'] ) ) {
			// Next to a first name, "name" is the last name.
			$columns['last'] = $columns['name'];
			unset( $columns['name'] );
		}
		return array_merge( $columns, array_flip( $assigned ) );
	}

	/** Returns the headings of unknown columns by column number. */
	private static function unknown_headings( array $columns ): array {
		$read = array_intersect_key( $columns, self::NAMES );
		$rest = array_diff_key( $columns['heads'], array_flip( $read ), $columns['statuses'], $columns['marks'] );
		$rest = array_map( static fn( $head ) => trim( mb_substr( (string) preg_replace( '/\s+/u', ' ', (string) $head ), 0, self::HEAD ) ), $rest );
		return array_filter( $rest, 'strlen' );
	}

	/**
	 * Normalizes a heading or word: lower case, with single spaces as separators.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function normalize( $text ) {
		return trim( mb_strtolower( (string) preg_replace( '/[\s_-]+/u', ' ', mb_substr( (string) $text, 0, self::MAX_CELL ) ) ) );
	}

	/** Maps a list without headings: the column of the first address is `email`. */
	private static function map_without_headings( array $cells, array $columns ): ?array {
		foreach ( $cells as $at => $cell ) {
			if ( '' !== Email_Address::clean( (string) $cell ) ) {
				return array( 'email' => $at ) + array_intersect_key( $columns, array_flip( array( 'heads', 'statuses', 'marks', 'own', 'unknown', 'ignored' ) ) );
			}
		}
		return null;
	}
}
