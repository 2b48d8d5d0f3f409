<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Registration\Rest\Routes;
use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `likes/{id}` at the end of `plugins_loaded`, byte for byte as Like_Controller does, without theme, `init` and REST server.
 *
 * Constant `MAINSTREET_EARLY_LIKES`: `true` in wp-config.php lets visitors read and press likes before the theme is loaded. Only for sites where
 * nothing in the theme, on `init` or later changes the REST API, addresses, who may read a post, or which proxies are trusted.
 *
 * Off by default: what a theme or a plugin would register later cannot be seen so early. Whatever can be seen (hooks of other plugins,
 * a login, a request that is not the one of the button) is left to the REST API, and so is every error.
 */
final class Early_Like_Response {

	/** Types of posts that core registers before plugins are loaded. */
	const TYPES = array( 'post', 'page' );

	/** Hooks that may change the response, with the callbacks of core. */
	const HOOKS = array(
		'determine_current_user'        => array( 'wp_validate_auth_cookie', 'wp_validate_logged_in_cookie', 'wp_validate_application_password' ),
		'do_parse_request'              => array(),
		'request'                       => array( '_post_format_request' ),
		'parse_request'                 => array( 'rest_api_loaded' ),
		'home_url'                      => array(),
		'site_url'                      => array(),
		'allowed_http_origins'          => array(),
		'http_origin'                   => array(),
		'rest_url'                      => array(),
		'rest_url_prefix'               => array(),
		'wp_rest_server_class'          => array(),
		'rest_enabled'                  => array(),
		'rest_authentication_errors'    => array( 'rest_application_password_check_errors', 'rest_cookie_check_errors' ),
		'rest_endpoints'                => array(),
		'rest_pre_dispatch'             => array(),
		'rest_dispatch_request'         => array(),
		'rest_request_before_callbacks' => array(),
		'rest_request_after_callbacks'  => array(),
		'rest_post_dispatch'            => array( '_wp_connectors_rest_settings_dispatch' ),
		'rest_exposed_cors_headers'     => array(),
		'rest_allowed_cors_headers'     => array(),
		'rest_send_nocache_headers'     => array(),
		'rest_pre_serve_request'        => array( '_oembed_rest_pre_serve_request' ),
		'rest_pre_echo_response'        => array(),
		'rest_json_encode_options'      => array(),
		'get_post_status'               => array(),
		'is_post_status_viewable'       => array(),
		'is_post_type_viewable'         => array(),
		'is_post_publicly_viewable'     => array(),
	);

	/** Headers that REST reads for a login or another method. */
	const ODD_HEADERS = array( 'CONTENT_TYPE', 'HTTP_AUTHORIZATION', 'HTTP_X_HTTP_METHOD_OVERRIDE', 'HTTP_X_WP_NONCE', 'PHP_AUTH_USER', 'REDIRECT_HTTP_AUTHORIZATION' );

	/** Whether a visitor's browser sent the request, without anything that REST would evaluate. Called while plugins are loaded. */
	public static function can_send(): bool {
		$uri = isset( $_SERVER['REQUEST_URI'] ) ? (string) $_SERVER['REQUEST_URI'] : ''; // phpcs:ignore WordPress.Security -- compared only.
		if ( false === strpos( $uri, '/mainstreet/v1/likes/' ) ) {
			return false;
		}
		foreach ( self::ODD_HEADERS as $name ) {
			// PHP's own server sets some to an empty text.
			if ( ! empty( $_SERVER[ $name ] ) ) {
				return false;
			}
		}
		$method  = isset( $_SERVER['REQUEST_METHOD'] ) ? $_SERVER['REQUEST_METHOD'] : ''; // phpcs:ignore WordPress.Security -- compared only.
		$cookies = array( AUTH_COOKIE, SECURE_AUTH_COOKIE, LOGGED_IN_COOKIE, RECOVERY_MODE_COOKIE );
		// In a network, sites that are closed are found out after `init`.
		return in_array( $method, array( 'GET', 'POST', 'DELETE' ), true ) && empty( $_SERVER['CONTENT_LENGTH'] )
			&& ! array_intersect( $cookies, array_keys( $_COOKIE ) ) && ! is_multisite();
	}

