<?php
/** Hooks of resumable uploads. */

namespace Mainstreet\Uploads;

use Mainstreet\Uploads\Server\Upload_Token;
use Mainstreet\Uploads\Server\Tus_Server;

defined( 'ABSPATH' ) || exit;

// Before the REST API (10), which would read the whole chunk into memory. The class is loaded for these routes only.
add_action(
	'parse_request',
	static function ( $wp ) {
		if ( isset( $wp->query_vars['rest_route'] ) && is_string( $wp->query_vars['rest_route'] ) && false !== strpos( $wp->query_vars['rest_route'], '/tus' ) ) {
			Tus_Server::handle_route( $wp );
		}
	},
	9
);
// The uploaders of WordPress: media modals, and the upload forms of admin screens.
add_action( 'wp_enqueue_media', array( Library_Uploader::class, 'enqueue' ) );
add_action( 'pre-upload-ui', array( Library_Uploader::class, 'enqueue' ) );
add_action( 'post-upload-ui', array( Library_Uploader::class, 'render_hint' ) );
add_action( 'wp_ajax_videopress-get-upload-token', array( Upload_Token::class, 'handle_ajax' ) );
add_action(
	'mainstreet_uploads_sweep',
	static function () {
		( new Upload_Cleanup() )->run();
	}
);
add_action(
	'deleted_user',
	static function ( $user_id ) {
		if ( is_numeric( $user_id ) ) {
			( new Uploads() )->expire_all_of_user( (int) $user_id );
		}
	}
);
