<?php
namespace Mainstreet\External_Media\Copies;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\External_Media\Media_Item;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/** REST route `POST wpcom/v2/external-media/copy/{service}`: copies images to the media library (docs/server-contract.md A45). */
final class Copy_Controller extends Controller {

	/** Maximum number of images in a request. */
	const MAX_ITEMS = 10;

	/** Allowed copies per user and hour. */
	const ALLOWED = 200;

	public function register_routes() {
		$this->register_route(
			'/external-media/copy/(?P<service>google_photos|openverse|pexels|thread)',
			array(
				$this->endpoint( 'POST', array( $this, 'create_items' ), array( $this, 'create_item_permissions_check' ), $this->get_create_args() ),
				'schema' => $this->schema( 'external-media-copies', 'array' ),
			),
			'wpcom/v2'
		);
	}

	private function get_create_args(): array {
		return array(
			'external_ids' => array(
				'type'        => 'array',
				'maxItems'    => self::MAX_ITEMS,
				'items'       => $this->text_schema( 200 ),
				'description' => __( 'Accepted for compatibility.', 'mainstreet-blocks' ),
			),
			'media'        => array(
				'type'        => 'array',
				'required'    => true,
				'minItems'    => 1,
				'maxItems'    => self::MAX_ITEMS,
				'description' => __( 'Images, as returned by the list route.', 'mainstreet-blocks' ),
				'items'       => array(
					'type'       => 'object',
					'properties' => array(
						'guid'    => $this->text_schema( Media_Item::MAX_JSON_BYTES ) + array( 'required' => true ),
						'caption' => $this->text_schema( Media_Item::MAX_JSON_BYTES ),
						'title'   => $this->text_schema( 1000 ),
					),
				),
			),
			'post_id'      => array(
				'type'        => 'integer',
				'default'     => 0,
				'minimum'     => 0,
				'description' => __( 'Post to attach the images to.', 'mainstreet-blocks' ),
			),
			'should_proxy' => array(
				'type'        => 'boolean',
				'default'     => false,
				'description' => __( 'Accepted for compatibility.', 'mainstreet-blocks' ),
			),
		);
	}

	/**
	 * Whether the user can upload files, and edit the post to attach them to.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return true|\WP_Error
	 */
	public function create_item_permissions_check( $request ) {
		$type = get_post_type_object( 'attachment' );
		$post = is_numeric( $request['post_id'] ) ? (int) $request['post_id'] : 0;
		if ( ! current_user_can( 'upload_files' ) || ! current_user_can( $type->cap->create_posts ) || ( $post > 0 && ! current_user_can( 'edit_post', $post ) ) ) {
			return Errors::forbidden( 'rest_cannot_create', __( 'Sorry, you are not allowed to upload media to this post.', 'mainstreet-blocks' ) );
		}
		return true;
	}

	/**
	 * Copies the images.
	 *
	 * @return array|\WP_Error For each image, in the order of the request, the copy or an error.
	 */
	public function create_items( \WP_REST_Request $request ) {
		$service = $request['service'];
		$copier  = new Media_Copier( new Http_Client() );
		$results = array();
		foreach ( $request['media'] as $given ) {
			$allowed   = Throttle::hit( 'external-media-copy', self::ALLOWED, HOUR_IN_SECONDS, 'user-' . get_current_user_id() );
			$copy      = is_wp_error( $allowed ) ? $allowed : $copier->copy( $service, $given, (int) $request['post_id'] );
			$results[] = is_wp_error( $copy ) ? self::present_error( $copy ) : $copy;
		}
		return $results;
	}

	/** Returns an error in the format that the editor expects. */
	private static function present_error( \WP_Error $error ): array {
		$code = $error->get_error_code();
		return array(
			'errors'     => array( $code => array( $error->get_error_message() ) ),
			'error_data' => array( $code => $error->get_error_data() ),
		);
	}
}
