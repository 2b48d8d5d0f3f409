<?php
namespace Mainstreet\Responses\Files;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Stored_Once;

defined( 'ABSPATH' ) || exit;

/**
 * Visitors' files lie in one folder that all web servers of a site must share. Each server now and then
 * leaves a mark there and in the database; a server whose mark is in the database and not in
 * the folder has a folder of its own. Happens with the upkeep and with the check, never for visitors.
 */
final class Shared_Uploads {

	/** Seconds after which a server that left no mark counts no more. */
	const LIVES = DAY_IN_SECONDS;

	/** Beginning of the names of our numbers, and of the files. */
	const PREFIX = 'head_';

	/**
	 * Leaves this server's mark, where visitors have sent files.
	 */
	public static function mark() {
		global $wpdb;
		$folder = '' === Stored_Once::read( Response_Files::OPTION, Response_Files::PATTERN ) ? '' : Response_Files::folder( true );
		if ( '' === $folder ) {
			return;
		}
		$name = self::name( $folder );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of our own.
		if ( false !== file_put_contents( self::file( $folder, $name ), (string) time() ) ) {
			Counters::set( self::PREFIX . $name, time() );
		}
		foreach ( self::heads() as $head => $time ) {
			if ( $time < time() - 7 * self::LIVES ) {
				wp_delete_file( self::file( $folder, $head ) );
				Sql::run( 'counters', $wpdb->prepare( 'DELETE FROM {table} WHERE name = %s', self::PREFIX . $head ) );
			}
		}
	}

	/**
	 * Servers of which this one does not see the files.
	 *
	 * @return string[] Their names.
	 */
	public static function missing() {
		$folder  = Response_Files::folder( false );
		$missing = array();
		foreach ( self::heads() as $head => $time ) {
			if ( $time > time() - self::LIVES && self::name( $folder ) !== $head && ( '' === $folder || ! is_file( self::file( $folder, $head ) ) ) ) {
				$missing[] = $head;
			}
		}
		return $missing;
	}

	/**
	 * Servers that left a mark, with the time of the last.
	 *
	 * @return array<string, int>
	 */
	private static function heads() {
		global $wpdb;
		$heads = array();
		foreach ( Sql::rows( 'counters', $wpdb->prepare( 'SELECT name, n FROM {table} WHERE name LIKE %s', $wpdb->esc_like( self::PREFIX ) . '%' ) ) as $row ) {
			$heads[ substr( $row['name'], strlen( self::PREFIX ) ) ] = (int) $row['n'];
		}
		return $heads;
	}

	/**
	 * Name of this server and of the folder it sees: two servers on one machine may have the same name.
	 *
	 * @param string $folder Folder.
	 * @return string At most 35 letters: what tells servers apart mostly stands at the end.
	 */
	private static function name( $folder ) {
		$name  = strtolower( (string) preg_replace( '/[^A-Za-z0-9.-]+/', '-', (string) gethostname() ) );
		$place = '' === $folder ? false : stat( $folder );
		return substr( '' === $name ? 'server' : $name, -26 ) . '-' . substr( md5( $place ? $place['dev'] . ':' . $place['ino'] : '' ), 0, 8 );
	}

	/**
	 * The mark of a server.
	 *
	 * @param string $folder Folder.
	 * @param string $name   Name of the server.
	 * @return string Path.
	 */
	private static function file( $folder, $name ) {
		return $folder . '/' . self::PREFIX . md5( $name ) . '.txt';
	}
}
