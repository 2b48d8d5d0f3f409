<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

/** `GET, POST, DELETE likes/<id>` (docs/server-contract.md B.20): `{"count":12,"liked":false}` to all three methods. */
final class Like_Controller extends Controller {

	/** Registers the route while likes are on. */
	public function register_routes() {
		if ( ! Post_Switches::is_active( 'like' ) ) {
			return;
		}
		$args      = array(
			'id' => array(
				'description' => __( 'ID of the post.', 'mainstreet-blocks' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'required'    => true,
			),
		);
		$endpoints = array();
		foreach ( array( 'GET', 'POST', 'DELETE' ) as $method ) {
			// Public; Like_Handler checks each request.
			$endpoints[] = $this->endpoint( $method, array( $this, 'handle' ), '__return_true', $args );
		}
		$this->register_route( '/likes/(?P<id>\d+)', $endpoints );
	}

	/**
	 * Likes a post, removes the like, or counts.
	 *
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function handle( \WP_REST_Request $request ) {
		$post_id = (int) $request->get_url_params()['id'];
		$method  = $request->get_method();
		$outcome = in_array( $method, array( 'POST', 'DELETE' ), true )
			? Like_Handler::handle( $post_id, 'POST' === $method, Liker::current() )
			: Like_Handler::get_state( $post_id, Liker::current() );
		$answer  = is_wp_error( $outcome ) ? rest_convert_error_to_response( $outcome ) : rest_ensure_response( $outcome );
		$data    = is_wp_error( $outcome ) ? (array) $outcome->get_error_data() : array();
		if ( isset( $data['retry_after'] ) ) {
			$answer->header( 'Retry-After', (string) (int) $data['retry_after'] );
		}
		$answer->header( 'Cache-Control', 'private, max-age=0' );
		return $answer;
	}
}
