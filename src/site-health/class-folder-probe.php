<?php
namespace Mainstreet\Site_Health;

use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Puts a file into the folder and asks this site for it, as anybody could.
 */
final class Folder_Probe {

	const OUTSIDE    = 'outside';
	const UNWRITABLE = 'unwritable';
	const UNKNOWN    = 'unknown';
	const CLOSED     = 'closed';
	const OPEN       = 'open';

	/**
	 * Asks.
	 *
	 * @param string $folder Path.
	 * @return string OUTSIDE where it is out of the web's reach, UNWRITABLE, UNKNOWN where the site can't ask itself, CLOSED or OPEN.
	 */
	public static function ask( $folder ) {
		$url = self::url_of( $folder );
		if ( '' === $url ) {
			return self::OUTSIDE;
		}
		$name = 'check-' . bin2hex( random_bytes( 8 ) ) . '.txt';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of our own, deleted at once.
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
	 * Address of a folder.
	 *
	 * @param string $folder Path.
	 * @return string '' when it is not among the uploads.
	 */
	private static function url_of( $folder ): string {
		$uploads = wp_upload_dir( null, false );
		$base    = untrailingslashit( wp_normalize_path( $uploads['basedir'] ) );
		$folder  = wp_normalize_path( $folder );
		return 0 === strpos( $folder, "$base/" ) ? untrailingslashit( $uploads['baseurl'] ) . substr( $folder, strlen( $base ) ) : '';
	}
}
