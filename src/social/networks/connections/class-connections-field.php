<?php
namespace Mainstreet\Social\Networks\Connections;

use Mainstreet\Social\Networks\Networks;

defined( 'ABSPATH' ) || exit;

/**
 * The field `jetpack_publicize_connections` (docs/server-contract.md A.11). The choices are stored before the post's status changes, because
 * both come in one request. Once the post is published, they are ignored.
 */
final class Connections_Field {

	/** Name of the field. */
	const NAME = 'jetpack_publicize_connections';

	/** Maximum number of connections in a request. */
	const MAX_CONNECTIONS = 200;

	public static function register(): void {
		foreach ( get_post_types_by_support( Post_Connections::MODULE ) as $type ) {
			// Another plugin may have registered it.
			if ( isset( $GLOBALS['wp_rest_additional_fields'][ $type ][ self::NAME ] ) || ! Post_Connections::is_shared_type( $type ) ) {
				continue;
			}
			register_rest_field(
				$type,
				self::NAME,
				array(
					'get_callback'    => array( __CLASS__, 'get' ),
					'update_callback' => array( __CLASS__, 'save_new' ),
					'schema'          => self::schema(),
				)
			);
			add_filter( "rest_pre_insert_$type", array( __CLASS__, 'check_before_insert' ), 10, 2 );
		}
	}

	/**
	 * Reads the field.
	 *
	 * @param array $data Post as prepared for the response.
	 * @return array[]
	 */
	public static function get( $data ) {
		$post = get_post( isset( $data['id'] ) ? (int) $data['id'] : 0 );
		$list = array();
		foreach ( $post && current_user_can( 'edit_post', $post->ID ) ? Post_Connections::find_for_post( $post, get_current_user_id() ) : array() as $account ) {
			$network = Networks::get( $account->service() );
			$is_done = Post_Connections::is_shared( $post->ID, $account );
			$list[]  = array(
				'enabled' => ! Post_Connections::is_skipped( $post->ID, $account ),
				'done'    => $is_done,
				'message' => Connection_Messages::get( $post->ID, $account ),
			) + Connection_Serializer::serialize( $account, $network );
		}
		return $list;
	}

	/**
	 * Checks permission before a post is stored, and stores the field for an existing post that is not published yet.
	 *
	 * @param mixed $prepared Post to be stored, or an error.
	 * @return mixed
	 */
	public static function check_before_insert( $prepared, $request ) {
		if ( is_wp_error( $prepared ) || ! is_object( $prepared ) || ! $request instanceof \WP_REST_Request ) {
			return $prepared;
		}
		$choices = self::parse_choices( $request[ self::NAME ] );
		$post    = isset( $prepared->ID ) ? get_post( (int) $prepared->ID ) : null;
		if ( ! $choices || ! $post || ( $post->post_parent > 0 && 'revision' === $post->post_type ) || preg_match( '#/autosaves(?:/|$)#', $request->get_route() ) ) {
			return $prepared;
		}
		if ( ! current_user_can( 'publish_post', $post->ID ) ) {
			return self::forbidden_error();
		}
		if ( 'publish' !== $post->post_status ) {
			self::save( $post->ID, $choices );
		}
		return $prepared;
	}

	/**
	 * Stores the field for a post that this request created; core calls it before wp_after_insert_post.
	 *
	 * @param mixed    $value Value of the request.
	 * @param \WP_Post $post  Post.
	 * @param string   $name  Name of the field.
	 * @return true|\WP_Error
	 */
	public static function save_new( $value, $post, $name, $request ) {
		$choices = self::parse_choices( $value );
		if ( ! $choices || ! empty( $request['id'] ) ) {
			return true;
		}
		if ( ! current_user_can( 'publish_post', $post->ID ) ) {
			return self::forbidden_error();
		}
		self::save( $post->ID, $choices );
		return true;
	}

	/**
	 * Stores choices.
	 *
	 * @param int $post_id Post.
	 */
	private static function save( $post_id, array $choices ): void {
		Post_Connections::save_choices( $post_id, array_filter( array_column( $choices, 'enabled', 'id' ), 'is_bool' ), get_current_user_id() );
		Connection_Messages::save( $post_id, array_column( $choices, 'message', 'id' ), get_current_user_id() );
	}

	/**
	 * Reads the choices of a request.
	 *
	 * @param mixed $value Value of the request.
	 * @return array[] `id`, and `enabled` and `message` where the request has them.
	 */
	private static function parse_choices( $value ): array {
		$choices = array();
		foreach ( is_array( $value ) ? array_slice( $value, 0, self::MAX_CONNECTIONS ) : array() as $item ) {
			$id = is_array( $item ) ? ( isset( $item['connection_id'] ) ? $item['connection_id'] : ( isset( $item['id'] ) ? $item['id'] : 0 ) ) : 0;
			if ( ! is_numeric( $id ) || ( ! isset( $item['enabled'] ) && ! isset( $item['message'] ) ) ) {
				continue;
			}
			$choice = array( 'id' => (int) $id );
			if ( isset( $item['enabled'] ) ) {
				$choice['enabled'] = rest_sanitize_boolean( $item['enabled'] );
			}
			if ( isset( $item['message'] ) && is_string( $item['message'] ) ) {
				$choice['message'] = $item['message'];
			}
			$choices[] = $choice;
		}
		return $choices;
	}

	/** Users who may not publish a post can't choose where it goes. */
	private static function forbidden_error(): \WP_Error {
		return new \WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to share this post.', 'mainstreet-blocks' ), array( 'status' => rest_authorization_required_code() ) );
	}

	private static function schema(): array {
		$properties = array(
			'id'            => array( 'type' => 'string' ),
			'connection_id' => array( 'type' => 'string' ),
			'enabled'       => array( 'type' => 'boolean' ),
			'message'       => array(
				'type'      => 'string',
				'maxLength' => 2 * Connection_Messages::MAX_LENGTH,
			),
		);
		foreach ( array( 'service_name', 'service_label', 'display_name', 'username', 'external_handle', 'external_id', 'profile_picture', 'profile_display_name', 'profile_link', 'status', 'test_message', 'refresh_url', 'refresh_text' ) as $name ) {
			$properties[ $name ] = array( 'type' => 'string' );
		}
		foreach ( array( 'shared', 'done', 'toggleable', 'can_refresh' ) as $name ) {
			$properties[ $name ] = array( 'type' => 'boolean' );
		}
		$properties['test_success'] = array( 'type' => array( 'boolean', 'string' ) );
		return array(
			'description' => __( 'Social accounts the post is shared to when it is published.', 'mainstreet-blocks' ),
			'type'        => 'array',
			'context'     => array( 'edit' ),
			'items'       => array(
				'type'       => 'object',
				'properties' => $properties,
			),
		);
	}
}
