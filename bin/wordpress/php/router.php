<?php
/**
 * Front controller of PHP's built-in web server: files as they are, folders of
 * wp-admin to their index.php, everything else to WordPress. The document root
 * is the shared WordPress tree; /wp-content is the site's own.
 *
 * @package Mainstreet
 */

require_once __DIR__ . '/static-file.php';

$mainstreet_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );

if ( preg_match( '#(^|/)\.(?!well-known)|\x00#', $mainstreet_path ) ) {
	http_response_code( 404 );
	return true;
}

$mainstreet_is_content = 0 === strpos( $mainstreet_path, '/wp-content/' );
$mainstreet_file       = $mainstreet_is_content
	? getenv( 'MAINSTREET_SITE' ) . $mainstreet_path
	: $_SERVER['DOCUMENT_ROOT'] . $mainstreet_path;

if ( is_file( $mainstreet_file ) && '.php' !== substr( $mainstreet_file, -4 ) ) {
	// WordPress's own scripts are asked for by version; the plugin is rebuilt while the site runs.
	mainstreet_send_file( $mainstreet_file, ! $mainstreet_is_content && isset( $_GET['ver'] ) );
	return true;
}

if ( ! $mainstreet_is_content && '/' !== $mainstreet_path ) {
	if ( is_file( $mainstreet_file ) ) {
		return false; // A script of WordPress, run by the server itself.
	}
	if ( is_file( rtrim( $mainstreet_file, '/' ) . '/index.php' ) ) {
		if ( '/' === substr( $mainstreet_path, -1 ) ) {
			return false;
		}
		header( 'Location: ' . $mainstreet_path . '/', true, 301 );
		return true;
	}
}

if ( $mainstreet_is_content && is_file( $mainstreet_file ) ) {
	$_SERVER['SCRIPT_FILENAME'] = $mainstreet_file;
	chdir( dirname( $mainstreet_file ) );
	require $mainstreet_file;
	return true;
}

$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
unset( $_SERVER['PATH_INFO'] );
chdir( $_SERVER['DOCUMENT_ROOT'] );
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
