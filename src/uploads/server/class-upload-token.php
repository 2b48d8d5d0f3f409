<?php
namespace Mainstreet\Uploads\Server;

use Mainstreet\Core\Site_Key;
use Mainstreet\Http\Upload_Probe;

defined( 'ABSPATH' ) || exit;

/**
 * Authenticates uploads for 24 hours without cookie and nonce. Like a login, a token becomes invalid when the password changes. Each
 * request checks again that the user can upload files.
 *
 * The AJAX action `videopress-get-upload-token` (docs/server-contract.md A40) sends a token to users who can upload files, with the
 * nonce `mainstreet_upload`. Clients report in `chunk_size` the size of chunks that succeeded after larger ones failed.
 */
final class Upload_Token {

	/** Lifetime of a token in seconds (docs/server-contract.md A40). */
	const SECONDS = DAY_IN_SECONDS;

	const ACTION = 'videopress-get-upload-token';
	const NONCE  = 'mainstreet_upload';

	/** Maximum bytes of a chunk, unless the web server is known to accept less. */
	const CHUNK = 10000000;

	/**
	 * Creates a token.
	 *
	 * @param int $now Unix time.
	 * @return string Contains letters, digits and dots only.
	 */
	public static function create( int $user_id, int $now ): string {
		$until = $now + self::SECONDS;
		return "$user_id.$until." . self::sign( (int) $user_id, $until );
	}

	/**
	 * Verifies a token, and returns its user.
	 *
	 * @param int $now Unix time.
	 * @return int User id; 0 if the token is invalid or expired, or the user cannot upload files.
	 */
	public static function find_user( string $token, int $now ): int {
		if ( ! preg_match( '/^(\d{1,19})\.(\d{1,12})\.([0-9a-f]{64})$/D', (string) $token, $part ) || (int) $part[2] < $now ) {
			return 0;
		}
		$is_right = hash_equals( self::sign( (int) $part[1], (int) $part[2] ), $part[3] );
		return $is_right && user_can( (int) $part[1], 'upload_files' ) ? (int) $part[1] : 0;
	}

	/**
	 * Returns the signature of a token. It is valid for one site of a network.
	 *
	 * @param int $until Unix time at which the token expires.
	 */
	private static function sign( int $user_id, $until ): string {
		$user = get_userdata( $user_id );
		$word = $user ? substr( $user->user_pass, -12 ) : '';
		return hash_hmac( 'sha256', implode( '|', array( 'upload', get_current_blog_id(), $user_id, $until, $word ) ), Site_Key::salt() );
	}

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
	public static function handle_ajax(): void {
		$nonce = isset( $_REQUEST['_wpnonce'] ) ? sanitize_key( wp_unslash( $_REQUEST['_wpnonce'] ) ) : '';
		$nonce = '' === $nonce && isset( $_SERVER['HTTP_X_WP_NONCE'] ) ? sanitize_key( wp_unslash( $_SERVER['HTTP_X_WP_NONCE'] ) ) : $nonce;
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'upload_files' ) ) {
			wp_send_json_error( array( 'message' => __( 'Sorry, you are not allowed to upload files.', 'mainstreet-blocks' ) ), 403 );
		}
		$passed = isset( $_REQUEST['chunk_size'] ) && is_scalar( $_REQUEST['chunk_size'] ) ? absint( $_REQUEST['chunk_size'] ) : 0;
		if ( $passed ) {
			Upload_Probe::save_chunk_size( $passed, self::CHUNK );
		}
		wp_send_json_success( self::get_upload_data() );
	}

	/**
	 * Returns the data that an uploader needs.
	 *
	 * @return array `upload_token`, `upload_blog_id`, `upload_action_url`, `chunk_size` in bytes.
	 */
	private static function get_upload_data(): array {
		return array(
			'upload_token'      => self::create( get_current_user_id(), time() ),
			'upload_blog_id'    => get_current_blog_id(),
			'upload_action_url' => Tus_Request::get_url(),
			'chunk_size'        => Upload_Probe::chunk_size( self::CHUNK ),
		);
	}
}
