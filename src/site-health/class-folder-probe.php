<?php
namespace Mainstreet\Site_Health;

use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/** Checks whether a folder is reachable from the web: stores a file in it and requests its URL. */
final class Folder_Probe {

	const OUTSIDE    = 'outside';
	const UNWRITABLE = 'unwritable';
	const UNKNOWN    = 'unknown';
	const CLOSED     = 'closed';
	const OPEN       = 'open';

	/**
	 * Checks a folder.
	 *
	 * @param string $folder Path.
	 * @return string OUTSIDE: not in the uploads folder. UNWRITABLE: the file cannot be stored. UNKNOWN: the request failed. CLOSED: the file is
	 *                not served. OPEN: the file is served.
	 */
	public static function ask( $folder ) {
		$url = self::url_of( $folder );
		if ( '' === $url ) {
			return self::OUTSIDE;
		}
		$name = 'check-' . bin2hex( random_bytes( 8 ) ) . '.txt';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, deleted at once.
		if ( false === file_put_contents( "$folder/$name", $name ) ) {
			return self::UNWRITABLE;
		}
		$response = ( new Http_Client() )->request( "$url/$name", array( 'timeout' => 5 ) );
		wp_delete_file( "$folder/$name" );
		if ( is_wp_error( $response ) ) {
			return self::UNKNOWN;
		}
		return $response['body'] === $name ? self::OPEN : self::CLOSED;
	}

	/**
	 * Returns the URL of a folder.
	 *
	 * @param string $folder Path.
	 * @return string '' if it is not in the uploads folder.
	 */
	private static function url_of( $folder ): string {
		$uploads = wp_upload_dir( null, false );
		$base    = untrailingslashit( wp_normalize_path( $uploads['basedir'] ) );
		$folder  = wp_normalize_path( $folder );
		return 0 === strpos( $folder, "$base/" ) ? untrailingslashit( $uploads['baseurl'] ) . substr( $folder, strlen( $base ) ) : '';
	}
}
