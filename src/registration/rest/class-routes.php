<?php
namespace Mainstreet\Registration\Rest;

use Mainstreet\Core\Declarations;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Availability;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Registration\Modules\Plan_Gates;

defined( 'ABSPATH' ) || exit;

/**
 * Registers each REST route twice: under the path that existing content and scripts call, and under `mainstreet/v1`. The first is
 * skipped if another plugin serves it (docs/server-contract.md 0.2).
 *
 * The routes are those of the controllers (Core\Rest\Controller) in the index.
 */
final class Routes {

	const OWN = 'mainstreet/v1';

	/** Namespaces of the compatible paths. */
	const COMPATIBLE = array( 'wpcom/v2', 'jetpack/v4' );

	/** Key that marks the plugin's handlers. */
	const MARK = 'mainstreet';

	/**
	 * Paths that another plugin serves in the compatible namespace: path => `own`, the editor's name for `mainstreet/v1`.
	 *
	 * @var array<string, string>
	 */
	private array $owners = array();

	/**
	 * Registered routes by path, if another plugin uses a compatible namespace; otherwise empty.
	 *
	 * @var array<string, mixed>
	 */
	private array $taken = array();

	/**
	 * Controller files whose routes are registered, as keys.
	 *
	 * @var array<string, bool>
	 */
	private array $read = array();

	/** Folder of the block whose routes are being registered; '' for other routes. */
	private string $block = '';

	/** The instance of this request. */
	private static ?Routes $instance = null;

	/** Whether a plugin or the site blocks the REST API for logged-out visitors (docs/server-contract.md 0.6). */
	public static function is_closed(): bool {
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		// The callbacks of core check the cookie and password of the current request.
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
	 * Initializes a new REST server. Registers all routes now if the code may list routes without a request for a path. Requests and the
	 * editor register only the routes that they need.
	 */
	public static function initialize(): void {
		$server         = rest_get_server();
		self::$instance = new self();
		// Called once, because core rebuilds its routes on each call.
		if ( array_intersect( self::COMPATIBLE, $server->get_namespaces() ) ) {
			self::$instance->taken = $server->get_routes();
		}
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		if ( ! defined( 'REST_REQUEST' ) && ! ( $screen && $screen->is_block_editor() ) ) {
			self::register_all();
		}
	}

	public static function register_all(): void {
		self::$instance->register_controllers( array_merge( ...array_values( \Mainstreet\index()['routes'] ) ) );
	}

	/** Registers the routes that a request may need, before the server searches for its route. The index, a namespace and `/batch/v1` need all routes. */
	public static function register_for( $request ): void {
		$path = strtolower( (string) $request->get_route() );
		if ( ! preg_match( '#^/(mainstreet/v1|wpcom/v2|jetpack/v4|batch/v1|)(?:/([^/]*)|$)#', $path, $parts ) ) {
			return;
		}
		if ( '/' === $path ) {
			// The editor requests site data from the index, without routes.
			$fields = wp_parse_list( $request['_fields'] ?? '' );
			if ( $fields && ! rest_is_field_included( 'routes', $fields ) && ! rest_is_field_included( 'namespaces', $fields ) ) {
				return;
			}
		}
		// A plugin may have created its own server, which does not fire `rest_api_init`.
		rest_get_server();
		$head = $parts[2] ?? '';
		if ( '' === $head || '' === $parts[1] ) {
			self::register_all();
			return;
		}
		$routes = \Mainstreet\index()['routes'];
		self::$instance->register_controllers( array_merge( $routes['*'] ?? array(), $routes[ $head ] ?? array() ) );
	}

	/**
	 * Registers the routes of controllers, except those of blocks that are not available.
	 *
	 * @param string[] $files Paths of controller files, relative to the plugin folder.
	 */
	private function register_controllers( array $files ): void {
		foreach ( $files as $file ) {
			$block = Declarations::block_of( $file );
			if ( isset( $this->read[ $file ] ) || ( '' !== $block && ! Blocks::is_registered( $block ) ) ) {
				continue;
			}
			$this->read[ $file ] = true;
			$this->block         = $block;
			$class               = 'Mainstreet\\' . array_search( $file, \Mainstreet\index()['classes'], true );
			( new $class() )->register_routes_with( array( $this, 'register' ) );
		}
	}

	/**
	 * Registers a route in one namespace, unless another plugin serves that path.
	 *
	 * @param string $path Path after the namespace.
	 * @param array  $args Endpoints, as register_rest_route() takes them.
	 */
	public function register( string $route_namespace, string $path, array $args ): void {
		if ( self::OWN !== $route_namespace && array_key_exists( "/$route_namespace$path", $this->taken ) ) {
			$this->owners[ $path ] = 'own';
			return;
		}
		$endpoints = isset( $args['callback'] ) ? array( $args ) : $args;
		if ( '' !== $this->block && Availability::gate( $this->block ) ) {
			$endpoints = self::require_plan( $endpoints, $this->block );
		}
		foreach ( $endpoints as &$endpoint ) {
			// One element may be the schema.
			if ( is_array( $endpoint ) && isset( $endpoint['methods'] ) ) {
				$endpoint[ self::MARK ] = true;
			}
		}
		unset( $endpoint );
		register_rest_route( $route_namespace, $path, $endpoints );
	}

	/**
	 * Restricts the handlers of a block that needs a plan: only GET requests are allowed (docs/server-contract.md C.4).
	 *
	 * @return array With a check of the plan after the permission callback of other methods.
	 */
	private static function require_plan( array $handlers, string $block ): array {
		foreach ( $handlers as &$handler ) {
			if ( is_array( $handler ) && isset( $handler['permission_callback'] ) && 'GET' !== $handler['methods'] ) {
				$may                            = $handler['permission_callback'];
				$handler['permission_callback'] = static function ( $request ) use ( $may, $block ) {
					$allowed = call_user_func( $may, $request );
					$gated   = Plan_Gates::error( Modules::find_by_block( $block ) );
					return true === $allowed && $gated ? $gated : $allowed;
				};
			}
		}
		return $handlers;
	}

	/**
	 * Returns the paths that are only available in the plugin's own namespace.
	 *
	 * @return array<string, string> Path => `own`. All other paths are also available in the compatible namespace.
	 */
	public static function owners() {
		rest_get_server();
		// If no other plugin uses the compatible namespaces, no path can be taken.
		if ( self::$instance->taken ) {
			self::register_all();
		}
		return self::$instance->owners;
	}
}
