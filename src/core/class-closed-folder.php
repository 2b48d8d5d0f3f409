<?php
namespace Mainstreet\Core;

use Mainstreet\Core\Options\Atomic_Option;

defined( 'ABSPATH' ) || exit;

/**
 * Creates folders with files that stop web servers from serving their content. nginx ignores .htaccess, so files in these folders
 * must also have random names.
 */
final class Closed_Folder {

	/** Content of the protecting files, by file name. */
	const FILES = array(
		'.htaccess'  => "Require all denied\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
		'index.php'  => "<?php // Nothing to see.\n",
		// For IIS. If a folder may not override authorization, IIS serves nothing from it either.
		'web.config' => '<?xml version="1.0" encoding="UTF-8"?><configuration><system.webServer><security><authorization><remove users="*" roles="" verbs="" /><add accessType="Deny" users="*" /></authorization></security></system.webServer></configuration>' . "\n",
	);

	/** Format of the random part of a folder's name. */
	const NAME_PATTERN = '/^[0-9a-f]{32}$/D';

	/**
	 * Returns the random part of a folder's name, which an option stores.
	 *
	 * @param bool $makes Whether to choose the name if there is none.
	 * @return string '' if there is none.
	 */
	public static function get_name( string $option, bool $makes ): string {
		return $makes
			? Atomic_Option::get_or_create( $option, self::NAME_PATTERN, bin2hex( random_bytes( 16 ) ) )
			: Atomic_Option::read( $option, self::NAME_PATTERN );
	}

	/**
	 * Returns a folder.
	 *
	 * @param string $folder Path.
	 * @param bool   $makes  Whether to create it if it is missing.
	 * @return string The path; '' if there is no folder.
	 */
	public static function open( string $folder, bool $makes ): string {
		return ( $makes ? self::create( $folder ) : is_dir( $folder ) ) ? $folder : '';
	}

	/**
	 * Creates a folder, if needed, and adds the protecting files.
	 *
	 * @param string $folder Path.
	 * @return bool Whether the folder exists.
	 */
	private static function create( string $folder ): bool {
		if ( false !== strpos( $folder, "\0" ) ) {
			return false;
		}
		wp_mkdir_p( $folder );
		foreach ( self::FILES as $file => $text ) {
			// Also if an earlier request was interrupted after creating the folder.
			if ( is_dir( $folder ) && ! is_file( "$folder/$file" ) ) {
				file_put_contents( "$folder/$file", $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem is not loaded for visitors.
			}
		}
		return is_dir( $folder );
	}

	/**
	 * Deletes a folder if it contains nothing but the protecting files.
	 *
	 * @param string $folder Path; may be ''.
	 */
	public static function delete( string $folder ): void {
		if ( '' === $folder || ! is_dir( $folder ) || array_diff( (array) scandir( $folder ), array( '.', '..' ), array_keys( self::FILES ) ) ) {
			return;
		}
		foreach ( array_keys( self::FILES ) as $file ) {
			wp_delete_file( "$folder/$file" );
		}
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as above.
	}
}
