<?php
namespace Mainstreet\Connections\Accounts;

use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Exports and erases the accounts of a user, and deletes them with the user. Shared accounts belong to the site and are not touched. */
final class Account_Privacy {

	private Accounts $accounts;

	public function __construct( ?Accounts $accounts = null ) {
		$this->accounts = $accounts ? $accounts : new Accounts();
	}

	/**
	 * Exports the accounts of a user.
	 *
	 * @param string $email Email address of the user.
	 * @return array `data` and `done`, as core expects from exporters.
	 */
	public function export( $email ) {
		$data = array();
		foreach ( $this->find_by_email( $email ) as $account ) {
			$data[] = array(
				'group_id'    => 'mainstreet-accounts',
				'group_label' => __( 'Connected accounts', 'mainstreet-blocks' ),
				'item_id'     => 'mainstreet-account-' . $account->id(),
				'data'        => array(
					array(
						'name'  => __( 'Service', 'mainstreet-blocks' ),
						'value' => $account->service(),
					),
					array(
						'name'  => __( 'Account', 'mainstreet-blocks' ),
						// Core prints exported values as HTML.
						'value' => Plain_Text::to_html( $account->name() ),
					),
					array(
						'name'  => __( 'Connected since', 'mainstreet-blocks' ),
						'value' => gmdate( 'Y-m-d H:i:s', $account->created_at() ),
					),
				),
			);
		}
		return array(
			'data' => $data,
			'done' => true,
		);
	}

	/**
	 * Deletes the accounts of a user.
	 *
	 * @param string $email Email address of the user.
	 * @return array As core expects from erasers.
	 */
	public function erase( $email ) {
		$accounts = $this->find_by_email( $email );
		$this->delete( $accounts );
		return array(
			'items_removed'  => array() !== $accounts,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	/**
	 * Deletes the accounts of a deleted user.
	 *
	 * @param int $user_id User.
	 */
	public function delete_for_user( $user_id ): void {
		$this->delete( $this->accounts->find_by_user( (int) $user_id ) );
	}

	/**
	 * Finds the accounts of the user with an email address.
	 *
	 * @param string $email Address.
	 * @return Account[]
	 */
	private function find_by_email( $email ): array {
		$user = get_user_by( 'email', $email );
		return $user ? $this->accounts->find_by_user( $user->ID ) : array();
	}

	/** @param Account[] $accounts Accounts to delete. */
	private function delete( array $accounts ): void {
		foreach ( $accounts as $account ) {
			$this->accounts->delete( $account->id() );
		}
	}
}
