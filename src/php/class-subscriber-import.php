<?php
/**
 * Lists of subscribers from elsewhere.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Takes in a CSV file in parts that are worked off in the background (contract B.3): each part is
 * a row of a table, claimed by one worker and repeated when that one ends early. Nobody who
 * opted out comes back by an import.
 */
final class Subscriber_Import {

	const HOOK      = 'mainstreet_import_tick';
	const MAX_ROWS  = 50000;
	const MAX_BYTES = 20 * MB_IN_BYTES;
	const PART      = 500;

	/** Seconds a part may take before another worker repeats it. */
	const LOCK = 120;

	/**
	 * Reads a file and stores its parts.
	 *
	 * @param string $text      The file.
	 * @param string $statement The owner's statement of consent.
	 * @return string|\WP_Error Name of the batch.
	 */
	public static function begin( $text, $statement ) {
		if ( strlen( $text ) > self::MAX_BYTES ) {
			return self::too_large();
		}
		$rows = Subscriber_Csv::read( $text, self::MAX_ROWS + 1 );
		if ( is_wp_error( $rows ) ) {
			return $rows;
		}
		if ( count( $rows ) > self::MAX_ROWS ) {
			return self::too_large();
		}
		if ( ! $rows ) {
			return Errors::invalid( 'csv', __( 'There is no e-mail address in this file.', 'mainstreet-blocks' ) );
		}
		$batch   = substr( bin2hex( random_bytes( 10 ) ), 0, 20 );
		$default = __( 'Imported by the owner of the site, who confirmed that these people agreed.', 'mainstreet-blocks' );
		$consent = Consent_Texts::id( '' === trim( $statement ) ? $default : $statement );
		foreach ( array_chunk( $rows, self::PART ) as $part ) {
			$row = array(
				'batch'           => $batch,
				'lines_in'        => count( $part ),
				'body'            => (string) wp_json_encode( $part ),
				'consent_text_id' => $consent,
				'created_gmt'     => Sql::time(),
			);
			Sql::insert( 'imports', array( $row ) );
		}
		Background::plan( self::HOOK, time() + 60 );
		self::work( 5 );
		return $batch;
	}

	/**
	 * The event.
	 */
	public static function tick() {
		Background::plan( self::HOOK, time() + 60 );
		if ( ! self::work( 20 ) ) {
			Background::drop( self::HOOK );
		}
	}

	/**
	 * Works parts off.
	 *
	 * @param int $seconds Time it may take.
	 * @return bool Whether parts are left.
	 */
	public static function work( $seconds ) {
		$end = microtime( true ) + $seconds;
		do {
			$part = self::claim();
			if ( ! $part ) {
				return (bool) Sql::row( 'imports', 'SELECT id FROM {table} WHERE state < 2 LIMIT 1' );
			}
			$count = self::take_in( (array) json_decode( $part['body'], true ), (int) $part['consent_text_id'] );
			Sql::update(
				'imports',
				$count + array(
					'state' => 2,
					'body'  => '',
				),
				'id = ' . (int) $part['id'] . ' AND state = 1'
			);
		} while ( microtime( true ) < $end );
		return true;
	}

	/**
	 * How far a batch is.
	 *
	 * @param string $batch Name.
	 * @return array|null `batch`, `total`, `done` (lines), `added`, `known` (there before, unchanged), `invalid` (no address), `finished`.
	 */
	public static function progress( $batch ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- {table} is filled in.
		$row = Sql::row( 'imports', $wpdb->prepare( 'SELECT SUM(lines_in) AS total, SUM(CASE WHEN state = 2 THEN lines_in ELSE 0 END) AS done, SUM(added) AS added, SUM(known) AS known, SUM(invalid) AS invalid FROM {table} WHERE batch = %s', $batch ) );
		if ( ! $row || null === $row['total'] ) {
			return null;
		}
		$row = array_map( 'intval', $row );
		return array( 'batch' => $batch ) + $row + array( 'finished' => $row['done'] >= $row['total'] );
	}

	/**
	 * The file is larger than it may be.
	 *
	 * @return \WP_Error
	 */
	public static function too_large() {
		/* translators: %s: a number. */
		return Errors::invalid( 'csv', sprintf( __( 'A file may hold up to %s subscribers. Please split it.', 'mainstreet-blocks' ), number_format_i18n( self::MAX_ROWS ) ) );
	}

