<?php
namespace Mainstreet\Registration\Rest;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Registration\Modules\Hosting;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the URL where users connect an account at the host (docs/server-contract.md A6).
 *
 * GET connection/url?from&redirect → URL as a string. Blocks only call it if a host has set users to unconnected
 * (`mainstreet_is_user_connected`).
 */
final class Connection_Controller extends Controller {

	public function register_routes() {
		$args = array(
			'from'     => array(
				'type'        => 'string',
				'default'     => '',
				'description' => __( 'Origin of the request. Not used.', 'mainstreet-blocks' ),
			),
			'redirect' => array(
				'type'        => 'string',
				'default'     => '',
				'description' => __( 'URL on this site to return to.', 'mainstreet-blocks' ),
			),
		);
		$get  = static fn( $request ) => Hosting::connect_url( $request['redirect'] );
		$this->register_route( '/connection/url', $this->endpoint( 'GET', $get, $this->require_capability( 'edit_posts' ), $args ), 'jetpack/v4' );
	}
}
