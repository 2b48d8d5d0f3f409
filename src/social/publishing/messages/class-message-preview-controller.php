<?php
namespace Mainstreet\Social\Publishing\Messages;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Social\Networks\Connections\Connection_Messages;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Previews\Card_Controller;
use Mainstreet\Social\Previews\Post_Card;
use Mainstreet\Social\Publishing\Queue\Share_Retry;
use Mainstreet\Social\Publishing\Share_Targets;

defined( 'ABSPATH' ) || exit;

/**
 * `POST mainstreet/v1/social/messages/{id}`: the text of the first message that each connection would get if the post were shared as the editor
 * has it, made by the same code that makes it when it is sent. Stores nothing.
 */
final class Message_Preview_Controller extends Controller {

	public function register_routes() {
		$args = array(
			'id'        => array(
				'type'     => 'integer',
				'minimum'  => 1,
				'required' => true,
			),
			'title'     => $this->text_schema( 1000 ),
			'message'   => $this->text_schema( 10000, '' ),
			'messages'  => self::messages_schema( __( 'Messages for individual connections, keyed by connection ID.', 'mainstreet-blocks' ) ),
			'is_thread' => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
		$this->register_route( '/social/messages/(?P<id>\d+)', $this->endpoint( 'POST', array( $this, 'get_items' ), array( $this, 'get_items_permissions_check' ), $args ) );
	}

	/**
	 * Schema of messages by connection.
	 *
	 * @param string $description Description of the parameter.
	 */
	public static function messages_schema( string $description ): array {
		return array(
			'type'                 => 'object',
			'description'          => $description,
			'default'              => array(),
			'maxProperties'        => 200,
			'additionalProperties' => array(
				'type'      => 'string',
				'maxLength' => 2 * Connection_Messages::MAX_LENGTH,
			),
		);
	}

	/**
	 * Whether the current user may share the post.
	 *
	 * @return true|\WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return is_user_logged_in() && Post_Connections::can_see( get_current_user_id() ) && Share_Retry::can_share( (int) $request->get_url_params()['id'] ) ? true : Errors::forbidden();
	}

	/**
	 * First message of each connection.
	 *
	 * @return array `items`: `connection_id`, `text`, `left` (characters that are left; below 0 the text is cut).
	 */
	public function get_items( $request ) {
		$post  = get_post( (int) $request->get_url_params()['id'] );
		$title = $request['title'];
		$facts = ( new Post_Card( $post, null === $title ? array() : array( 'title' => $title ) ) )->get_data();
		$card  = array( 'url' => Card_Controller::get_url( $post, $title ) ) + $facts;
		// The content is not split into a thread here: the editor asks for that elsewhere (A26).
		$messages = new Share_Composer( $post, $request['message'], array(), $request['messages'], $card );
		$items    = array();
		foreach ( Share_Targets::for_user( $post, get_current_user_id() ) as list( $account, $network ) ) {
			$items[] = array( 'connection_id' => (string) $account->id() ) + $messages->preview_first( $account, $network, $request['is_thread'] );
		}
		return array( 'items' => $items );
	}
}
