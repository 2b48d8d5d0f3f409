<?php
namespace Mainstreet\Newsletter\Subscribers\Import;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Newsletter\Subscribers\Opt_In\Consent_Texts;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Consent;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Intake;

defined( 'ABSPATH' ) || exit;

/**
 * Takes in a CSV file in parts that are worked off in the background (docs/server-contract.md B.3): each part is
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

	/** Rows that are named with the reason why they were left out. */
	const MAX_PROBLEMS = 1000;

	/**
	 * Reads a file, stores its parts and begins with them.
	 *
	 * @param string $text      The file.
	 * @param string $statement The owner's statement of consent.
	 * @param string $encoding  One of Text_Encoding::names(); '' to detect it.
	 * @param array  $assigned  As Subscriber_Columns::of().
	 * @return array|\WP_Error As progress().
	 */
	public static function begin( string $text, string $statement, string $encoding = '', array $assigned = array() ) {
		$rows = self::read( $text, $encoding, $assigned );
		if ( is_wp_error( $rows ) ) {
			return $rows;
		}
		$default = __( 'Imported by the site owner, who confirmed that these people agreed.', 'mainstreet-blocks' );
		$parts   = self::store( $rows, Consent_Texts::id( '' === trim( $statement ) ? $default : $statement ) );
		( new Scheduler() )->plan( self::HOOK, time() + 60 );
		$end  = microtime( true ) + 5;
		$done = array();
		// As they were written: they are not read again.
		foreach ( $parts as $part ) {
			if ( microtime( true ) < $end && self::take( $part ) ) {
				$done[] = self::work_off( $part );
			}
		}
		return self::sum( $parts[0]['batch'], count( $rows ), $done );
	}

	/**
	 * Reads a file within the limits of an import.
	 *
	 * @param string $text     The file.
	 * @param string $encoding One of Text_Encoding::names(); '' to detect it.
	 * @param array  $assigned As Subscriber_Columns::of().
	 * @return array[]|\WP_Error As Subscriber_Csv::read(), at least one row.
	 */
	public static function read( string $text, $encoding, array $assigned = array() ) {
		if ( strlen( $text ) > self::MAX_BYTES ) {
			return self::too_large();
		}
		$rows = Subscriber_Csv::read( $text, self::MAX_ROWS + 1, $encoding, $assigned );
		if ( is_wp_error( $rows ) ) {
			return $rows;
		}
		if ( count( $rows ) > self::MAX_ROWS ) {
			return self::too_large();
		}
		return $rows ? $rows : Errors::invalid( 'csv', __( 'This file contains no email addresses.', 'mainstreet-blocks' ) );
	}

	/**
	 * Stores the parts of a file.
	 *
	 * @param array[] $rows    As Subscriber_Csv::read().
	 * @param int     $consent Number of the statement.
	 * @return array[] The parts as they are in the table, with their numbers.
	 */
	private static function store( array $rows, int $consent ): array {
		global $wpdb;
		$batch = substr( bin2hex( random_bytes( 10 ) ), 0, 20 );
		$parts = array();
		foreach ( array_chunk( $rows, self::PART ) as $chunk ) {
			$part    = array(
				'batch'           => $batch,
				'lines_in'        => count( $chunk ),
				'body'            => (string) wp_json_encode( $chunk ),
				'consent_text_id' => $consent,
				'created_gmt'     => Sql::time(),
			);
			$id      = Sql::insert( 'imports', array( $part ) ) ? (int) $wpdb->insert_id : 0;
			$parts[] = $part + array(
				'id'         => $id,
				'state'      => 0,
				'lock_until' => 0,
			);
		}
		return $parts;
	}

	/** The event. */
	public static function tick(): void {
		( new Scheduler() )->plan( self::HOOK, time() + 60 );
		if ( ! self::work( 20 ) ) {
			( new Scheduler() )->drop( self::HOOK );
		}
	}

	/**
	 * Works parts off.
	 *
	 * @param int $seconds Time it may take.
	 * @return bool Whether parts are left.
	 */
	public static function work( int $seconds ): bool {
		$end = microtime( true ) + $seconds;
		do {
			$part = self::claim();
			if ( ! $part ) {
				return (bool) Sql::row( 'imports', 'SELECT id FROM {table} WHERE state < 2 LIMIT 1' );
			}
			self::work_off( $part );
		} while ( microtime( true ) < $end );
		return true;
	}

	/**
	 * Does a part that was taken.
	 *
	 * @param array $part Row.
	 * @return array What came of it: `lines_in`, and as Subscriber_Intake::take_in().
	 */
	private static function work_off( array $part ): array {
		$count = Subscriber_Intake::take_in( (array) json_decode( $part['body'], true ), (int) $part['consent_text_id'] );
		Sql::update(
			'imports',
			array( 'report' => $count['report'] ? wp_json_encode( $count['report'] ) : null ) + $count + array(
				'state' => 2,
				'body'  => '',
			),
			'id = ' . (int) $part['id'] . ' AND state = 1'
		);
		return $count + array( 'lines_in' => (int) $part['lines_in'] );
	}

	/**
	 * How far a batch is.
	 *
	 * @param string $batch Name.
	 * @return array|null `batch`, `total`, `done` (lines), `added`, `known` (there before, unchanged), `invalid` (no address), `skipped`
	 *                    (no consent), `finished`, `problems` (of a finished one: `row`, `reason`).
	 */
	public static function progress( $batch ): ?array {
		global $wpdb;
		$rows = Sql::rows( 'imports', $wpdb->prepare( 'SELECT state, lines_in, added, known, invalid, skipped, report FROM {table} WHERE batch = %s ORDER BY id', $batch ) );
		$done = array();
		foreach ( $rows as $row ) {
			if ( 2 === (int) $row['state'] ) {
				$row['report'] = (array) json_decode( (string) $row['report'], true );
				$done[]        = $row;
			}
		}
		return $rows ? self::sum( $batch, (int) array_sum( array_column( $rows, 'lines_in' ) ), $done ) : null;
	}

	/**
	 * What came of a batch so far.
	 *
	 * @param string  $batch Name.
	 * @param int     $total Lines of all its parts.
	 * @param array[] $done  Parts that are done, as work_off().
	 * @return array As progress().
	 */
	private static function sum( $batch, int $total, array $done ): array {
		$sum = array(
			'batch' => $batch,
			'total' => $total,
			'done'  => (int) array_sum( array_column( $done, 'lines_in' ) ),
		);
		foreach ( array( 'added', 'known', 'invalid', 'skipped' ) as $name ) {
			$sum[ $name ] = (int) array_sum( array_column( $done, $name ) );
		}
		$sum['finished'] = $sum['done'] >= $total;
		$problems        = $done && $sum['finished'] ? array_merge( ...array_column( $done, 'report' ) ) : array();
		$sum['problems'] = array_map(
			static function ( $problem ) {
				return array(
					'row'    => (int) $problem[0],
					'reason' => Subscriber_Consent::sentence( $problem[1], (string) $problem[2] ),
				);
			},
			array_slice( $problems, 0, self::MAX_PROBLEMS )
		);
		return $sum;
	}

	/** The file is larger than it may be. */
	public static function too_large(): \WP_Error {
		/* translators: %s: a number. */
		return Errors::invalid( 'csv', sprintf( _n( 'A file can contain up to %s subscriber. Please split it.', 'A file can contain up to %s subscribers. Please split it.', self::MAX_ROWS, 'mainstreet-blocks' ), number_format_i18n( self::MAX_ROWS ) ) );
	}

	/**
	 * Takes the next part, or one whose worker ended early.
	 *
	 * @return array|null Row.
	 */
	private static function claim(): ?array {
		global $wpdb;
		$after = 0;
		do {
			$part = Sql::row( 'imports', $wpdb->prepare( 'SELECT id, state, lock_until, lines_in, body, consent_text_id FROM {table} WHERE (state = 0 OR (state = 1 AND lock_until < %d)) AND id > %d ORDER BY id LIMIT 1', time(), $after ) );
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
	 */
	private static function take( array $part ): bool {
		global $wpdb;
		$mine = array(
			'state'      => 1,
			'lock_until' => time() + self::LOCK,
		);
		return (bool) Sql::update( 'imports', $mine, $wpdb->prepare( 'id = %d AND state = %d AND lock_until = %d', $part['id'], $part['state'], $part['lock_until'] ) );
	}
}