	/** Sends the response and ends the request, or does nothing. */
	public static function send(): void {
		$post_id = self::parse_post_id();
		if ( ! $post_id || self::has_other_callbacks() || Post_Switches::has_external_rules() || ! Post_Switches::is_active( 'like' ) ) {
			return;
		}
		foreach ( self::TYPES as $type ) {
			// As on `init`, for all types (src/social/hooks.php).
			add_post_type_support( $type, Post_Switches::LIKES );
		}
		$outcome = Post_Switches::can_be_liked( get_post( $post_id ) ) ? self::get_response( $post_id ) : null;
		if ( is_array( $outcome ) ) {
			self::send_headers();
			echo wp_json_encode( $outcome );
			exit;
		}
	}

	/**
	 * Reads or changes likes.
	 *
	 * @return array|\WP_Error An error has changed nothing: the route returns it again, in the language of the site.
	 */
	private static function get_response( int $post_id ) {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? $_SERVER['REQUEST_METHOD'] : ''; // phpcs:ignore WordPress.Security -- compared only.
		if ( 'GET' === $method ) {
			return Like_Handler::get_state( $post_id, Liker::visitor() );
		}
		// The message of an error is translated too early, which WordPress reports in the page. REST suppresses its notices in the same way.
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$outcome = Like_Handler::handle( $post_id, 'POST' === $method, Liker::visitor() );
		remove_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		return $outcome;
	}

	/** Sends the headers of WP_REST_Server::serve_request() and of Like_Controller. */
	private static function send_headers(): void {
		// Other code may check it at the end of the request.
		defined( 'REST_REQUEST' ) || define( 'REST_REQUEST', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		header( 'Content-Type: application/json; charset=' . get_option( 'blog_charset' ) );
		header( 'X-Robots-Tag: noindex' );
		header( 'Link: <' . sanitize_url( get_rest_url() ) . '>; rel="https://api.w.org/"' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Access-Control-Expose-Headers: X-WP-Total, X-WP-TotalPages, Link' );
		header( 'Access-Control-Allow-Headers: Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type' );
		header( 'Cache-Control: private, max-age=0' );
		header( 'Allow: GET, POST, DELETE' );
		rest_send_cors_headers( false );
	}

	/** Finds the post whose button has the URL of this request; 0 for another URL. */
	private static function parse_post_id(): int {
		$uri = isset( $_SERVER['REQUEST_URI'] ) ? (string) $_SERVER['REQUEST_URI'] : ''; // phpcs:ignore WordPress.Security -- compared only.
		if ( ! preg_match( '#/([1-9]\d{0,17})$#D', $uri, $found ) ) {
			return 0;
		}
		// rest_url() needs it; core creates it again right after `plugins_loaded`.
		$GLOBALS['wp_rewrite'] = new \WP_Rewrite(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as above.
		$url                   = (array) wp_parse_url( rest_url( Routes::OWN . '/likes/' . $found[1] ) );
		$own                   = ( $url['path'] ?? '' ) . ( isset( $url['query'] ) ? '?' . $url['query'] : '' );
		return $own === $uri ? (int) $found[1] : 0;
	}

	/** Whether other code may change the response. */
	private static function has_other_callbacks(): bool {
		global $wp_filter;
		foreach ( self::HOOKS as $hook => $core ) {
			foreach ( isset( $wp_filter[ $hook ] ) ? $wp_filter[ $hook ]->callbacks : array() as $callbacks ) {
				// The keys of functions are their names.
				if ( array_diff( array_keys( $callbacks ), $core ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
