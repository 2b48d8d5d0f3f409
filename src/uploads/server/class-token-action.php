<?php
namespace Mainstreet\Uploads\Server;

use Mainstreet\Http\Upload_Probe;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action `videopress-get-upload-token` (docs/server-contract.md A40), for users who can upload files, with the nonce
 * `mainstreet_upload`. Clients report in `chunk_size` the size of chunks that succeeded after larger ones failed.
 */
final class Token_Action {

	const ACTION = 'videopress-get-upload-token';
	const NONCE  = 'mainstreet_upload';

	/** Maximum bytes of a chunk, unless the web server is known to accept less. */
	const CHUNK = 10000000;

	/**
	 * Returns the data with which scripts of the current user call the action.
	 *
	 * @return string[] `url`, `nonce`, `user` (id).
	 */
	public static function get_access(): array {
		return array(
			'url'   => admin_url( 'admin-ajax.php', 'relative' ),
			'nonce' => wp_create_nonce( self::NONCE ),
			'user'  => (string) get_current_user_id(),
		);
	}

	/** Handles the request: stores a reported chunk size, and sends a token. */
	public static function handle(): void {
		$nonce = isset( $_REQUEST['_wpnonce'] ) ? sanitize_key( wp_unslash( $_REQUEST['_wpnonce'] ) ) : '';
		$nonce = '' === $nonce && isset( $_SERVER['HTTP_X_WP_NONCE'] ) ? sanitize_key( wp_unslash( $_SERVER['HTTP_X_WP_NONCE'] ) ) : $nonce;
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'upload_files' ) ) {
			wp_send_json_error( array( 'message' => __( 'Sorry, you are not allowed to upload files.', 'mainstreet-blocks' ) ), 403 );
		}
		$passed = isset( $_REQUEST['chunk_size'] ) && is_scalar( $_REQUEST['chunk_size'] ) ? absint( $_REQUEST['chunk_size'] ) : 0;
		if ( $passed ) {
			Upload_Probe::save_chunk_size( $passed, self::CHUNK );
		}
		wp_send_json_success( self::get_token() );
	}

	/**
	 * Returns the data that an uploader needs.
	 *
	 * @return array `upload_token`, `upload_blog_id`, `upload_action_url`, `chunk_size` in bytes.
	 */
	public static function get_token(): array {
		return array(
			'upload_token'      => Upload_Token::create( get_current_user_id(), time() ),
			'upload_blog_id'    => get_current_blog_id(),
			'upload_action_url' => Tus_Server::get_url(),
			'chunk_size'        => Upload_Probe::chunk_size( self::CHUNK ),
		);
	}
}
