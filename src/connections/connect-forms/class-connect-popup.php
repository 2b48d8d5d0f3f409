<?php
namespace Mainstreet\Connections\Connect_Forms;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Options\Settings_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the popup `admin.php?page=mainstreet-popup&service=…`, which the editor opens (docs/server-contract.md A20). It asks for a
 * token or redirects to the service, and sends the account id to the window that opened it. Without such a window it shows a
 * message.
 */
final class Connect_Popup {

	const SLUG = 'mainstreet-popup';

	/** Renders the pages. */
	private Connect_Page $page;

	public function __construct( ?Connect_Page $page = null ) {
		$this->page = $page ? $page : new Connect_Page();
	}

	/**
	 * Returns the URL of the popup.
	 *
	 * @param string $service Id of the service.
	 * @param int    $again   Account that is reconnected; 0 for none.
	 */
	public static function url( $service, $again = 0 ): string {
		$url = add_query_arg( 'service', rawurlencode( $service ), admin_url( 'admin.php?page=' . self::SLUG ) );
		return $again > 0 ? add_query_arg( 'again', (int) $again, $url ) : $url;
	}

	/** Registers the admin page without a menu entry. */
	public function add(): void {
		$hook = add_submenu_page( '', __( 'Connect an account', 'mainstreet-blocks' ), '', 'edit_posts', self::SLUG, '__return_null' );
		if ( $hook ) {
			add_action( 'load-' . $hook, array( $this, 'answer' ) );
		}
	}

