<?php
namespace Mainstreet\Blocks\Instagram_Gallery;

use Mainstreet\Blocks\Instagram_Gallery\Api\Instagram_Api;
use Mainstreet\Blocks\Instagram_Gallery\Feed\Feed_Refresh;
use Mainstreet\Blocks\Instagram_Gallery\Feed\Feed_Store;
use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes for the editor: connections, the URL to connect an account, and the images of a connection
 * (docs/server-contract.md A19–A21).
 */
final class Instagram_Controller extends Controller {

	public function register_routes() {
		$may = $this->require_capability( 'edit_posts' );
		$this->register_route( '/instagram-gallery/connections', $this->endpoint( 'GET', array( $this, 'get_connections' ), $may ), 'wpcom/v2' );
		$this->register_route( '/instagram-gallery/connect-url', $this->endpoint( 'GET', array( $this, 'get_connect_url' ), $this->require_capability( 'publish_posts' ) ), 'wpcom/v2' );
		$this->register_route( '/instagram-gallery/gallery', $this->endpoint( 'GET', array( $this, 'get_gallery' ), $may, $this->get_collection_params() ), 'wpcom/v2' );
	}

	/**
	 * Returns the parameters of get_gallery().
	 *
	 * @return array[]
	 */
	public function get_collection_params() {
		return array(
			'access_token' => array(
				'type'        => 'integer',
				'minimum'     => 1,
				'required'    => true,
				'description' => __( 'ID of the connection.', 'mainstreet-blocks' ),
			),
			'count'        => array(
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => Instagram_Api::LIMIT,
				'required'    => true,
				'description' => __( 'Maximum number of images to return.', 'mainstreet-blocks' ),
			),
		);
	}

	/**
	 * Lists the connections that the current user may use.
	 *
	 * @return array[] List of `token` (id of the connection, as text) and `username`.
	 */
	public function get_connections(): array {
		$list = array();
		foreach ( ( new Accounts() )->find_by_service( Instagram_Gallery::SERVICE, get_current_user_id() ) as $account ) {
			if ( $account->is_ok() ) {
				$list[] = array(
					'token'    => (string) $account->id(),
					'username' => $account->name(),
				);
			}
		}
		return $list;
	}

	/**
	 * Returns the URL of the window that connects an account.
	 *
	 * @return string|\WP_Error
	 */
	public function get_connect_url() {
		return ( new Instagram_Gallery() )->start_url( get_current_user_id() );
	}

	/**
	 * Returns the images of a connection.
	 *
	 * @return array|\WP_Error `external_name`, `images`, and `stale` if Instagram sent no newer list.
	 */
	public function get_gallery( \WP_REST_Request $request ) {
		$account  = ( new Accounts() )->find( (int) $request['access_token'] );
		$is_there = $account && Instagram_Gallery::SERVICE === $account->service() && Account::DISABLED !== $account->status();
		if ( $is_there && ! $account->is_for( get_current_user_id() ) ) {
			// A different error than for a missing connection, for which the editor removes it from the block.
			return Errors::forbidden();
		}
		if ( ! $is_there ) {
			return new \WP_Error( 'instagram_connection_unavailable', __( 'This Instagram account is no longer connected.', 'mainstreet-blocks' ), array( 'status' => 403 ) );
		}
		$feed = ( new Feed_Refresh() )->get( $account );
		if ( is_wp_error( $feed ) ) {
			return $feed;
		}
		// The block may be published soon, so the list is refreshed from now on.
		( new Feed_Store() )->mark( $account->id() );
		Instagram_Gallery::plan_refresh();
		$answer = array(
			'external_name' => $feed['name'],
			'images'        => array_map( array( $this, 'image' ), array_slice( $feed['images'], 0, (int) $request['count'] ) ),
		);
		return $feed['stale'] ? $answer + array( 'stale' => true ) : $answer;
	}

	/**
	 * Prepares an image for the editor.
	 *
	 * @param array $image Entry of the stored list.
	 * @return string[]
	 */
	private function image( array $image ) {
		return array(
			'title' => $image['title'],
			'url'   => $image['url'],
			'link'  => $image['link'],
		);
	}
}
