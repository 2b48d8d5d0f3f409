<?php
/**
 * The window in which an account is connected.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Connections;

defined( 'ABSPATH' ) || exit;

/**
 * `admin.php?page=mainstreet-popup&service=…`, opened by the editor (docs/server-contract.md A20): asks for a
 * token, and tells the window that opened it the number of the account. Without such a window it says so to the reader.
 */
final class Connect_Popup {

	const SLUG = 'mainstreet-popup';

	/**
	 * Address of the window.
	 *
	 * @param string $service Service.
	 * @return string
	 */
	public static function url( $service ) {
		return add_query_arg( 'service', rawurlencode( $service ), admin_url( 'admin.php?page=' . self::SLUG ) );
	}

	/**
	 * Adds the page, without an entry in the menu.
	 */
	public function add() {
		$hook = add_submenu_page( '', __( 'Connect an account', 'mainstreet-blocks' ), '', 'edit_posts', self::SLUG, '__return_null' );
		if ( $hook ) {
			add_action( 'load-' . $hook, array( $this, 'answer' ) );
		}
	}

	/**
	 * Answers with a page of its own: menu and toolbar would fill the small window.
	 */
	public function answer() {
		// phpcs:disable WordPress.Security -- the nonce is checked where something is done; the token is checked by its service.
		$service = isset( $_GET['service'] ) && is_string( $_GET['service'] ) ? sanitize_key( $_GET['service'] ) : '';
		$posted  = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
		$token   = $posted && isset( $_POST['token'] ) && is_string( $_POST['token'] ) ? trim( wp_unslash( $_POST['token'] ) ) : '';
		// phpcs:enable
		if ( $posted ) {
			check_admin_referer( self::SLUG . '-' . $service );
		}
		nocache_headers();
		header( 'Content-Type: text/html; charset=' . get_option( 'blog_charset' ) );
		header( 'Referrer-Policy: no-referrer' );
		echo $this->page( $service, $posted, $token ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
		exit;
	}

	/**
	 * The page.
	 *
	 * @param string $service Service.
	 * @param bool   $posted  Whether the form was sent.
	 * @param string $token   What was entered.
	 * @return string
	 */
	public function page( $service, $posted, $token ) {
		$form = Connect_Forms::get( $service );
		if ( ! $form ) {
			return $this->frame( __( 'Connect an account', 'mainstreet-blocks' ), $this->say( __( 'No account can be connected at this service.', 'mainstreet-blocks' ) ) );
		}
		if ( ! current_user_can( $form['capability'] ) ) {
			return $this->frame( $form['title'], $this->say( __( 'Please ask an administrator of this site to connect the account. Once it is connected, you can choose it in the block.', 'mainstreet-blocks' ) ) );
		}
		$error = '';
		if ( $posted ) {
			$account = '' === $token ? new \WP_Error( 'empty', __( 'Please paste the token first.', 'mainstreet-blocks' ) ) : $form['connect']( $token );
			if ( $account instanceof Account ) {
				return $this->frame( $form['title'], $this->success( $account ) );
			}
			$error = $account->get_error_message();
		}
		return $this->frame( $form['title'], $this->form( $service, $form, $error, $token ) );
	}

	/**
	 * A sentence.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	private function say( $text ) {
		return '<p>' . esc_html( $text ) . '</p>';
	}

	/**
	 * The form.
	 *
	 * @param string $service Service.
	 * @param array  $form    What is said of it.
	 * @param string $error   What is wrong with what was entered; '' for nothing.
	 * @param string $token   What was entered.
	 * @return string
	 */
	private function form( $service, array $form, $error, $token ) {
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
			'' === $error ? '' : '<div class="notice notice-error inline" role="alert" id="mainstreet-error"><p>' . esc_html( $error ) . '</p></div>',
			esc_html( $form['data'] ),
			esc_html__( 'Connect', 'mainstreet-blocks' )
		);
	}

	/**
	 * What is there once the account is connected: tells the window that opened this one, and closes.
	 *
	 * @param Account $account The account.
	 * @return string
	 */
	private function success( Account $account ) {
		$message = array(
			'keyring_id' => $account->id(),
			'id_token'   => null,
			'user'       => null,
		);
		$admin   = wp_parse_url( admin_url() );
		$origin  = $admin['scheme'] . '://' . $admin['host'] . ( isset( $admin['port'] ) ? ':' . $admin['port'] : '' );
		$script  = sprintf(
			'if ( window.opener ) { window.opener.postMessage( %1$s, %2$s ); window.close(); }',
			wp_json_encode( $message, JSON_HEX_TAG | JSON_HEX_AMP ),
			wp_json_encode( $origin, JSON_HEX_TAG | JSON_HEX_AMP )
		);
		/* translators: %s: name of an account. */
		$text = sprintf( __( '“%s” is connected. You can close this window.', 'mainstreet-blocks' ), $account->name() );
		return '<p role="status">' . esc_html( $text ) . '</p>' . wp_get_inline_script_tag( $script );
	}

	/**
	 * The page around.
	 *
	 * @param string $title   Title.
	 * @param string $content Content, escaped.
	 * @return string
	 */
	private function frame( $title, $content ) {
		ob_start();
		wp_admin_css( 'common', true );
		wp_admin_css( 'forms', true );
		wp_admin_css( 'buttons', true );
		$styles = ob_get_clean();
		return sprintf(
			'<!DOCTYPE html>
<html %1$s>
<head>
<meta charset="%2$s" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>%3$s</title>
%4$s
</head>
<body class="wp-core-ui" style="min-width: 0; height: auto; padding: 16px 24px;">
<main><h1 style="font-size: 23px; font-weight: 400;">%3$s</h1>%5$s</main>
</body>
</html>',
			get_language_attributes(),
			esc_attr( get_option( 'blog_charset' ) ),
			esc_html( $title ),
			$styles,
			$content
		);
	}
}