	/** Handles the request and sends a page without the admin interface. */
	public function answer(): void {
		// phpcs:disable WordPress.Security -- the nonce is checked for POST requests; the services validate the entered values.
		$service  = sanitize_key( Attributes::text( $_GET, 'service' ) );
		$again    = isset( $_GET['again'] ) && is_numeric( $_GET['again'] ) ? (int) $_GET['again'] : 0;
		$posted   = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
		$token    = $posted && isset( $_POST['token'] ) && is_string( $_POST['token'] ) ? trim( wp_unslash( $_POST['token'] ) ) : '';
		$entered  = $posted && isset( $_POST['account'] ) && is_array( $_POST['account'] ) ? wp_unslash( $_POST['account'] ) : array();
		$signs_in = $posted && isset( $_POST['sign_in'] );
		// phpcs:enable
		if ( $posted ) {
			check_admin_referer( self::SLUG . '-' . $service );
		}
		$form   = Connect_Forms::get( $service );
		$fields = $form && isset( $form['fields'] ) ? new Connect_Fields( $service, $form, $this->page ) : null;
		$url    = $this->sign_in_url( $form, $fields, $signs_in, $entered );
		if ( is_string( $url ) && '' !== $url ) {
			nocache_headers();
			wp_redirect( $url ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- the URL of the service, which is another site.
			exit;
		}
		if ( $fields ) {
			$this->page->send( $fields->page( $entered, $posted, is_wp_error( $url ) ? $url->get_error_message() : '', $again ) );
		}
		$this->page->send( is_wp_error( $url ) ? $this->page->frame( $form['title'], $this->page->complain( $url->get_error_message() ) ) : $this->page( $service, $posted && ! $signs_in, $token ) );
	}

	/**
	 * Returns the URL of the sign-in if the user chose to sign in.
	 *
	 * @param array|null          $form     Entry of Connect_Forms.
	 * @param Connect_Fields|null $fields   Fields of the service.
	 * @param bool                $signs_in Whether the user chose to sign in.
	 * @param array               $entered  Submitted fields.
	 * @return string|\WP_Error '' for no sign-in.
	 */
	private function sign_in_url( ?array $form, ?Connect_Fields $fields, bool $signs_in, array $entered ) {
		if ( ! $signs_in || ! $form || ! isset( $form['oauth'] ) ) {
			return '';
		}
		$flow = new OAuth_Flow( $form['oauth'] );
		if ( ! $fields ) {
			return $flow->start( get_current_user_id() );
		}
		$values = $fields->read( $entered );
		return $flow->start( get_current_user_id(), $fields->owner( $entered ), isset( $values['server'] ) ? $values['server'] : '' );
	}

	/**
	 * Renders the page of a service without `fields`. Connects the account first if a token was submitted.
	 *
	 * @param bool   $posted Whether the form was submitted.
	 * @param string $token  Submitted token.
	 */
	public function page( string $service, bool $posted, string $token ): string {
		$form = Connect_Forms::get( $service );
		if ( ! $form ) {
			return $this->page->frame( __( 'Connect an account', 'mainstreet-blocks' ), $this->page->say( __( 'Accounts cannot be connected with this service.', 'mainstreet-blocks' ) ) );
		}
		$sign_in = $this->sign_in( $service, $form );
		if ( ! current_user_can( $form['capability'] ) ) {
			return $this->page->frame( $form['title'], '' === $sign_in ? $this->page->say( __( 'Please ask a site administrator to connect the account. You can then select it in the block.', 'mainstreet-blocks' ) ) : $sign_in );
		}
		$error = '';
		if ( $posted ) {
			$account = '' === $token ? new \WP_Error( 'empty', __( 'Please paste the token first.', 'mainstreet-blocks' ) ) : $form['connect']( $token );
			if ( $account instanceof Account ) {
				return $this->page->frame( $form['title'], $this->page->success( $account ) );
			}
			$error = $account->get_error_message();
		}
		$parts = '' === $sign_in ? array() : array( $sign_in, '<h2>' . esc_html__( 'Or paste a token', 'mainstreet-blocks' ) . '</h2>' );
		$hint  = isset( $form['oauth'] ) && '' === $sign_in ? $this->hint( $service, $form ) : '';
		return $this->page->frame( $form['title'], implode( '', $parts ) . $this->form( $service, $form, $error, $token ) . $hint );
	}

	/**
	 * Renders the link for setting up an app, which makes a token unnecessary.
	 *
	 * @param array $form Entry of Connect_Forms.
	 */
	private function hint( string $service, array $form ): string {
		return sprintf(
			'<p class="description"><a href="%1$s" target="_blank">%2$s</a></p>',
			esc_url( Settings_Page::url() . '#/connections/' . $service ),
			/* translators: %s: name of an outside service. */
			esc_html( sprintf( __( 'Sign in with your own %s app instead (opens settings)', 'mainstreet-blocks' ), $form['label'] ) )
		);
	}

	/**
	 * Renders the sign-in button.
	 *
	 * @param array $form Entry of Connect_Forms.
	 * @return string HTML; '' if sign-in is not set up, or the user may not sign in.
	 */
	private function sign_in( string $service, array $form ): string {
		if ( ! isset( $form['oauth'] ) || ! $form['oauth']->is_for( get_current_user_id() ) || ! ( new OAuth_Flow( $form['oauth'] ) )->is_ready() ) {
			return '';
		}
		return sprintf(
			'<form method="post" action="%1$s">%2$s<p><button type="submit" class="button button-primary" name="sign_in" value="1">%3$s</button></p></form>',
			esc_url( self::url( $service ) ),
			wp_nonce_field( self::SLUG . '-' . $service, '_wpnonce', true, false ),
			/* translators: %s: name of an outside service. */
			esc_html( sprintf( __( 'Sign in with %s', 'mainstreet-blocks' ), $form['label'] ) )
		);
	}

	/**
	 * Renders the form for a token.
	 *
	 * @param array  $form  Entry of Connect_Forms.
	 * @param string $error Error message; '' for none.
	 * @param string $token Submitted token.
	 */
	private function form( string $service, array $form, $error, string $token ): string {
		$steps = '';
		foreach ( $form['steps'] as $step ) {
			$steps .= '<li>' . esc_html( $step ) . '</li>';
		}
		return sprintf(
			'<ol>%1$s</ol><p><a href="%2$s" target="_blank" rel="noopener noreferrer">%3$s</a></p>
			<form method="post" action="%4$s">%5$s
				<p><label for="mainstreet-token">%6$s</label><br />
				<input type="password" class="large-text code" id="mainstreet-token" name="token" value="%7$s" maxlength="2000" required autocomplete="off" spellcheck="false"%8$s /></p>%9$s
				<p class="description">%10$s</p>
				<p><button type="submit" class="button button-primary">%11$s</button></p>
			</form>',
			$steps,
			esc_url( $form['url'] ),
			esc_html( $form['url_text'] ),
			esc_url( self::url( $service ) ),
			wp_nonce_field( self::SLUG . '-' . $service, '_wpnonce', true, false ),
			esc_html( $form['field'] ),
			esc_attr( $token ),
			'' === $error ? '' : ' aria-invalid="true" aria-describedby="mainstreet-error" autofocus',
			$this->page->complain( $error ),
			esc_html( $form['data'] ),
			esc_html__( 'Connect', 'mainstreet-blocks' )
		);
	}
}
