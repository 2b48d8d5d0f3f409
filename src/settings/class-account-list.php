<?php
/**
 * Connected accounts on the settings screen.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Settings;

use Mainstreet\Connections\Account;
use Mainstreet\Connections\Accounts;
use Mainstreet\Connections\Connect_Forms;
use Mainstreet\Connections\Connect_Popup;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the accounts that all who edit share, by service, and removes one. Those of single users are their own affair.
 */
final class Account_List {

	/**
	 * The accounts.
	 *
	 * @var Accounts|null
	 */
	private $accounts;

	/**
	 * With the accounts.
	 *
	 * @param Accounts|null $accounts The accounts.
	 */
	public function __construct( $accounts = null ) {
		$this->accounts = $accounts;
	}

	/**
	 * Services and their accounts.
	 *
	 * @return array[] List of `service`, `label`, `data`, `url` (of the window that connects), `accounts` (list of `id`, `name`, `status`).
	 */
	public function all() {
		$list = array();
		foreach ( Connect_Forms::all() as $service => $form ) {
			$list[] = array(
				'service'  => $service,
				'label'    => $form['label'],
				'data'     => $form['data'],
				'url'      => Connect_Popup::url( $service ),
				'accounts' => array_map(
					static function ( Account $account ) {
						return array(
							'id'     => $account->id(),
							'name'   => $account->name(),
							'status' => $account->status(),
						);
					},
					$this->accounts()->of_service( $service, 0 )
				),
			);
		}
		return $list;
	}

	/**
	 * Removes an account.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array[]|\WP_Error As all(), afterwards.
	 */
	public function remove( $request ) {
		$account = $this->accounts()->find( (int) $request['id'] );
		if ( ! $account || 0 !== $account->user_id() ) {
			return new \WP_Error( 'rest_not_found', __( 'This account is not connected any more.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		$this->accounts()->remove( $account->id() );
		return $this->all();
	}

	/**
	 * The accounts; made when they are first asked for, as routes are registered for every request of REST.
	 *
	 * @return Accounts
	 */
	private function accounts() {
		if ( ! $this->accounts ) {
			$this->accounts = new Accounts();
		}
		return $this->accounts;
	}
}
