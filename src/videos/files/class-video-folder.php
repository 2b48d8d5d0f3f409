<?php
namespace Mainstreet\Videos\Files;

use Mainstreet\Core\Closed_Folder;
use Mainstreet\Core\Options\Stored_Once;

defined( 'ABSPATH' ) || exit;

/**
 * One folder with a random name for a whole site, chosen once (Stored_Once). Which files lie in it is Video_Place's.
 */
final class Video_Folder {

	/** Option with the random part of its name. */
	const OPTION = 'mainstreet_private_videos';

	/** What that looks like. */
	const PATTERN = '/^[0-9a-f]{32}$/D';

	/** Beginning of its name. */
	const PREFIX = 'mainstreet-private-videos-';

	/**
	 * The folder.
	 *
	 * @param bool $makes Whether it is made where it is missing.
	 * @return string Path; '' where it can't be made, or there is none.
	 */
	public static function path( bool $makes = true ): string {
		$name = $makes
			? Stored_Once::choose( self::OPTION, self::PATTERN, bin2hex( random_bytes( 16 ) ) )
			: Stored_Once::read( self::OPTION, self::PATTERN );
		if ( '' === $name ) {
			return '';
		}
		$folder = untrailingslashit( wp_upload_dir( null, false )['basedir'] ) . '/' . self::PREFIX . $name;
		return ( $makes ? Closed_Folder::make( $folder ) : is_dir( $folder ) ) ? $folder : '';
	}

	/**
	 * Whether a file lies in it.
	 *
	 * @param string $file Path or address.
	 */
	public static function is_closed( string $file ): bool {
		return false !== strpos( $file, '/' . self::PREFIX );
	}
}
