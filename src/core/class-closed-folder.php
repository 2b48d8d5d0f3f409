<?php
namespace Mainstreet\Core;

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

	/**
	 * Creates a folder, if needed, and adds the protecting files.
	 *
	 * @param string $folder Path.
	 * @return bool Whether the folder exists.
	 */
	public static function create( string $folder ): bool {
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
