<?php
namespace Mainstreet\Connections\Connect_Forms;

use Mainstreet\Connections\Accounts\Account;

defined( 'ABSPATH' ) || exit;

/** Renders the pages of the popup, without admin menu and toolbar, which would fill the small window. */
final class Connect_Page {

	/** Slug of the admin page. */
	const SLUG = 'mainstreet-popup';

	/**
	 * Returns the URL of the popup.
	 *
	 * @param string $service Id of the service.
	 * @param int    $account Account that is reconnected; 0 for none.
	 */
	public static function url( $service, $account = 0 ): string {
		$url = add_query_arg( 'service', rawurlencode( $service ), admin_url( 'admin.php?page=' . self::SLUG ) );
		return $account > 0 ? add_query_arg( 'again', (int) $account, $url ) : $url;
	}

	/**
	 * Sends a page and ends the request.
	 *
	 * @param string $page HTML, escaped.
	 */
	public function send( string $page ): void {
		nocache_headers();
		header( 'Content-Type: text/html; charset=' . get_option( 'blog_charset' ) );
		// The URL may contain an authorization code.
		header( 'Referrer-Policy: no-referrer' );
		echo $page; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the callers escape it.
		exit;
	}

	/**
	 * Renders a form that the popup handles.
	 *
	 * @param string $content Fields and buttons, escaped.
	 */
	public function form( string $service, string $content ): string {
		return sprintf( '<form method="post" action="%1$s">%2$s%3$s</form>', esc_url( self::url( $service ) ), wp_nonce_field( self::SLUG . '-' . $service, '_wpnonce', true, false ), $content );
	}

	/** Renders the button that starts a sign-in at a service. */
	public function sign_in_button( string $label, string $attributes = '' ): string {
		/* translators: %s: name of an outside service. */
		return sprintf( '<p><button type="submit" class="button button-primary" name="sign_in" value="1"%1$s>%2$s</button></p>', $attributes, esc_html( sprintf( __( 'Sign in with %s', 'mainstreet-blocks' ), $label ) ) );
	}

	/** Renders the heading of the fields for a token, below a sign-in button. */
	public function token_heading(): string {
		return '<h2>' . esc_html__( 'Or paste a token', 'mainstreet-blocks' ) . '</h2>';
	}

	/**
	 * Renders the instructions for getting a token.
	 *
	 * @param array $form Entry of Connect_Forms.
	 */
	public function steps( array $form ): string {
		$steps = '';
		foreach ( $form['steps'] as $step ) {
			$steps .= '<li>' . esc_html( $step ) . '</li>';
		}
		$link = '' === $form['url'] ? '' : sprintf( '<p><a href="%1$s" target="_blank" rel="noopener noreferrer">%2$s</a></p>', esc_url( $form['url'] ), esc_html( $form['url_text'] ) );
		return ( '' === $steps ? '' : '<ol>' . $steps . '</ol>' ) . $link;
	}

	/** Renders a paragraph. */
	public function paragraph( string $text ): string {
		return '<p>' . esc_html( $text ) . '</p>';
	}

	/**
	 * Renders an error message.
	 *
	 * @param string $text Message; '' renders nothing.
	 */
	public function error( $text ): string {
		return '' === $text ? '' : '<div class="notice notice-error inline" role="alert" id="mainstreet-error"><p>' . esc_html( $text ) . '</p></div>';
	}

	/** Renders the page after connecting an account. A script sends the account id to the window that opened the popup, and closes it. */
	public function connected( Account $account ): string {
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
	 * Renders a complete page.
	 *
	 * @param string $title   Title.
	 * @param string $content Content, escaped.
	 */
	public function document( $title, string $content ): string {
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
