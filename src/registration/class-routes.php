<?php
/**
 * Registration of REST routes under the compatible and the own namespace.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Registration;

use Mainstreet\Core\Declarations;

defined( 'ABSPATH' ) || exit;

/**
 * Serves each route twice, under the path existing content and scripts call and
 * under `mainstreet/v1`, and steps aside where the first is taken (docs/server-contract.md 0.2).
 *
 * A block adds its routes in `blocks/<slug>/routes.php`, which returns
 * `function ( Routes $routes ): void`.
 */
final class Routes {

	const OWN = 'mainstreet/v1';

	/** Member by which a handler is known as ours. */
	const MARK = 'mainstreet';

	/**
	 * Who serves the compatible path, by tail: `compat` (we do) or `own` (another plugin
	 * holds it, so our editor calls the own namespace).
	 *
	 * @var array<string, string>
	 */
	private $owners = array();

	/**
	 * Folder of the block whose routes are being added; '' for the plugin's own.
	 *
	 * @var string
	 */
	private $block = '';

	/**
	 * The instance of this request.
	 *
	 * @var Routes|null
	 */
	private static $instance = null;

	/**
	 * Whether a plugin or the site's code keeps strangers out of the REST API (docs/server-contract.md 0.6).
	 *
	 * @return bool
	 */
	public static function is_closed() {
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		// Core's own judge the cookie and the password of this very request.
		$core = array(
			'rest_application_password_check_errors' => 90,
			'rest_cookie_check_errors'               => 100,
		);
		foreach ( $core as $function => $priority ) {
			remove_filter( 'rest_authentication_errors', $function, $priority );
		}
		$error = apply_filters( 'rest_authentication_errors', null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		foreach ( $core as $function => $priority ) {
			add_filter( 'rest_authentication_errors', $function, $priority );
		}
		wp_set_current_user( $user );
		return is_wp_error( $error );
	}

	/**
	 * Registers the routes of every block we registered, and of the plugin itself.
	 */
	public static function register_all() {
		self::$instance = new self();
		foreach ( Declarations::files( 'routes.php' ) as $file ) {
			$block = Declarations::block_of( $file );
			if ( '' !== $block && ! Blocks::is_registered( $block ) ) {
				continue;
			}
			self::$instance->block = $block;
			$add                   = require $file;
			$add( self::$instance );
		}
	}

	/**
	 * Adds one route.
	 *
	 * @param string $compat_namespace Namespace of the compatible path, such as `wpcom/v2`; empty for own routes only.
	 * @param string $tail             Path behind the namespace, with a leading slash; may hold named groups.
	 * @param array  $handlers         Handlers as register_rest_route() takes them, and `schema`.
	 */
	public function add( $compat_namespace, $tail, array $handlers ) {
		if ( '' !== $this->block && Availability::gate( $this->block ) ) {
			$handlers = self::gated( $handlers, $this->block );
		}
		foreach ( $handlers as &$handler ) {
			// The last member may be the schema.
			if ( is_array( $handler ) && isset( $handler['methods'] ) ) {
				$handler[ self::MARK ] = true;
			}
		}
		unset( $handler );
		register_rest_route( self::OWN, $tail, $handlers );
		if ( '' === $compat_namespace ) {
			return;
		}
		$taken = array_key_exists( '/' . $compat_namespace . $tail, rest_get_server()->get_routes() );
		if ( ! $taken ) {
			register_rest_route( $compat_namespace, $tail, $handlers );
		}
		$this->owners[ $tail ] = $taken ? 'own' : 'compat';
	}

	/**
	 * Handlers of a block that needs a plan: nothing can be written (docs/server-contract.md C.4).
	 *
	 * @param array  $handlers Handlers.
	 * @param string $block    Folder of the block.
	 * @return array The same, writing ones with a refusal behind their own permission.
	 */
	private static function gated( array $handlers, $block ) {
		foreach ( $handlers as &$handler ) {
			if ( is_array( $handler ) && isset( $handler['permission_callback'] ) && 'GET' !== $handler['methods'] ) {
				$may                            = $handler['permission_callback'];
				$handler['permission_callback'] = static function ( $request ) use ( $may, $block ) {
					$allowed = call_user_func( $may, $request );
					$gated   = Plan_Gates::error( Modules::of_block( $block ) );
					return true === $allowed && $gated ? $gated : $allowed;
				};
			}
		}
		return $handlers;
	}

	/**
	 * Tells the editor under which namespace each of our routes answers.
	 *
	 * @return array<string, string> Tail => `compat` or `own`.
	 */
	public static function owners() {
		rest_get_server();
		return self::$instance ? self::$instance->owners : array();
	}
}
