<?php
namespace Mainstreet\Newsletter\Subscribers\Import;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Newsletter\Subscribers\Opt_In\Consent_Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Imports a file of subscribers in parts, in the background (docs/server-contract.md B.3). Each part is a table row with a lease;
 * if a worker is killed, another one repeats the part. An import never subscribes people who opted out.
 */
final class Subscriber_Import {

	const HOOK      = 'mainstreet_import_tick';
	const MAX_BYTES = 20 * MB_IN_BYTES;
	const PART      = 500;

	/** Seconds until the lease of a part expires. */
	const LOCK = 120;

	/** Maximum number of skipped rows that are listed with a reason. */
	const MAX_PROBLEMS = 1000;

	/**
	 * Parses a file, stores its parts, and processes them for up to five seconds.
	 *
	 * @param string $statement The owner's statement of consent.
	 * @param string $encoding  One of Text_Encoding::names(); '' to detect it.
	 * @return array|\WP_Error See progress().
	 */
	public static function start( string $text, string $statement, string $encoding = '', array $assigned = array() ) {
		$rows = self::read( $text, $encoding, $assigned );
		if ( is_wp_error( $rows ) ) {
			return $rows;
		}
		$default = __( 'Imported by the site owner, who confirmed that these people agreed.', 'mainstreet-blocks' );
		$parts   = self::store_parts( $rows, Consent_Texts::find_or_create( '' === trim( $statement ) ? $default : $statement ) );
		( new Scheduler() )->plan( self::HOOK, time() + 60 );
		$end  = microtime( true ) + 5;
		$done = array();
		// Uses the parts as written, without reading them again.
		foreach ( $parts as $part ) {
			if ( microtime( true ) < $end && self::acquire( $part ) ) {
				$done[] = self::process_part( $part );
			}
		}
		return self::sum_progress( $parts[0]['batch'], count( $rows ), $done );
	}

	/**
	 * Parses a file within the limits of an import.
	 *
	 * @param string $encoding One of Text_Encoding::names(); '' to detect it.
	 * @return array[]|\WP_Error Result of Subscriber_File::read(), at least one row.
	 */
	public static function read( string $text, $encoding, array $assigned = array() ) {
		if ( strlen( $text ) > self::MAX_BYTES ) {
			return Subscriber_File::too_large();
		}
		$rows = Subscriber_File::read( $text, Subscriber_File::MAX_ROWS + 1, $encoding, $assigned );
		if ( is_wp_error( $rows ) ) {
			return $rows;
		}
		if ( count( $rows ) > Subscriber_File::MAX_ROWS ) {
			return Subscriber_File::too_large();
		}
		return $rows ? $rows : Errors::invalid( 'csv', __( 'This file contains no email addresses.', 'mainstreet-blocks' ) );
	}

	/**
	 * Stores the parts of a file.
	 *
	 * @param int $consent ID of the consent statement.
	 * @return array[] Rows of the parts.
	 */
	private static function store_parts( array $rows, int $consent ): array {
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

	/** Schedules the event again after the plugin was activated, if an import is unfinished. */
	public static function resume(): void {
		if ( self::has_open_parts() ) {
			( new Scheduler() )->plan( self::HOOK, time() + 60 );
		}
	}

	private static function has_open_parts(): bool {
		return (bool) Sql::row( 'imports', 'SELECT id FROM {table} WHERE state < 2 LIMIT 1' );
	}

	/** Callback of the scheduled event. */
	public static function run_scheduled(): void {
		( new Scheduler() )->plan( self::HOOK, time() + 60 );
		if ( ! self::process( 20 ) ) {
			( new Scheduler() )->drop( self::HOOK );
		}
	}

	/** Processes parts; returns whether unfinished parts remain. */
	public static function process( int $seconds ): bool {
		$end = microtime( true ) + $seconds;
		do {
			$part = self::acquire_next();
			if ( ! $part ) {
				return self::has_open_parts();
			}
			self::process_part( $part );
		} while ( microtime( true ) < $end );
		return true;
	}

	/** Processes a leased part; returns `lines_in`, and the result of Import_Writer::write(). */
	private static function process_part( array $part ): array {
		$count = Import_Writer::write( (array) json_decode( $part['body'], true ), (int) $part['consent_text_id'] );
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
	 * Returns the progress of an import.
	 *
	 * @param string $batch ID of the import.
	 * @return array|null `batch`, `total`, `done` (rows), `added`, `known` (existed already), `invalid` (no address, or unreadable),
	 *                    `skipped` (no consent), `finished`, `problems` (`row`, `reason`; only when finished). Null if unknown.
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
		return $rows ? self::sum_progress( $batch, (int) array_sum( array_column( $rows, 'lines_in' ) ), $done ) : null;
	}

	/**
	 * Adds up the results of finished parts.
	 *
	 * @param string  $batch ID of the import.
	 * @param array[] $done  Finished parts, see process_part().
	 * @return array See progress().
	 */
	private static function sum_progress( $batch, int $total, array $done ): array {
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
					'reason' => Import_Consent::reason_message( $problem[1], (string) $problem[2] ),
				);
			},
			array_slice( $problems, 0, self::MAX_PROBLEMS )
		);
		return $sum;
	}

	/** Acquires the lease on the next part, or on one whose lease has expired. */
	private static function acquire_next(): ?array {
		global $wpdb;
		$after = 0;
		do {
			$part = Sql::row( 'imports', $wpdb->prepare( 'SELECT id, state, lock_until, lines_in, body, consent_text_id FROM {table} WHERE (state = 0 OR (state = 1 AND lock_until < %d)) AND id > %d ORDER BY id LIMIT 1', time(), $after ) );
			if ( ! $part || self::acquire( $part ) ) {
				return $part;
			}
			// Another worker was faster.
			$after = (int) $part['id'];
		} while ( true );
	}

	/**
	 * Acquires the lease on a part, unless another worker has it.
	 *
	 * @param array $part `id`, `state`, `lock_until` as read or written.
	 */
	private static function acquire( array $part ): bool {
		global $wpdb;
		$mine = array(
			'state'      => 1,
			'lock_until' => time() + self::LOCK,
		);
		return (bool) Sql::update( 'imports', $mine, $wpdb->prepare( 'id = %d AND state = %d AND lock_until = %d', $part['id'], $part['state'], $part['lock_until'] ) );
	}
}
