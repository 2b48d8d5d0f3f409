<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Upgrades;

use Mainstreet\Connections\Secrets\Encrypted_Options;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Lifecycle\Install;
use function Mainstreet\Tests\{ in_process, same, test, truly };

/** Data versions of 0.1.0, and the file that holds their tables: where two have the same file, only the number rose, or the data changed. */
const FILES = array(
	1 => 1,
	2 => 2,
	3 => 2,
	4 => 4,
	5 => 5,
	7 => 7,
	8 => 7,
	9 => 9,
);

const KEY = 'pk.eyJ1Ijoib3duZXIifQ.EXAMPLE';

/** Runs a statement, which must succeed. */
function must( $sql ) {
	global $wpdb;
	truly( false !== $wpdb->query( $sql ), $wpdb->last_error . ' in ' . $sql ); // phpcs:ignore WordPress.DB -- statements of this test.
}

/** The key of the maps as it is stored, past all filters. */
function stored_key() {
	global $wpdb;
	return (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", Services::option_name( 'mapbox' ) ) );
}

/** Puts the database back to what a data version left. */
function restore( $version ) {
	global $wpdb;
	Tables::drop();
	$sql = preg_replace( '/^--.*$/m', '', file_get_contents( __DIR__ . '/databases/' . FILES[ $version ] . '.sql' ) );
	foreach ( array_filter( array_map( 'trim', explode( ";\n", $sql ) ) ) as $statement ) {
		must( str_replace( '{prefix}', $wpdb->prefix, $statement ) . ( 0 === strpos( $statement, 'CREATE' ) ? ' ' . $wpdb->get_charset_collate() : '' ) );
	}
	update_option( Stored_Settings::OPTION, array( 'version' => $version, 'newsletter_from_name' => 'Aurora', 'newsletter_from_email' => 'aurora@example.org', 'map' => false ), true );
	$name = Services::option_name( 'mapbox' );
	delete_option( $name );
	$wpdb->insert( $wpdb->options, array( 'option_name' => $name, 'option_value' => $version < 8 ? KEY : Encrypted_Options::encrypt( KEY ), 'autoload' => 'off' ) );
	wp_cache_flush();
}

/** Columns with type, null and default, and keys with their columns, of each table; in the order of their names. */
function schema() {
	global $wpdb;
	$schema = array();
	foreach ( array_keys( Tables::files() ) as $name ) {
		$table = Tables::name( $name );
		foreach ( $wpdb->get_results( "SHOW COLUMNS FROM `$table`", ARRAY_A ) as $column ) {
			$schema[ $name ][ $column['Field'] ] = array( $column['Type'], $column['Null'], $column['Default'], $column['Extra'] );
		}
		foreach ( $wpdb->get_results( "SHOW INDEX FROM `$table`", ARRAY_A ) as $part ) {
			$schema[ $name ][ 'KEY ' . $part['Key_name'] ][ (int) $part['Seq_in_index'] ] = array( $part['Column_name'], (string) $part['Non_unique'], (string) $part['Sub_part'] );
		}
		ksort( $schema[ $name ] );
	}
	ksort( $schema );
	return $schema;
}

/** What a fresh installation has. */
function fresh_schema() {
	Tables::drop();
	delete_option( Stored_Settings::OPTION );
	Install::maybe_run();
	return schema();
}

/** All rows of all tables that are there, as hexadecimal text. */
function rows() {
	global $wpdb;
	$rows = array();
	foreach ( array_keys( Tables::files() ) as $name ) {
		$table = Tables::name( $name );
		if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) ) {
			$rows[ $name ] = array_map(
				static fn( $row ) => array_map( static fn( $value ) => null === $value ? null : bin2hex( $value ), $row ),
				$wpdb->get_results( "SELECT * FROM `$table` ORDER BY 1, 2", ARRAY_A )
			);
		}
	}
	return $rows;
}

