<?php
namespace Mainstreet\Core\Rest;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Base of the REST controllers. The build reads the first part of each path in their register_routes(), so that a request
 * loads only the controllers of its path.
 */
abstract class Controller extends \WP_REST_Controller {

	/**
	 * Own namespace: every route is served here.
	 *
	 * @var string
	 */
	protected $namespace = 'mainstreet/v1';

	/**
	 * Registers a route in one namespace, as register_rest_route() does.
	 *
	 * @var callable
	 */
	private $register = 'register_rest_route';

	/**
	 * Registers the routes.
	 *
	 * @param callable $register Called in place of register_rest_route().
	 */
	final public function register_routes_with( callable $register ): void {
		$this->register = $register;
		$this->register_routes();
	}

	/**
	 * Registers one route.
	 *
	 * @param string $path                 Path behind the namespace. It begins with a literal such as `'/likes/'`.
	 * @param array  $args                 Endpoints, as register_rest_route() takes them.
	 * @param string $compatible_namespace Namespace in which existing content and scripts call the same path, such as `wpcom/v2`.
	 */
	final protected function register_route( string $path, array $args, string $compatible_namespace = '' ): void {
		foreach ( array_filter( array( $this->namespace, $compatible_namespace ) ) as $namespace ) {
			( $this->register )( $namespace, $path, $args );
		}
	}

	/**
	 * Makes one endpoint of a route.
	 *
	 * @param string         $methods    HTTP methods, such as `GET`.
	 * @param callable|array $callback   Handles the request. Not typed: that would load the class it names.
	 * @param callable|array $permission Permission callback, not typed either.
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
	 * Makes a permission callback.
	 *
	 * @param string $capability Capability that the user needs.
	 * @param string $param      Parameter with the ID of the object that the capability is about; '' for none.
	 */
	final protected function require_capability( string $capability, string $param = '' ): \Closure {
		return static function ( $request ) use ( $capability, $param ) {
			$may = '' === $param ? current_user_can( $capability ) : current_user_can( $capability, (int) $request[ $param ] );
			return $may ? true : Errors::forbidden();
		};
	}

	/**
	 * Makes the schema callback of a route, for OPTIONS requests.
	 *
	 * @param string $title Title of the schema.
	 * @param string $type  Type of the response.
	 * @param array  $more  Other members of the schema.
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
	 * Schema of a parameter that is a text.
	 *
	 * @param int         $max_length Characters.
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
	 * Schema of a parameter that is one of some texts.
	 *
	 * @param string[]    $values    The texts.
	 * @param string|null $otherwise Default; null where the parameter is required.
	 */
	final protected function choice_schema( array $values, ?string $otherwise = null ): array {
		$schema = array(
			'type' => 'string',
			'enum' => $values,
		);
		return $schema + ( null === $otherwise ? array( 'required' => true ) : array( 'default' => $otherwise ) );
	}

	/**
	 * Schema of a parameter that is an integer.
	 *
	 * @param int      $minimum   Smallest value.
	 * @param int|null $maximum   Largest value; null for any.
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

	/**
	 * Makes a response that no cache stores.
	 *
	 * @param array $data Body.
	 */
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
