<?php
namespace Mainstreet\Core\Rest;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of the REST controllers. The build extracts the first part of each path from register_routes(), so that a request loads
 * only the controllers of its path.
 */
abstract class Controller extends \WP_REST_Controller {

	/**
	 * Namespace of the plugin. Every route is available in it.
	 *
	 * @var string
	 */
	protected $namespace = 'mainstreet/v1';

	/**
	 * Function that registers a route, with the parameters of register_rest_route().
	 *
	 * @var callable
	 */
	private $register = 'register_rest_route';

	/** @param callable $register Called instead of register_rest_route(). */
	final public function register_routes_with( callable $register ): void {
		$this->register = $register;
		$this->register_routes();
	}

	/**
	 * Registers one route, in one or two namespaces.
	 *
	 * @param string $path                 Path after the namespace. It begins with a literal such as `'/likes/'`.
	 * @param array  $args                 Endpoints, as register_rest_route() takes them.
	 * @param string $compatible_namespace Namespace in which existing content and scripts call the same path, such as `wpcom/v2`.
	 */
	final protected function register_route( string $path, array $args, string $compatible_namespace = '' ): void {
		foreach ( array_filter( array( $this->namespace, $compatible_namespace ) ) as $namespace ) {
			( $this->register )( $namespace, $path, $args );
		}
	}

	/**
	 * Builds one endpoint of a route.
	 *
	 * @param string         $methods    HTTP methods, such as `GET`.
	 * @param callable|array $callback   Handles the request. A `callable` type would load the class, so there is no type.
	 * @param callable|array $permission Permission callback, without type for the same reason.
	 * @param array[]        $args       Parameters.
	 */
	final protected function endpoint( string $methods, $callback, $permission, array $args = array() ): array {
		return array(
			'methods'             => $methods,
			'callback'            => $callback,
			'permission_callback' => $permission,
			'args'                => $args,
		);
	}

	/**
	 * Creates a permission callback.
	 *
	 * @param string $capability Capability that the user needs.
	 * @param string $param      Parameter with the object ID for the capability check; '' for none.
	 */
	final protected function require_capability( string $capability, string $param = '' ): \Closure {
		return static function ( $request ) use ( $capability, $param ) {
			$may = '' === $param ? current_user_can( $capability ) : current_user_can( $capability, (int) $request[ $param ] );
			return $may ? true : Errors::forbidden();
		};
	}

	/**
	 * Creates the schema callback of a route, for OPTIONS requests.
	 *
	 * @param string $type Type of the response.
	 * @param array  $more Other members of the schema.
	 */
	final protected function schema( string $title, string $type, array $more = array() ): \Closure {
		return static function () use ( $title, $type, $more ) {
			return array(
				'$schema' => 'http://json-schema.org/draft-04/schema#',
				'title'   => $title,
				'type'    => $type,
			) + $more;
		};
	}

	/**
	 * Schema of a text parameter.
	 *
	 * @param int         $max_length Maximum number of characters.
	 * @param string|null $otherwise  Default; null for none.
	 */
	final protected function text_schema( int $max_length, ?string $otherwise = null ): array {
		$schema = array(
			'type'      => 'string',
			'maxLength' => $max_length,
		);
		return null === $otherwise ? $schema : $schema + array( 'default' => $otherwise );
	}

	/**
	 * Schema of a parameter with a list of allowed values.
	 *
	 * @param string[]    $values    Allowed values.
	 * @param string|null $otherwise Default; null if the parameter is required.
	 */
	final protected function choice_schema( array $values, ?string $otherwise = null ): array {
		$schema = array(
			'type' => 'string',
			'enum' => $values,
		);
		return $schema + ( null === $otherwise ? array( 'required' => true ) : array( 'default' => $otherwise ) );
	}

	/**
	 * Schema of an integer parameter.
	 *
	 * @param int|null $maximum   Maximum; null for none.
	 * @param int      $otherwise Default.
	 */
	final protected function integer_schema( int $minimum, ?int $maximum, int $otherwise ): array {
		$schema = array(
			'type'    => 'integer',
			'minimum' => $minimum,
			'default' => $otherwise,
		);
		return null === $maximum ? $schema : $schema + array( 'maximum' => $maximum );
	}

	/** Creates a response that must not be cached. */
	final protected function private_response( array $data ): \WP_REST_Response {
		return new \WP_REST_Response( $data, 200, array( 'Cache-Control' => 'private, no-store' ) );
	}

	/**
	 * The schema of a response, for OPTIONS requests.
	 *
	 * @return array
	 */
	public function get_public_item_schema() {
		return array( '$schema' => 'http://json-schema.org/draft-04/schema#' ) + parent::get_public_item_schema();
	}
}
