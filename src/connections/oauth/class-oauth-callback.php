<?php
namespace Mainstreet\Connections\Oauth;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Connect_Forms\Connect_Forms;
use Mainstreet\Connections\Connect_Forms\Connect_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Handles `admin-post.php?action=mainstreet_oauth&service=…` (docs/server-contract.md A.4, A20) for logged-in users: completes a
 * sign-in, and sends the account id to the window that opened the popup. With a nonce and without state it starts a sign-in (A46).
 * It redirects to no other site than the service.
 */
final class OAuth_Callback {

	/** Renders the page. */
	private Connect_Page $page;

	public function __construct( ?Connect_Page $page = null ) {
		$this->page = $page ? $page : new Connect_Page();
	}

	/** Returns the URL that starts a sign-in for the current user. Valid as long as a nonce. */
	public static function start_url( OAuth_Service $service ): string {
		return add_query_arg( '_wpnonce', wp_create_nonce( self::nonce( $service->id() ) ), ( new OAuth_Flow( $service ) )->redirect_uri() );
	}

	/** Handles the request. */
	public function handle(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- the state replaces the nonce; without state the nonce is checked.
		$service = sanitize_key( self::query_value( $_GET, 'service' ) );
		$nonce   = self::query_value( $_GET, '_wpnonce' );
		$query   = array(
			'state' => self::query_value( $_GET, 'state' ),
			'code'  => self::query_value( $_GET, 'code' ),
			'error' => self::query_value( $_GET, 'error' ),
		);
		// phpcs:enable
		if ( '' === implode( '', $query ) && '' !== $nonce ) {
			$url = $this->start( $service, get_current_user_id(), $nonce );
			if ( ! is_wp_error( $url ) ) {
				nocache_headers();
				wp_redirect( $url ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- the URL of the service, which is another site.
				exit;
			}
			$this->page->send( $this->page->document( __( 'Connect an account', 'mainstreet-blocks' ), $this->page->error( $url->get_error_message() ) ) );
		}
		$this->page->send( $this->finish( $service, get_current_user_id(), $query ) );
	}

	/**
	 * Starts a sign-in.
	 *
	 * @param string $nonce Nonce of the URL.
	 * @return string|\WP_Error URL of the service.
	 */
	public function start( string $service, int $user, string $nonce ) {
		$form = Connect_Forms::get( $service );
		if ( ! $form || ! isset( $form['oauth'] ) || ! wp_verify_nonce( $nonce, self::nonce( $service ) ) ) {
			return new \WP_Error( 'mainstreet_sign_in', __( 'This link is no longer valid. Please close this window, reload the previous page and try again.', 'mainstreet-blocks' ), array( 'status' => 403 ) );
		}
		return ( new OAuth_Flow( $form['oauth'] ) )->start( $user );
	}

	/**
	 * Completes a sign-in and renders the resulting page.
	 *
	 * @param string[] $query As for OAuth_Flow::finish().
	 */
	public function finish( string $service, int $user, array $query ): string {
		$form = Connect_Forms::get( $service );
		if ( ! $form || ! isset( $form['oauth'] ) ) {
			return $this->page->document( __( 'Connect an account', 'mainstreet-blocks' ), $this->page->paragraph( __( 'Accounts cannot be connected with this service.', 'mainstreet-blocks' ) ) );
		}
		$account = ( new OAuth_Flow( $form['oauth'] ) )->finish( $user, $query );
		if ( $account instanceof Account ) {
			return $this->page->document( $form['title'], $this->page->connected( $account ) );
		}
		$again = sprintf( '<p><a class="button button-primary" href="%1$s">%2$s</a></p>', esc_url( Connect_Page::url( $service ) ), esc_html__( 'Start over', 'mainstreet-blocks' ) );
		return $this->page->document( $form['title'], $this->page->error( $account->get_error_message() ) . $again );
	}

	/**
	 * Reads a parameter.
	 *
	 * @param array $values Parameters, slashed.
	 * @return string '' if it is not text or longer than 4000 bytes.
	 */
	private static function query_value( array $values, string $name ): string {
		$value = isset( $values[ $name ] ) ? wp_unslash( $values[ $name ] ) : '';
		return is_string( $value ) && strlen( $value ) <= 4000 ? $value : '';
	}

	/**
	 * Returns the nonce action of a service.
	 *
	 * @param string $service Id of the service.
	 */
	private static function nonce( $service ): string {
		return OAuth_Flow::ACTION . '-' . $service;
	}
}
