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

	/** Renders the pages. */
	private Connect_Page $page;

	public function __construct( ?Connect_Page $page = null ) {
		$this->page = $page ? $page : new Connect_Page();
	}

	/** Registers the admin page without a menu entry. */
	public function register(): void {
		$hook = add_submenu_page( '', __( 'Connect an account', 'mainstreet-blocks' ), '', 'edit_posts', Connect_Page::SLUG, '__return_null' );
		if ( $hook ) {
			add_action( 'load-' . $hook, array( $this, 'handle' ) );
		}
	}

	/** Handles the request and sends a page without the admin interface. */
	public function handle(): void {
		// phpcs:disable WordPress.Security -- the nonce is checked for POST requests; the services validate the entered values.
		$service  = sanitize_key( Attributes::text( $_GET, 'service' ) );
		$again    = isset( $_GET['again'] ) && is_numeric( $_GET['again'] ) ? (int) $_GET['again'] : 0;
		$posted   = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
		$token    = $posted && isset( $_POST['token'] ) && is_string( $_POST['token'] ) ? trim( wp_unslash( $_POST['token'] ) ) : '';
		$entered  = $posted && isset( $_POST['account'] ) && is_array( $_POST['account'] ) ? wp_unslash( $_POST['account'] ) : array();
		$signs_in = $posted && isset( $_POST['sign_in'] );
		// phpcs:enable
		if ( $posted ) {
			check_admin_referer( Connect_Page::SLUG . '-' . $service );
		}
		$form   = Connect_Forms::get( $service );
		$fields = $form && isset( $form['fields'] ) ? new Connect_Form( $service, $form, $this->page ) : null;
		$url    = $this->sign_in_url( $form, $fields, $signs_in, $entered );
		if ( is_string( $url ) && '' !== $url ) {
			nocache_headers();
			wp_redirect( $url ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- the URL of the service, which is another site.
			exit;
		}
		if ( $fields ) {
			$this->page->send( $fields->render( $entered, $posted, is_wp_error( $url ) ? $url->get_error_message() : '', $again ) );
		}
		$this->page->send( is_wp_error( $url ) ? $this->page->document( $form['title'], $this->page->error( $url->get_error_message() ) ) : $this->render( $service, $posted && ! $signs_in, $token ) );
	}

	/**
	 * Returns the URL of the sign-in if the user chose to sign in.
	 *
	 * @param array|null        $form     Entry of Connect_Forms.
	 * @param Connect_Form|null $fields   Fields of the service.
	 * @param bool              $signs_in Whether the user chose to sign in.
	 * @param array             $entered  Submitted fields.
	 * @return string|\WP_Error '' for no sign-in.
	 */
	private function sign_in_url( ?array $form, ?Connect_Form $fields, bool $signs_in, array $entered ) {
		if ( ! $signs_in || ! $form || ! isset( $form['oauth'] ) ) {
			return '';
		}
		$flow = new OAuth_Flow( $form['oauth'] );
		if ( ! $fields ) {
			return $flow->start( get_current_user_id() );
		}
		$values = $fields->parse( $entered );
		return $flow->start( get_current_user_id(), $fields->owner( $entered ), isset( $values['server'] ) ? $values['server'] : '' );
	}

	/**
	 * Renders the page of a service without `fields`. Connects the account first if a token was submitted.
	 *
	 * @param bool $posted Whether the form was submitted.
	 */
	public function render( string $service, bool $posted, string $token ): string {
		$form = Connect_Forms::get( $service );
		if ( ! $form ) {
			return $this->page->document( __( 'Connect an account', 'mainstreet-blocks' ), $this->page->paragraph( __( 'Accounts cannot be connected with this service.', 'mainstreet-blocks' ) ) );
		}
		$sign_in = $this->sign_in_form( $service, $form );
		if ( ! current_user_can( $form['capability'] ) ) {
			return $this->page->document( $form['title'], '' === $sign_in ? $this->page->paragraph( __( 'Please ask a site administrator to connect the account. You can then select it in the block.', 'mainstreet-blocks' ) ) : $sign_in );
		}
		$error = '';
		if ( $posted ) {
			$account = '' === $token ? new \WP_Error( 'empty', __( 'Please paste the token first.', 'mainstreet-blocks' ) ) : $form['connect']( $token );
			if ( $account instanceof Account ) {
				return $this->page->document( $form['title'], $this->page->connected( $account ) );
			}
			$error = $account->get_error_message();
		}
		$parts = '' === $sign_in ? array() : array( $sign_in, $this->page->token_heading() );
		$hint  = isset( $form['oauth'] ) && '' === $sign_in ? $this->app_hint( $service, $form ) : '';
		return $this->page->document( $form['title'], implode( '', $parts ) . $this->token_form( $service, $form, $error, $token ) . $hint );
	}

	/**
	 * Renders the link for setting up an app, which makes a token unnecessary.
	 *
	 * @param array $form Entry of Connect_Forms.
	 */
	private function app_hint( string $service, array $form ): string {
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
	private function sign_in_form( string $service, array $form ): string {
		if ( ! isset( $form['oauth'] ) || ! $form['oauth']->is_for( get_current_user_id() ) || ! ( new OAuth_Flow( $form['oauth'] ) )->is_ready() ) {
			return '';
		}
		return $this->page->form( $service, $this->page->sign_in_button( $form['label'] ) );
	}

	/**
	 * Renders the form for a token.
	 *
	 * @param array  $form  Entry of Connect_Forms.
	 * @param string $error Error message; '' for none.
	 * @param string $token Submitted token.
	 */
	private function token_form( string $service, array $form, $error, string $token ): string {
		$field = sprintf(
			'<p><label for="mainstreet-token">%1$s</label><br />
				<input type="password" class="large-text code" id="mainstreet-token" name="token" value="%2$s" maxlength="2000" required autocomplete="off" spellcheck="false"%3$s /></p>%4$s
				<p class="description">%5$s</p>
				<p><button type="submit" class="button button-primary">%6$s</button></p>',
			esc_html( $form['field'] ),
			esc_attr( $token ),
			'' === $error ? '' : ' aria-invalid="true" aria-describedby="mainstreet-error" autofocus',
			$this->page->error( $error ),
			esc_html( $form['data'] ),
			esc_html__( 'Connect', 'mainstreet-blocks' )
		);
		return $this->page->steps( $form ) . $this->page->form( $service, $field );
	}
}
