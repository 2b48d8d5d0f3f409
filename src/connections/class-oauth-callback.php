<?php
/**
 * Where services lead back to.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Connections;

defined( 'ABSPATH' ) || exit;

/**
 * `admin-post.php?action=mainstreet_oauth&service=…` (docs/server-contract.md A.4, A20), for who is logged in: ends a
 * sign-in, and tells the window that opened this one the number of the account. The address leads nowhere else.
 */
final class OAuth_Callback {

	/**
	 * Draws the page.
	 *
	 * @var Connect_Page
	 */
	private $page;

	/**
	 * With what it draws.
	 *
	 * @param Connect_Page|null $page Draws the page.
	 */
	public function __construct( $page = null ) {
		$this->page = $page ? $page : new Connect_Page();
	}

	/**
	 * Answers the request.
	 */
	public function answer() {
		// phpcs:disable WordPress.Security.NonceVerification -- the state is more than a nonce.
		$query = array(
			'state' => self::read( $_GET, 'state' ),
			'code'  => self::read( $_GET, 'code' ),
			'error' => self::read( $_GET, 'error' ),
		);
		$html  = $this->page( sanitize_key( self::read( $_GET, 'service' ) ), get_current_user_id(), $query );
		// phpcs:enable
		$this->page->send( $html );
	}

	/**
	 * The page.
	 *
	 * @param string   $service Service.
	 * @param int      $user    Who came back.
	 * @param string[] $query   As OAuth_Flow::finish().
	 * @return string
	 */
	public function page( $service, $user, array $query ) {
		$form = Connect_Forms::get( $service );
		if ( ! $form || ! isset( $form['oauth'] ) ) {
			return $this->page->frame( __( 'Connect an account', 'mainstreet-blocks' ), $this->page->say( __( 'No account can be connected at this service.', 'mainstreet-blocks' ) ) );
		}
		$account = ( new OAuth_Flow( $form['oauth'] ) )->finish( $user, $query );
		if ( $account instanceof Account ) {
			return $this->page->frame( $form['title'], $this->page->success( $account ) );
		}
		$again = sprintf( '<p><a class="button button-primary" href="%1$s">%2$s</a></p>', esc_url( Connect_Popup::url( $service ) ), esc_html__( 'Start again', 'mainstreet-blocks' ) );
		return $this->page->frame( $form['title'], $this->page->complain( $account->get_error_message() ) . $again );
	}

	/**
	 * A parameter.
	 *
	 * @param array  $values Parameters.
	 * @param string $name   Its name.
	 * @return string '' unless it is a text of a length that makes sense.
	 */
	private static function read( array $values, $name ) {
		$value = isset( $values[ $name ] ) ? wp_unslash( $values[ $name ] ) : '';
		return is_string( $value ) && strlen( $value ) <= 4000 ? $value : '';
	}
}
