<?php
namespace Mainstreet\Newsletter\Subscribers\Import;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Text\Text_Encoding;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Newsletter\Subscribers\Opt_In\Consent_Texts;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the people of one part of an import (Subscriber_Import). Existing subscribers are not changed, except that people who
 * unsubscribed elsewhere are unsubscribed here too.
 */
final class Import_Writer {

	/** @var int[] IDs of the consent texts in this part, by hash of the text. */
	private static array $consents = array();

	/** Stores the people of a part; returns `added`, `known`, `invalid`, `skipped`, `report` (skipped people: row, reason, word). */
	public static function write( array $people, int $consent ): array {
		self::$consents = array();

		$report = array();
		$rows   = array();
		$outs   = array();
		$count  = array(
			'added'   => 0,
			'known'   => 0,
			'invalid' => 0,
			'skipped' => 0,
		);
		foreach ( $people as $person ) {
			list( $email, $reason ) = self::check( $person );
			if ( '' !== $reason ) {
				++$count[ in_array( $reason, array( Import_Consent::NO_ADDRESS, Import_Consent::UNREADABLE ), true ) ? 'invalid' : 'skipped' ];
				$report[] = array( $person['row'], $reason, Subscriber_Row::clean( $person['word'], 60 ) );
				continue;
			}
			$row = self::build_row( $email, $person, $consent );
			if ( Subscriber_Status::UNSUBSCRIBED === $row['status'] ) {
				$outs[] = $row['email_key'];
			}
			// The first of several rows with the same address and status is used.
			$rows[ $row['status'] ]  = $rows[ $row['status'] ] ?? array();
			$rows[ $row['status'] ] += array( $row['email_key'][0] => $row );
		}
		// Opt-outs are inserted first, so that another row with the same address cannot subscribe it.
		foreach ( array_reverse( array_intersect( Import_Consent::ORDER, array_keys( $rows ) ) ) as $status ) {
			$new = Sql::insert( 'subscribers', array_values( $rows[ $status ] ) );
			Counters::add( 'subscribers_' . $status, $new );
			$count['added'] += $new;
		}
		self::unsubscribe( $outs );
		$count['known'] = count( $people ) - $count['invalid'] - $count['skipped'] - $count['added'];
		Subscriber_Cleanup::schedule();
		return $count + array( 'report' => $report );
	}

	/** Returns the normalized address of a person, and the reason for skipping from Import_Consent, or ''. */
	private static function check( array $person ): array {
		$email = Email_Address::clean( $person['email'] );
		return array( $email, '' === $email && Import_Consent::UNREADABLE !== $person['reason'] ? Import_Consent::NO_ADDRESS : $person['reason'] );
	}

	/**
	 * Returns a person as the import would store them.
	 *
	 * @return array `row`, `email`, `name`, `fields`, `status`, `reason` (message; empty if the person is imported).
	 */
	public static function preview( array $person ) {
		list( $email, $reason ) = self::check( $person );

		$show = static fn( $text, $limit ) => str_replace( Text_Encoding::UNREADABLE, "\u{FFFD}", Subscriber_Row::clean( $text, $limit ) );
		return array(
			'row'    => (int) $person['row'],
			'email'  => '' === $email ? $show( $person['email'], 254 ) : $email,
			'name'   => $show( $person['name'], 100 ),
			'fields' => (object) ( '' === $reason && isset( $person['own'] ) ? Subscriber_Row::fields( $person['own']['fields'] ) : array() ),
			'status' => '' === $reason ? $person['status'] : '',
			'reason' => '' === $reason ? '' : Import_Consent::reason_message( $reason, Subscriber_Row::clean( $person['word'], 60 ) ),
		);
	}

	/**
	 * Unsubscribes people who unsubscribed elsewhere.
	 *
	 * @param array[] $keys Values of `email_key`, for Sql.
	 */
	private static function unsubscribe( array $keys ): void {
		foreach ( $keys as $key ) {
			$known = Sql::row( 'subscribers', 'SELECT id FROM {table} WHERE email_key = ' . Sql::value( $key ) );
			if ( $known ) {
				( new Subscribers() )->unsubscribe( (int) $known['id'] );
			}
		}
	}

	/** Builds the table row of a person, with the same columns for everyone. */
	private static function build_row( string $email, array $person, int $consent ): array {
		$status = $person['status'];
		$time   = self::parse_time( $person['date'], Sql::time() );
		$own    = $person['own'] ?? null;
		$fields = $own ? Subscriber_Row::fields( $own['fields'] ) : array();
		return array_merge(
			Subscriber_Row::new_columns( $email, $status ),
			array(
				'name'             => Subscriber_Row::clean( $person['name'], 100 ),
				'fields'           => $fields ? wp_json_encode( $fields ) : null,
				'locale'           => '',
				'source'           => $own ? Subscriber_Row::clean( $own['source'], 24 ) : 'import',
				'source_post'      => $own ? max( 0, $own['source_post'] ) : 0,
				'consent_text_id'  => $own ? self::consent_id( $own['consent'] ) : $consent,
				'frequency'        => Subscriber_Frequency::clean( $own['frequency'] ?? '' ),
				'created_gmt'      => $time,
				'confirmed_gmt'    => $own ? self::parse_time( $own['confirmed'], null ) : ( Subscriber_Status::ACTIVE === $status ? $time : null ),
				'unsubscribed_gmt' => self::parse_time( $own ? $own['unsubscribed'] : '', Subscriber_Status::UNSUBSCRIBED === $status ? Sql::time() : null ),
			)
		);
	}

	private static function consent_id( $text ): int {
		$key = md5( $text );
		if ( ! isset( self::$consents[ $key ] ) ) {
			self::$consents[ $key ] = Consent_Texts::find_or_create( $text );
		}
		return self::$consents[ $key ];
	}

	/**
	 * Parses a time in the past.
	 *
	 * @param string|null $fallback Result for an empty or invalid value.
	 * @return string|null For Sql.
	 */
	private static function parse_time( $text, $fallback ) {
		$time = '' === $text ? false : strtotime( $text );
		return $time && $time > 0 && $time <= time() ? Sql::time( $time ) : $fallback;
	}
}
