<?php
namespace Mainstreet\Blocks\Instagram_Gallery;

use Mainstreet\Connections\Account;
use Mainstreet\Connections\Accounts;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Connections, the window that makes one, and the pictures of one (docs/server-contract.md A19–A21).
 */
final class Instagram_Controller {

	/**
	 * The accounts.
	 *
	 * @var Accounts
	 */
	private $accounts;

	/**
	 * Keeps the lists.
	 *
	 * @var Feed_Store
	 */
	private $store;

	/**
	 * Brings lists up to date.
	 *
	 * @var Feed_Refresh
	 */
	private $refresh;

	/**
	 * With what it talks to.
	 *
	 * @param Accounts|null     $accounts The accounts.
	 * @param Feed_Store|null   $store    Keeps the lists.
	 * @param Feed_Refresh|null $refresh  Brings lists up to date.
	 */
	public function __construct( $accounts = null, $store = null, $refresh = null ) {
		$this->accounts = $accounts ? $accounts : new Accounts();
		$this->store    = $store ? $store : new Feed_Store();
		$this->refresh  = $refresh ? $refresh : new Feed_Refresh( $this->accounts, null, $this->store );
	}

	/**
	 * Handlers of a route that reads.
	 *
	 * @param string  $capability Who may.
	 * @param string  $method     Method of this class.
	 * @param array[] $args       Parameters.
	 * @return array[]
	 */
	public static function handlers( $capability, $method, array $args = array() ) {
		return array(
			array(
				'methods'             => 'GET',
				// What it talks to is made when it is asked, not for every request of REST.
				'callback'            => static function ( $request ) use ( $method ) {
					return ( new self() )->$method( $request );
				},
				'permission_callback' => static function () use ( $capability ) {
					return current_user_can( $capability ) ? true : Errors::forbidden();
				},
				'args'                => $args,
			),
		);
	}

	/**
	 * Parameters of gallery().
	 *
	 * @return array[]
	 */
	public static function gallery_args() {
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
	 * Connections that the user may choose.
	 *
	 * @return array[] List of `token` (number of the connection, as text) and `username`.
	 */
	public function connections() {
		$list = array();
		foreach ( $this->accounts->of_service( Instagram_Gallery::SERVICE, get_current_user_id() ) as $account ) {
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
	 * Address of the window that connects an account.
	 *
	 * @return string|\WP_Error
	 */
	public function connect_url() {
		return ( new Instagram_Gallery() )->start_url( get_current_user_id() );
	}

	/**
	 * Pictures of a connection.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public function gallery( $request ) {
		$account  = $this->accounts->find( (int) $request['access_token'] );
		$is_there = $account && Instagram_Gallery::SERVICE === $account->service() && Account::DISABLED !== $account->status();
		if ( $is_there && ! $account->is_for( get_current_user_id() ) ) {
			// Not gone: the editor must not take the gallery out of another's post.
			return Errors::forbidden();
		}
		if ( ! $is_there ) {
			return new \WP_Error( 'instagram_connection_unavailable', __( 'This Instagram account is no longer connected.', 'mainstreet-blocks' ), array( 'status' => 403 ) );
		}
		$feed = $this->refresh->get( $account );
		if ( is_wp_error( $feed ) ) {
			return $feed;
		}
		// What is looked at in the editor is about to be published.
		$this->store->mark( $account->id() );
		Instagram_Gallery::plan_refresh();
		$answer = array(
			'external_name' => $feed['name'],
			'images'        => array_map( array( $this, 'image' ), array_slice( $feed['images'], 0, (int) $request['count'] ) ),
		);
		return $feed['stale'] ? $answer + array( 'stale' => true ) : $answer;
	}

	/**
	 * A picture, as the editor gets it.
	 *
	 * @param array $image Entry of the list.
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