/** Every value of the old rows stands in the new ones. */
function keeps( array $old, array $new ) {
	foreach ( $old as $name => $rows ) {
		same( count( $rows ), count( $new[ $name ] ), $name );
		foreach ( $rows as $number => $row ) {
			// The upgrade to 9 dates addresses.
			unset( $row['ip_gmt'] );
			same( $row, array_intersect_key( array_merge( $row, $new[ $name ][ $number ] ), $row ), "$name, row $number" );
		}
	}
}

/** Everything that the upgrade may touch. */
function state() {
	wp_cache_flush();
	return array( schema(), rows(), Stored_Settings::all(), stored_key() );
}

/** Tables, rows and values are as they have to be after an upgrade. */
function is_upgraded( $version, array $fresh, array $old ) {
	global $wpdb;
	wp_cache_flush();
	same( $fresh, schema(), "tables of $version" );
	keeps( $old, rows() );
	$settings = Stored_Settings::all();
	same( array( Install::VERSION, 'Aurora', false ), array( $settings['version'], $settings['newsletter_from_name'], $settings['map'] ) );
	same( $version < 4 ? array( 'Aurora', 'aurora@example.org' ) : array( null, null ), array( $settings['feedback_from_name'] ?? null, $settings['feedback_from_email'] ?? null ), "sender of forms, from $version" );
	truly( Encrypted_Options::is_encrypted( stored_key() ), "key of $version is encrypted" );
	same( KEY, Secrets::get( 'mapbox' ) );
	if ( $version > 1 && $version < 9 ) {
		$table = Tables::name( 'subscribers' );
		same( array( '2026-11-21 10:00:00', '2026-11-21 09:30:00' ), $wpdb->get_col( "SELECT ip_gmt FROM `$table` ORDER BY id" ), "dates of addresses, from $version" );
	}
}

test( 'a database of every data version of 0.1.0 is upgraded once, without losing a row', function () {
	$fresh = fresh_schema();
	truly( count( $fresh ) > 20 );
	foreach ( array_keys( FILES ) as $version ) {
		restore( $version );
		$old = rows();
		truly( ! empty( $old['throttle'] ) && ( 1 === $version || ! empty( $old['subscribers'] ) ), "rows of $version" );
		// An update by WordPress activates nothing; the next visit of an administrator finds it.
		same( 10, has_action( 'admin_init', array( Install::class, 'maybe_run' ) ) );
		Install::maybe_run();
		is_upgraded( $version, $fresh, $old );
		// The second run has nothing to do, even if it is made to run.
		$state = state();
		Install::maybe_run();
		same( $state, state(), "second visit, from $version" );
		Stored_Settings::save( array( 'version' => $version ) );
		Install::maybe_run();
		same( $state, state(), "second run, from $version" );
	}
} );

test( 'an upgrade that was interrupted after any of its statements goes on', function () {
	$fresh = fresh_schema();
	restore( 7 );
	$old   = rows();
	$count = 0;
	$kills = 0;
	add_filter( 'query', static function ( $sql ) use ( &$count, &$last ) {
		if ( preg_match( '/^\s*(?:CREATE|ALTER|UPDATE|INSERT)/i', $sql ) && ++$count === $last ) {
			throw new \RuntimeException( 'killed' );
		}
		return $sql;
	} );
	// Each run gets seven statements further, until none is left to be killed at.
	for ( $last = 1; $last < 200; $last += 7 ) {
		$count = 0;
		try {
			Install::maybe_run();
			break;
		} catch ( \RuntimeException $error ) {
			same( 'killed', $error->getMessage() );
			++$kills;
		}
	}
	truly( $kills > 2, "killed $kills times" );
	$last = 0;
	Install::maybe_run();
	is_upgraded( 7, $fresh, $old );
} );

test( 'two visits that upgrade at the same time do no harm', function () {
	$fresh = fresh_schema();
	foreach ( array( 2, 7 ) as $version ) {
		restore( $version );
		$old   = rows();
		$runs  = array( in_process( __DIR__ . '/processes/upgrade.php' ), in_process( __DIR__ . '/processes/upgrade.php' ) );
		same( array( 'done', 'done' ), array( $runs[0](), $runs[1]() ), "from $version" );
		is_upgraded( $version, $fresh, $old );
	}
} );