	/**
	 * Takes the next part, or one whose worker ended early.
	 *
	 * @return array|null Row.
	 */
	private static function claim() {
		global $wpdb;
		$after = 0;
		do {
			// phpcs:ignore WordPress.DB -- {table} is filled in.
			$part = Sql::row( 'imports', $wpdb->prepare( 'SELECT id, state, lock_until, body, consent_text_id FROM {table} WHERE (state = 0 OR (state = 1 AND lock_until < %d)) AND id > %d ORDER BY id LIMIT 1', time(), $after ) );
			if ( ! $part || self::take( $part ) ) {
				return $part;
			}
			// Another worker has it.
			$after = (int) $part['id'];
		} while ( true );
	}

	/**
	 * Takes a part, unless another worker did.
	 *
	 * @param array $part `id`, `state`, `lock_until` as they were read or written.
	 * @return bool
	 */
	private static function take( array $part ) {
		global $wpdb;
		$mine = array(
			'state'      => 1,
			'lock_until' => time() + self::LOCK,
		);
		return (bool) Sql::update( 'imports', $mine, $wpdb->prepare( 'id = %d AND state = %d AND lock_until = %d', $part['id'], $part['state'], $part['lock_until'] ) );
	}

	/**
	 * Writes the people of a part. Who is there already stays as they are, except that
	 * somebody who unsubscribed elsewhere is unsubscribed here too.
	 *
	 * @param array[] $people  As Subscriber_Csv::read().
	 * @param int     $consent Number of the statement.
	 * @return array `added`, `known`, `invalid`.
	 */
	private static function take_in( array $people, $consent ) {
		$count = array(
			'added'   => 0,
			'known'   => 0,
			'invalid' => 0,
		);
		$rows  = array();
		$outs  = array();
		foreach ( $people as $person ) {
			$email = Subscriber_Address::clean( $person['email'] );
			if ( '' === $email ) {
				++$count['invalid'];
				continue;
			}
			$row = self::row( $email, $person, $consent );
			if ( Subscribers::UNSUBSCRIBED === $row['status'] ) {
				$outs[] = $row['email_key'];
			}
			// Of two lines about an address the first counts.
			$rows[ $row['status'] ] = isset( $rows[ $row['status'] ] ) ? $rows[ $row['status'] ] : array();
			$rows[ $row['status'] ] += array( $row['email_key'][0] => $row );
		}
		foreach ( $rows as $status => $list ) {
			$new = Sql::insert( 'subscribers', array_values( $list ) );
			Counters::add( 'subscribers_' . $status, $new );
			$count['added'] += $new;
		}
		foreach ( $outs as $key ) {
			$known = Sql::row( 'subscribers', 'SELECT id FROM {table} WHERE email_key = ' . Sql::value( $key ) );
			if ( $known ) {
				Subscribers::unsubscribe( (int) $known['id'] );
			}
		}
		$count['known'] = count( $people ) - $count['invalid'] - $count['added'];
		Subscriber_Upkeep::schedule();
		return $count;
	}

	/**
	 * Columns of one person.
	 *
	 * @param string $email   Clean address.
	 * @param array  $person  As Subscriber_Csv::read().
	 * @param int    $consent Number of the statement.
	 * @return array For Sql.
	 */
	private static function row( $email, array $person, $consent ) {
		$status = Subscriber_Csv::status( $person['status'] );
		$since  = strtotime( $person['date'] );
		$time   = Sql::time( $since && $since < time() && $since > 0 ? $since : time() );
		return array_merge(
			Subscriber_Row::fresh( $email, $status ),
			array(
				'name'             => Subscriber_Row::clean( $person['name'], 100 ),
				'locale'           => '',
				'source'           => 'import',
				'consent_text_id'  => $consent,
				'created_gmt'      => $time,
				'confirmed_gmt'    => Subscribers::ACTIVE === $status ? $time : null,
				'unsubscribed_gmt' => Subscribers::UNSUBSCRIBED === $status ? Sql::time() : null,
			)
		);
	}
}
