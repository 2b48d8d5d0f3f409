<?php
namespace Mainstreet\Social\Publishing;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Http\Throttle;
use Mainstreet\Registration\Modules\Plan_Gates;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Publishing\Messages\Message_Preview_Controller;
use Mainstreet\Social\Publishing\Queue\Share_Retry;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/**
 * Shares a published post by hand (docs/server-contract.md A34).
 *
 * POST posts/<id>/publicize, publicize/share-post/<id> { message, messages: { connection: text }, skipped_connections, known } → { results: [{
 *   connection_id, service, status: success|queued, message: link }], errors: [{ connection_id, service, code, message }] }
 */
final class Reshare_Controller extends Controller {

	/** Seconds between two shares of a post, no matter by which user. */
	const PAUSE = 30;

	public function register_routes() {
		$args       = array(
			'id'                  => array(
				'type'        => 'integer',
				'description' => __( 'ID of the post.', 'mainstreet-blocks' ),
				'minimum'     => 1,
				'required'    => true,
			),
			'message'             => $this->text_schema( 10000, '' ) + array( 'description' => __( 'Share message. Defaults to the post title.', 'mainstreet-blocks' ) ),
			'messages'            => Message_Preview_Controller::messages_schema( __( 'Messages for individual connections, keyed by connection ID.', 'mainstreet-blocks' ) ),
			'known'               => array(
				'type'        => 'integer',
				'description' => __( 'Newest share of the post that the sender has seen; 0 for none.', 'mainstreet-blocks' ),
				'minimum'     => 0,
			),
			'skipped_connections' => array(
				'type'        => 'array',
				'description' => __( 'Connections to skip.', 'mainstreet-blocks' ),
				'default'     => array(),
				'maxItems'    => 500,
				'items'       => array( 'type' => array( 'integer', 'string' ) ),
			),
		);
		$list       = array(
			'type'  => 'array',
			'items' => array( 'type' => 'object' ),
		);
		$properties = array(
			'properties' => array(
				'results' => $list,
				'errors'  => $list,
			),
		);
		$share      = array(
			$this->endpoint( 'POST', array( $this, 'create_item' ), array( $this, 'create_item_permissions_check' ), $args ),
			'schema' => $this->schema( 'reshare', 'object', $properties ),
		);
		$this->register_route( '/posts/(?P<id>\d+)/publicize', $share, 'wpcom/v2' );
		$this->register_route( '/publicize/share-post/(?P<id>\d+)', $share, 'wpcom/v2' );
	}

	/**
	 * Whether the current user may share the post.
	 *
	 * @return true|\WP_Error
	 */
	public function create_item_permissions_check( $request ) {
		if ( ! is_user_logged_in() || ! Post_Connections::can_see( get_current_user_id() ) ) {
			return Errors::forbidden();
		}
		if ( ! self::post( $request ) ) {
			return new \WP_Error( 'not_found', __( 'Post not found.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		return Share_Retry::can_share( self::post( $request )->ID ) ? true : Errors::forbidden();
	}

	/**
	 * Shares the post.
	 *
	 * @return array|\WP_Error
	 */
	public function create_item( $request ) {
		$post = self::post( $request );
		if ( Plan_Gates::find( 'republicize' ) ) {
			return new \WP_Error( 'mainstreet_share_not_in_plan', __( 'Sharing published posts is not included in this site’s plan.', 'mainstreet-blocks' ), array( 'status' => 403 ) );
		}
		if ( 'publish' !== $post->post_status ) {
			return new \WP_Error( 'not_published', __( 'You must publish your post before you can share it.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
		}
		if ( ! Post_Connections::is_public( $post ) ) {
			return new \WP_Error( 'not_public', __( 'Only public posts can be shared.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
		}
		// Before the shares are read: a share that has just begun is among them once its row is gone.
		if ( Pending_Share::is_being_published( $post ) ) {
			return new \WP_Error( 'share_pending', __( 'This post is being shared right now.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		if ( isset( $request['known'] ) && Shares::find_newest_id( $post->ID ) > $request['known'] ) {
			return new \WP_Error( 'shared_meanwhile', __( 'This post has been shared in the meantime. Please look where it went before you share it again.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		$allowed = Throttle::hit_site( 'reshare-' . $post->ID, 1, self::PAUSE );
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		$partners = Share_Targets::for_user( $post, get_current_user_id(), array_map( 'intval', $request['skipped_connections'] ) );
		return ( new Reshare( $post, $partners ) )->share( $request['message'], $request['messages'] );
	}

	/** Finds the post of the request; null where there is none, or where its type is not shared. */
	private static function post( \WP_REST_Request $request ): ?\WP_Post {
		$post = get_post( (int) $request->get_url_params()['id'] );
		return $post instanceof \WP_Post && Post_Connections::is_shared_type( $post->post_type ) ? $post : null;
	}
}
