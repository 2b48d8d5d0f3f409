<?php
namespace Mainstreet\Videos\Files;

use Mainstreet\Core\Closed_Folder;
use Mainstreet\Core\Options\Atomic_Option;

defined( 'ABSPATH' ) || exit;

/** The protected folder for private videos of a site. Its random name is chosen once (Atomic_Option). Video_Storage moves the files. */
final class Video_Folder {

	/** Option with the random part of the folder's name. */
	const OPTION = 'mainstreet_private_videos';

	/** Prefix of the folder's name. */
	const PREFIX = 'mainstreet-private-videos-';

	/**
	 * Returns the folder.
	 *
	 * @param bool $makes Whether to create the folder if it is missing.
	 * @return string Path; '' if there is none or it cannot be created.
	 */
	public static function path( bool $makes = true ): string {
		$name = Closed_Folder::get_name( self::OPTION, $makes );
		if ( '' === $name ) {
			return '';
		}
		return Closed_Folder::open( untrailingslashit( wp_upload_dir( null, false )['basedir'] ) . '/' . self::PREFIX . $name, $makes );
	}

	/**
	 * Whether a file is in the folder.
	 *
	 * @param string $file Path or URL.
	 */
	public static function contains( string $file ): bool {
		return false !== strpos( $file, '/' . self::PREFIX );
	}

	/**
	 * Moves a file, unless the target exists. Creates the folder.
	 *
	 * @return bool Whether the file is at the target, also if another process has moved it.
	 */
	public static function move_file( string $from, string $to ): bool {
		if ( is_file( $to ) && is_file( $from ) ) {
			return false;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem is not loaded for visitors; another process may have been faster.
		return ( wp_mkdir_p( dirname( $to ) ) && @rename( $from, $to ) ) || ( ! is_file( $from ) && is_file( $to ) );
	}
}
