<?php
namespace Mainstreet\Responses\Files;

use Mainstreet\Core\Closed_Folder;
use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * Finds web servers that do not share the folder of visitors' files, as all servers of a site must. Each server regularly
 * writes a marker to the folder and to the database. A server whose marker is in the database but not in the folder has a
 * folder of its own. Runs with the cleanup and in Site Health, never for visitors.
 */
final class Shared_Uploads {

	/** Seconds after which a server without a new marker is ignored. */
	const LIVES = DAY_IN_SECONDS;

	/** Prefix of the names of counters and files. */
	const PREFIX = 'head_';

	/** Writes the marker of this server if visitors have sent files. */
	public static function write_marker(): void {
		global $wpdb;
		$folder = '' === Closed_Folder::get_name( Response_Files::OPTION, false ) ? '' : Response_Files::get_folder( true );
		if ( '' === $folder ) {
			return;
		}
		$name = self::get_server_name( $folder );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of our own.
		if ( false !== file_put_contents( self::get_marker_path( $folder, $name ), (string) time() ) ) {
			Counters::set( self::PREFIX . $name, time() );
		}
		foreach ( self::find_servers() as $head => $time ) {
			if ( $time < time() - 7 * self::LIVES ) {
				wp_delete_file( self::get_marker_path( $folder, $head ) );
				Sql::run( 'counters', $wpdb->prepare( 'DELETE FROM {table} WHERE name = %s', self::PREFIX . $head ) );
			}
		}
	}

	/**
	 * Lists servers whose files this server does not see.
	 *
	 * @return string[] Names.
	 */
	public static function find_missing(): array {
		$folder  = Response_Files::get_folder( false );
		$missing = array();
		foreach ( self::find_servers() as $head => $time ) {
			if ( $time > time() - self::LIVES && self::get_server_name( $folder ) !== $head && ( '' === $folder || ! is_file( self::get_marker_path( $folder, $head ) ) ) ) {
				$missing[] = $head;
			}
		}
		return $missing;
	}

	/**
	 * Lists servers with the time of their latest marker.
	 *
	 * @return array<string, int>
	 */
	private static function find_servers(): array {
		global $wpdb;
		$heads = array();
		foreach ( Sql::rows( 'counters', $wpdb->prepare( 'SELECT name, n FROM {table} WHERE name LIKE %s', $wpdb->esc_like( self::PREFIX ) . '%' ) ) as $row ) {
			$heads[ substr( $row['name'], strlen( self::PREFIX ) ) ] = (int) $row['n'];
		}
		return $heads;
	}

	/**
	 * Returns a name for this server and its folder: servers on one machine may have the same host name.
	 *
	 * @return string At most 35 characters. Host names mostly differ at the end.
	 */
	private static function get_server_name( string $folder ): string {
		$name  = strtolower( (string) preg_replace( '/[^A-Za-z0-9.-]+/', '-', (string) gethostname() ) );
		$place = '' === $folder ? false : stat( $folder );
		return substr( '' === $name ? 'server' : $name, -26 ) . '-' . substr( md5( $place ? $place['dev'] . ':' . $place['ino'] : '' ), 0, 8 );
	}

	/**
	 * Returns the path of the marker of a server.
	 *
	 * @return string Path.
	 */
	private static function get_marker_path( string $folder, string $name ): string {
		return $folder . '/' . self::PREFIX . md5( $name ) . '.txt';
	}
}
