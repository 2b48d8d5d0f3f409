<?php
/**
 * Where the files of videos lie.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Videos;

use Mainstreet\Core\Closed_Folder;
use Mainstreet\Core\Stored_Once;

defined( 'ABSPATH' ) || exit;

/**
 * A private video's file lies in a closed folder with a random name and is served by a signed address that expires; a public one's lies
 * among the other uploads (docs/server-contract.md B.17).
 */
final class Video_Files {

	/** Option with the random part of the folder's name. */
	const OPTION = 'mainstreet_private_videos';

	/** Seconds an address works. */
	const LIFE = 21600;

	/**
	 * The address to play a video. Ask Video_Access::can_watch() before.
	 *
	 * @param int $id Attachment.
	 * @return string '' where there is no file.
	 */
	public static function address( int $id ): string {
		self::settle( $id );
		return self::is_closed( (string) get_attached_file( $id, true ) ) ? self::signed( $id ) : (string) wp_get_attachment_url( $id );
	}

	/**
	 * Moves a file to where it belongs.
	 *
	 * @param int $id Attachment.
	 * @return bool Whether it is there.
	 */
	public static function settle( int $id ): bool {
		$file       = (string) get_attached_file( $id, true );
		$is_private = Video_Access::is_private( $id );
		if ( '' === $file || self::is_closed( $file ) === $is_private ) {
			return '' !== $file;
		}
		$folder = $is_private ? self::folder() : (string) wp_upload_dir( get_post_time( 'Y/m', false, $id ) )['path'];
		if ( ! is_file( $file ) || '' === $folder ) {
			return false;
		}
		$target = $folder . '/' . wp_unique_filename( $folder, wp_basename( $file ) );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem is not loaded for visitors; a copy would leave the first file.
		if ( ! rename( $file, $target ) ) {
			return false;
		}
		update_attached_file( $id, $target );
		return true;
	}

	/**
	 * Whether an address was made by signed(), and still works.
	 *
	 * @param string $guid   Guid.
	 * @param string $expiry Unix time.
	 * @param string $proof  Signature.
	 * @return bool
	 */
	public static function is_signed( string $guid, string $expiry, string $proof ): bool {
		return 1 === preg_match( '/^\d{10}$/D', $expiry ) && (int) $expiry >= time() && (int) $expiry <= time() + self::LIFE && hash_equals( self::proof( $guid, $expiry ), $proof );
	}

	/**
	 * Addresses of files in the closed folder are shown to nobody. Filter `wp_get_attachment_url`.
	 *
	 * @param string $url Address.
	 * @param int    $id  Attachment.
	 * @return string The signed address for who may watch, '' for others.
	 */
	public static function hide( $url, $id ) {
		if ( ! self::is_closed( (string) get_attached_file( $id, true ) ) ) {
			return $url;
		}
		return Video_Access::can_watch( $id ) ? self::signed( $id ) : '';
	}

	/**
	 * A signed address.
	 *
	 * @param int $id Attachment.
	 * @return string
	 */
	private static function signed( int $id ): string {
		$guid   = Videos::guid( $id );
		$expiry = (string) ( time() + self::LIFE );
		return add_query_arg(
			array(
				'exp' => $expiry,
				'sig' => self::proof( $guid, $expiry ),
			),
			rest_url( "mainstreet/v1/videos/$guid/file" )
		);
	}

	/**
	 * The signature of an address.
	 *
	 * @param string $guid   Guid.
	 * @param string $expiry Unix time.
	 * @return string 64 hexadecimal digits.
	 */
	private static function proof( string $guid, string $expiry ): string {
		return hash_hmac( 'sha256', "video|$guid|$expiry|readers", wp_salt( 'auth' ) );
	}

	/**
	 * Whether a file lies in the closed folder.
	 *
	 * @param string $file Path.
	 * @return bool
	 */
	private static function is_closed( string $file ): bool {
		return false !== strpos( $file, '/mainstreet-private-videos-' );
	}

	/**
	 * The closed folder.
	 *
	 * @return string Path; '' where it can't be made.
	 */
	private static function folder(): string {
		$name   = Stored_Once::choose( self::OPTION, '/^[0-9a-f]{32}$/D', bin2hex( random_bytes( 16 ) ) );
		$folder = untrailingslashit( wp_upload_dir( null, false )['basedir'] ) . "/mainstreet-private-videos-$name";
		return Closed_Folder::make( $folder ) ? $folder : '';
	}
}
