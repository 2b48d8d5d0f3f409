<?php
namespace Mainstreet\Registration\Modules;

use Mainstreet\Core\Options\Settings_Page;

defined( 'ABSPATH' ) || exit;

/**
 * A plain site has no such account: everybody counts as connected until a host says otherwise.
 */
final class Hosting {

	/**
	 * What the current user has to connect to before newsletter blocks and the map's token can be set up.
	 *
	 * @return string Name of the host; '' when there is nothing to connect.
	 */
	public static function to_connect(): string {
		/**
		 * Filters whether the current user is connected to an account with the site's host.
		 *
		 * @param bool $is_connected True unless a host says otherwise.
		 */
		if ( apply_filters( 'mainstreet_is_user_connected', true ) ) {
			return '';
		}
		$name = self::name();
		return '' !== $name ? $name : __( 'your hosting account', 'mainstreet-blocks' );
	}

	/**
	 * Name of the site's host.
	 *
	 * @return string '' when it is not known.
	 */
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
	 * Where a user connects.
	 *
	 * @param string $redirect Address to come back to; dropped unless it is one of this site.
	 * @return string Address.
	 */
	public static function connect_url( $redirect ): string {
		$back = '' === $redirect ? '' : wp_validate_redirect( $redirect, '' );
		$url  = Settings_Page::url();
		if ( '' !== $back ) {
			$url = add_query_arg( 'return', rawurlencode( $back ), $url );
		}
		/**
		 * Filters where users connect their account with the host.
		 *
		 * @param string $url  Address of the settings screen, which leads back.
		 * @param string $back Address on this site to come back to, or ''.
		 */
		return (string) apply_filters( 'mainstreet_connect_url', $url, $back );
	}
}
