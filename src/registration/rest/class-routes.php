<?php
namespace Mainstreet\Registration\Rest;

use Mainstreet\Core\Declarations;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Availability;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Registration\Modules\Plan_Gates;

defined( 'ABSPATH' ) || exit;

/**
 * Serves each route twice, under the path existing content and scripts call and
 * under `mainstreet/v1`, and steps aside where the first is taken (docs/server-contract.md 0.2).
 *
 * The routes are those of the controllers (Core\Rest\Controller) that the index names.
 */
final class Routes {

	const OWN = 'mainstreet/v1';

	/** Namespaces of the compatible paths. */
	const COMPATIBLE = array( 'wpcom/v2', 'jetpack/v4' );

	/** Member by which a handler is known as ours. */
	const MARK = 'mainstreet';

	/**
	 * Tails whose compatible path another plugin serves: tail => `own`, as our editor calls the own namespace.
	 *
	 * @var array<string, string>
	 */
	private array $owners = array();

	/**
	 * Routes of the compatible namespaces that other plugins have registered, by path.
	 *
	 * @var array<string, mixed>
	 */
	private array $taken = array();

	/**
	 * Files whose routes are registered, as keys.
	 *
	 * @var array<string, bool>
	 */
	private array $read = array();

	/** Folder of the block whose routes are being registered; '' for the plugin's own. */
	private string $block = '';

	/** The instance of this request. */
	private static ?Routes $instance = null;

	/**
	 * Whether a plugin or the site's code keeps strangers out of the REST API (docs/server-contract.md 0.6).
	 */
	public static function is_closed(): bool {
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
	 * Begins with a new REST server. What lists routes without asking for one by its path gets all of them now;
	 * requests and the editor get those that they ask for.
	 */
	public static function begin(): void {
		$server         = rest_get_server();
		self::$instance = new self();
		// Asked once: core puts its whole table together for each question.
		if ( array_intersect( self::COMPATIBLE, $server->get_namespaces() ) ) {
			self::$instance->taken = $server->get_routes();
		}
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		if ( ! defined( 'REST_REQUEST' ) && ! ( $screen && $screen->is_block_editor() ) ) {
			self::register_all();
		}
	}

	/** Registers all routes. */
	public static function register_all(): void {
		self::$instance->read( array_merge( ...array_values( \Mainstreet\index()['routes'] ) ) );
	}

	/**
	 * Registers the routes that a request may mean, before it looks for its own. The index, a namespace and `/batch/v1` mean all.
	 *
	 * @param \WP_REST_Request $request Request.
	 */
	public static function register_for( $request ): void {
		$path = strtolower( (string) $request->get_route() );
		if ( ! preg_match( '#^/(mainstreet/v1|wpcom/v2|jetpack/v4|batch/v1|)(?:/([^/]*)|$)#', $path, $parts ) ) {
			return;
		}
		if ( '/' === $path ) {
			// The editor asks the index for facts about the site.
			$fields = wp_parse_list( $request['_fields'] ?? '' );
			if ( $fields && ! rest_is_field_included( 'routes', $fields ) && ! rest_is_field_included( 'namespaces', $fields ) ) {
				return;
			}
		}
		// A plugin may have made a server of its own, which runs no hooks.
		rest_get_server();
		$head = isset( $parts[2] ) ? $parts[2] : '';
		if ( '' === $head || '' === $parts[1] ) {
			self::register_all();
			return;
		}
		$routes = \Mainstreet\index()['routes'];
		self::$instance->read( array_merge( $routes['*'] ?? array(), $routes[ $head ] ?? array() ) );
	}

	/**
	 * Registers the routes of files: those of the plugin itself, and of the blocks that are ours.
	 *
	 * @param string[] $files Paths of controllers, from the plugin's folder on.
	 */
	private function read( array $files ): void {
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
	 * @param string $route_namespace Namespace.
	 * @param string $path            Path behind the namespace.
	 * @param array  $args            Endpoints, as register_rest_route() takes them.
	 */
	public function register( string $route_namespace, string $path, array $args ): void {
		if ( self::OWN !== $route_namespace && array_key_exists( "/$route_namespace$path", $this->taken ) ) {
			$this->owners[ $path ] = 'own';
			return;
		}
		$endpoints = isset( $args['callback'] ) ? array( $args ) : $args;
		if ( '' !== $this->block && Availability::gate( $this->block ) ) {
			$endpoints = self::gated( $endpoints, $this->block );
		}
		foreach ( $endpoints as &$endpoint ) {
			// The last member may be the schema.
			if ( is_array( $endpoint ) && isset( $endpoint['methods'] ) ) {
				$endpoint[ self::MARK ] = true;
			}
		}
		unset( $endpoint );
		register_rest_route( $route_namespace, $path, $endpoints );
	}

	/**
	 * Handlers of a block that needs a plan: nothing can be written (docs/server-contract.md C.4).
	 *
	 * @param array  $handlers Handlers.
	 * @param string $block    Folder of the block.
	 * @return array The same, writing ones with a refusal behind their own permission.
	 */
	private static function gated( array $handlers, string $block ): array {
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
	 * Tells the editor which of our routes answer under our own namespace only.
	 *
	 * @return array<string, string> Tail => `own`; all others answer under the compatible one, too.
	 */
	public static function owners() {
		rest_get_server();
		// Where nobody else has the namespaces, nobody has a route there.
		if ( self::$instance->taken ) {
			self::register_all();
		}
		return self::$instance->owners;
	}
}
