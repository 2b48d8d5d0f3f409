<?php
namespace Mainstreet\Connections\Accounts;

use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Exports and erases the accounts that belong to one user, and removes them with the user. Those that
 * all share are the site's own.
 */
final class Account_Privacy {

	/** The accounts. */
	private Accounts $accounts;

	/**
	 * For accounts.
	 *
	 * @param Accounts|null $accounts The accounts; the site's own if left out.
	 */
	public function __construct( ?Accounts $accounts = null ) {
		$this->accounts = $accounts ? $accounts : new Accounts();
	}

	/**
	 * Exports.
	 *
	 * @param string $email Address of a user.
	 * @return array `data`, `done`, as core wants it.
	 */
	public function export( $email ) {
		$data = array();
		foreach ( $this->of_email( $email ) as $account ) {
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
						// Exports are HTML.
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
	 * Erases.
	 *
	 * @param string $email Address of a user.
	 * @return array As core wants it.
	 */
	public function erase( $email ) {
		$accounts = $this->of_email( $email );
		$this->remove( $accounts );
		return array(
			'items_removed'  => array() !== $accounts,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	/**
	 * A user was deleted.
	 *
	 * @param int $user_id User.
	 */
	public function user_deleted( $user_id ): void {
		$this->remove( $this->accounts->of_user( (int) $user_id ) );
	}

	/**
	 * Accounts of the user who has an address.
	 *
	 * @param string $email Address.
	 * @return Account[]
	 */
	private function of_email( $email ): array {
		$user = get_user_by( 'email', $email );
		return $user ? $this->accounts->of_user( $user->ID ) : array();
	}

	/**
	 * Removes accounts.
	 *
	 * @param Account[] $accounts Accounts.
	 */
	private function remove( array $accounts ): void {
		foreach ( $accounts as $account ) {
			$this->accounts->remove( $account->id() );
		}
	}
}
