<?php
namespace Mainstreet\Registration\Modules;

use Mainstreet\Core\Options\Settings_Page;

defined( 'ABSPATH' ) || exit;

/** Provides data about the connection of users to an account at the site's host. Without a host that uses the filters, every user counts as connected. */
final class Hosting {

	/**
	 * Returns what the current user must connect to before newsletter blocks and the map token can be set up.
	 *
	 * @return string Name of the host; '' if the user is connected.
	 */
	public static function to_connect(): string {
		/**
		 * Filters whether the current user is connected to an account at the host.
		 *
		 * @param bool $is_connected Default true.
		 */
		if ( apply_filters( 'mainstreet_is_user_connected', true ) ) {
			return '';
		}
		$name = self::name();
		return '' !== $name ? $name : __( 'your hosting account', 'mainstreet-blocks' );
	}

	/** Returns the name of the host; '' if it is unknown. */
	public static function name(): string {
		/**
		 * Filters the name of the site's host, as in "Connect to Example Hosting".
		 *
		 * @param string $name Name.
		 */
		$name = apply_filters( 'mainstreet_host_name', '' );
		return is_string( $name ) ? trim( $name ) : '';
	}

	/**
	 * Returns the URL where users connect their account.
	 *
	 * @param string $redirect URL to return to; ignored if it is on another site.
	 */
	public static function connect_url( $redirect ): string {
		$back = '' === $redirect ? '' : wp_validate_redirect( $redirect, '' );
		$url  = Settings_Page::url();
		if ( '' !== $back ) {
			$url = add_query_arg( 'return', rawurlencode( $back ), $url );
		}
		/**
		 * Filters the URL where users connect their account at the host.
		 *
		 * @param string $url  URL of the settings screen, with the URL to return to.
		 * @param string $back URL on this site to return to, or ''.
		 */
		return (string) apply_filters( 'mainstreet_connect_url', $url, $back );
	}
}
