<?php
namespace Mainstreet\Connections\Connect_Forms;

use Mainstreet\Connections\Accounts\Account;

defined( 'ABSPATH' ) || exit;

/** Renders the pages of the popup, without admin menu and toolbar, which would fill the small window. */
final class Connect_Page {

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

	/** Renders a paragraph. */
	public function say( string $text ): string {
		return '<p>' . esc_html( $text ) . '</p>';
	}

	/**
	 * Renders an error message.
	 *
	 * @param string $text Message; '' renders nothing.
	 */
	public function complain( $text ): string {
		return '' === $text ? '' : '<div class="notice notice-error inline" role="alert" id="mainstreet-error"><p>' . esc_html( $text ) . '</p></div>';
	}

	/** Renders the page after connecting an account. A script sends the account id to the window that opened the popup, and closes it. */
	public function success( Account $account ): string {
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
	public function frame( $title, string $content ): string {
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
