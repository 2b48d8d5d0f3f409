<?php
namespace Mainstreet\Social\Likes;

defined( 'ABSPATH' ) || exit;

/**
 * Handles presses through admin-post.php and redirects back to the post, whose button then shows the result
 * (docs/server-contract.md 0.6). Clients use it too on sites that close the REST API to strangers: they accept JSON.
 */
final class Like_Form {

	/** Action of admin-post.php. */
	const ACTION = 'mainstreet_likes';

	/** Parameter of the page that shows the state of one visitor. */
	const PARAM = 'mainstreet_liked';

	/** URL of the form. The action is in the URL, because a field of that name would hide `form.action` from scripts. */
	public static function url(): string {
		return admin_url( 'admin-post.php?action=' . self::ACTION );
	}

	/**
	 * HTML ID of the form of a post.
	 *
	 * @param int $post_id Post.
	 */
	public static function element_id( $post_id ): string {
		return 'mainstreet-like-' . (int) $post_id;
	}

	/** Handles a press. */
	public static function handle(): void {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
		if ( 'post' !== $method ) {
			wp_safe_redirect( home_url( '/' ) );
			exit;
		}
		// phpcs:disable WordPress.Security.NonceVerification -- pages are cached, so there is no nonce in them; Like_Handler checks the origin.
		$post_id = isset( $_POST['post'] ) && is_scalar( $_POST['post'] ) ? absint( $_POST['post'] ) : 0;
		$likes   = ! isset( $_POST['do'] ) || 'unlike' !== $_POST['do'];
		// phpcs:enable
		$outcome = Like_Handler::handle( $post_id, $likes, Liker::current() );
		$status  = is_wp_error( $outcome ) ? (int) ( (array) $outcome->get_error_data() )['status'] : 200;
		nocache_headers();
		if ( isset( $_SERVER['HTTP_ACCEPT'] ) && 0 === strpos( sanitize_text_field( wp_unslash( $_SERVER['HTTP_ACCEPT'] ) ), 'application/json' ) ) {
			wp_send_json( is_wp_error( $outcome ) ? array( 'code' => $outcome->get_error_code(), 'message' => $outcome->get_error_message() ) : $outcome, $status ); // phpcs:ignore WordPress.Arrays -- short.
		}
		if ( is_wp_error( $outcome ) ) {
			wp_die(
				esc_html( $outcome->get_error_message() ),
				'',
				array(
					'response'  => (int) $status,
					'back_link' => true,
				)
			);
		}
		wp_safe_redirect( add_query_arg( self::PARAM, '1', (string) get_permalink( $post_id ) ) . '#' . self::element_id( $post_id ), 303 );
		exit;
	}
}
