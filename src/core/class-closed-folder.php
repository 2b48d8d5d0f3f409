<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Puts into a folder what keeps web servers from handing its files out. A server that reads no .htaccess (nginx) is not kept: names
 * in such folders are random, too.
 */
final class Closed_Folder {

	/** By name of the file. */
	const GUARDS = array(
		'.htaccess'  => "Require all denied\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
		'index.php'  => "<?php // Nothing to see.\n",
		// For IIS. Where it may not be said in a folder, IIS gives nothing of that folder either.
		'web.config' => '<?xml version="1.0" encoding="UTF-8"?><configuration><system.webServer><security><authorization><remove users="*" roles="" verbs="" /><add accessType="Deny" users="*" /></authorization></security></system.webServer></configuration>' . "\n",
	);

	/**
	 * Makes a folder, or closes one that is there.
	 *
	 * @param string $folder Path.
	 * @return bool Whether it is there.
	 */
	public static function make( string $folder ): bool {
		if ( false !== strpos( $folder, "\0" ) ) {
			return false;
		}
		wp_mkdir_p( $folder );
		foreach ( self::GUARDS as $file => $text ) {
			// Also where the request that made the folder died before it wrote them.
			if ( is_dir( $folder ) && ! is_file( "$folder/$file" ) ) {
				file_put_contents( "$folder/$file", $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem is not loaded for visitors.
			}
		}
		return is_dir( $folder );
	}

	/**
	 * Deletes a folder in which nothing is left but what closes it.
	 *
	 * @param string $folder Path; may be ''.
	 */
	public static function delete( string $folder ): void {
		if ( '' === $folder || ! is_dir( $folder ) || array_diff( (array) scandir( $folder ), array( '.', '..' ), array_keys( self::GUARDS ) ) ) {
			return;
		}
		foreach ( array_keys( self::GUARDS ) as $file ) {
			wp_delete_file( "$folder/$file" );
		}
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as above.
	}
}
