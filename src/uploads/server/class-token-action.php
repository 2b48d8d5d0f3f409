<?php
namespace Mainstreet\Uploads\Server;

use Mainstreet\Http\Upload_Probe;

defined( 'ABSPATH' ) || exit;

/**
 * Admin-ajax `videopress-get-upload-token` (docs/server-contract.md A40), for who may upload files, with the nonce `mainstreet_upload`.
 * `chunk_size` says which pieces got through after larger ones were refused.
 */
final class Token_Action {

	const ACTION = 'videopress-get-upload-token';
	const NONCE  = 'mainstreet_upload';

	/** Bytes of a piece, where the web server in front of PHP is not known to take less. */
	const CHUNK = 10000000;

	/**
	 * What a script of the current user calls it with.
	 *
	 * @return string[] `url`, `nonce`, `user` (id).
	 */
	public static function access(): array {
		return array(
			'url'   => admin_url( 'admin-ajax.php', 'relative' ),
			'nonce' => wp_create_nonce( self::NONCE ),
			'user'  => (string) get_current_user_id(),
		);
	}

	/** Answers. */
	public static function answer(): void {
		$nonce = isset( $_REQUEST['_wpnonce'] ) ? sanitize_key( wp_unslash( $_REQUEST['_wpnonce'] ) ) : '';
		$nonce = '' === $nonce && isset( $_SERVER['HTTP_X_WP_NONCE'] ) ? sanitize_key( wp_unslash( $_SERVER['HTTP_X_WP_NONCE'] ) ) : $nonce;
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'upload_files' ) ) {
			wp_send_json_error( array( 'message' => __( 'Sorry, you are not allowed to upload files.', 'mainstreet-blocks' ) ), 403 );
		}
		$passed = isset( $_REQUEST['chunk_size'] ) && is_scalar( $_REQUEST['chunk_size'] ) ? absint( $_REQUEST['chunk_size'] ) : 0;
		if ( $passed ) {
			Upload_Probe::learn( $passed, self::CHUNK );
		}
		wp_send_json_success( self::facts() );
	}

	/**
	 * What an uploader needs to know.
	 *
	 * @return array `upload_token`, `upload_blog_id`, `upload_action_url`, `chunk_size` in bytes.
	 */
	public static function facts(): array {
		return array(
			'upload_token'      => Upload_Token::make( get_current_user_id(), time() ),
			'upload_blog_id'    => get_current_blog_id(),
			'upload_action_url' => Tus_Server::url(),
			'chunk_size'        => Upload_Probe::piece( self::CHUNK ),
		);
	}
}
