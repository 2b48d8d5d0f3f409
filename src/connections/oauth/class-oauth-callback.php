<?php
namespace Mainstreet\Connections\Oauth;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Connect_Forms\Connect_Forms;
use Mainstreet\Connections\Connect_Forms\Connect_Page;
use Mainstreet\Connections\Connect_Forms\Connect_Popup;

defined( 'ABSPATH' ) || exit;

/**
 * `admin-post.php?action=mainstreet_oauth&service=…` (docs/server-contract.md A.4, A20), for who is logged in: ends a
 * sign-in, and tells the window that opened this one the number of the account. With a nonce and no state it begins one (A46).
 * The address leads nowhere else.
 */
final class OAuth_Callback {

	/** Draws the page. */
	private Connect_Page $page;

	/**
	 * With what it draws.
	 *
	 * @param Connect_Page|null $page Draws the page.
	 */
	public function __construct( ?Connect_Page $page = null ) {
		$this->page = $page ? $page : new Connect_Page();
	}

	/**
	 * Address that leads on to the service, for the current user and for as long as nonces live.
	 *
	 * @param OAuth_Service $service Service.
	 */
	public static function start_url( OAuth_Service $service ): string {
		return add_query_arg( '_wpnonce', wp_create_nonce( self::nonce( $service->id() ) ), ( new OAuth_Flow( $service ) )->redirect_uri() );
	}

	/** Answers the request. */
	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- the state is more than a nonce, and where there is none the nonce is checked.
		$service = sanitize_key( self::read( $_GET, 'service' ) );
		$nonce   = self::read( $_GET, '_wpnonce' );
		$query   = array(
			'state' => self::read( $_GET, 'state' ),
			'code'  => self::read( $_GET, 'code' ),
			'error' => self::read( $_GET, 'error' ),
		);
		// phpcs:enable
		if ( '' === implode( '', $query ) && '' !== $nonce ) {
			$url = $this->begin( $service, get_current_user_id(), $nonce );
			if ( ! is_wp_error( $url ) ) {
				nocache_headers();
				wp_redirect( $url ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- the address of the service, which is another site.
				exit;
			}
			$this->page->send( $this->page->frame( __( 'Connect an account', 'mainstreet-blocks' ), $this->page->complain( $url->get_error_message() ) ) );
		}
		$this->page->send( $this->page( $service, get_current_user_id(), $query ) );
	}

	/**
	 * Begins a sign-in.
	 *
	 * @param string $service Service.
	 * @param int    $user    Who signs in.
	 * @param string $nonce   Nonce of the address.
	 * @return string|\WP_Error Address of the service.
	 */
	public function begin( string $service, int $user, string $nonce ) {
		$form = Connect_Forms::get( $service );
		if ( ! $form || ! isset( $form['oauth'] ) || ! wp_verify_nonce( $nonce, self::nonce( $service ) ) ) {
			return new \WP_Error( 'mainstreet_sign_in', __( 'This link is no longer valid. Please close this window, reload the previous page and try again.', 'mainstreet-blocks' ), array( 'status' => 403 ) );
		}
		return ( new OAuth_Flow( $form['oauth'] ) )->start( $user );
	}

	/**
	 * The page.
	 *
	 * @param string   $service Service.
	 * @param int      $user    Who came back.
	 * @param string[] $query   As OAuth_Flow::finish().
	 */
	public function page( string $service, int $user, array $query ): string {
		$form = Connect_Forms::get( $service );
		if ( ! $form || ! isset( $form['oauth'] ) ) {
			return $this->page->frame( __( 'Connect an account', 'mainstreet-blocks' ), $this->page->say( __( 'Accounts cannot be connected with this service.', 'mainstreet-blocks' ) ) );
		}
		$account = ( new OAuth_Flow( $form['oauth'] ) )->finish( $user, $query );
		if ( $account instanceof Account ) {
			return $this->page->frame( $form['title'], $this->page->success( $account ) );
		}
		$again = sprintf( '<p><a class="button button-primary" href="%1$s">%2$s</a></p>', esc_url( Connect_Popup::url( $service ) ), esc_html__( 'Start over', 'mainstreet-blocks' ) );
		return $this->page->frame( $form['title'], $this->page->complain( $account->get_error_message() ) . $again );
	}

	/**
	 * A parameter.
	 *
	 * @param array  $values Parameters.
	 * @param string $name   Its name.
	 * @return string '' unless it is a text of a length that makes sense.
	 */
	private static function read( array $values, string $name ): string {
		$value = isset( $values[ $name ] ) ? wp_unslash( $values[ $name ] ) : '';
		return is_string( $value ) && strlen( $value ) <= 4000 ? $value : '';
	}

	/**
	 * What a nonce is for.
	 *
	 * @param string $service Service.
	 */
	private static function nonce( $service ): string {
		return OAuth_Flow::ACTION . '-' . $service;
	}
}
