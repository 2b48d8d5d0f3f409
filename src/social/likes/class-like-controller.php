<?php
namespace Mainstreet\Social\Likes;

defined( 'ABSPATH' ) || exit;

/**
 * Answers of `likes/{id}` (docs/server-contract.md B.20): `{"count":12,"liked":false}` to all three methods.
 */
final class Like_Controller {

	/**
	 * Handlers.
	 *
	 * @return array
	 */
	public static function handlers() {
		$id = array(
			'description' => __( 'ID of the post.', 'mainstreet-blocks' ),
			'type'        => 'integer',
			'minimum'     => 1,
			'required'    => true,
		);
		return array_map(
			static function ( $method ) use ( $id ) {
				return array(
					'methods'             => $method,
					'callback'            => array( __CLASS__, 'answer' ),
					// For strangers; Like_Press decides.
					'permission_callback' => '__return_true',
					'args'                => array( 'id' => $id ),
				);
			},
			array( 'GET', 'POST', 'DELETE' )
		);
	}

	/**
	 * Answers.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public static function answer( $request ) {
		$post_id = (int) $request->get_url_params()['id'];
		$method  = $request->get_method();
		$outcome = in_array( $method, array( 'POST', 'DELETE' ), true )
			? Like_Press::answer( $post_id, 'POST' === $method, Liker::current() )
			: Like_Press::state( $post_id, Liker::current() );
		$answer  = is_wp_error( $outcome ) ? rest_convert_error_to_response( $outcome ) : rest_ensure_response( $outcome );
		$data    = is_wp_error( $outcome ) ? (array) $outcome->get_error_data() : array();
		if ( isset( $data['retry_after'] ) ) {
			$answer->header( 'Retry-After', (string) (int) $data['retry_after'] );
		}
		$answer->header( 'Cache-Control', 'private, max-age=0' );
		return $answer;
	}
}
