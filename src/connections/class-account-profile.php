<?php
/**
 * Accounts on the screen of a user.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Connections;

defined( 'ABSPATH' ) || exit;

/**
 * Shows users the accounts that are theirs alone, in their profile, and disconnects those they tick. Core's form is sent, and
 * core has checked its nonce and who may edit whom.
 */
final class Account_Profile {

	/** Field of the form. */
	const FIELD = 'mainstreet_disconnect';

	/**
	 * The accounts.
	 *
	 * @var Accounts
	 */
	private $accounts;

	/**
	 * For accounts.
	 *
	 * @param Accounts|null $accounts The accounts; the site's own if left out.
	 */
	public function __construct( $accounts = null ) {
		$this->accounts = $accounts ? $accounts : new Accounts();
	}

	/**
	 * The part of the form.
	 *
	 * @param int $user_id User.
	 * @return string '' for a user who has none.
	 */
	public function fields( $user_id ) {
		$rows = '';
		foreach ( $this->accounts->of_user( $user_id ) as $account ) {
			$form  = Connect_Forms::get( $account->service() );
			$rows .= sprintf(
				'<p><label><input type="checkbox" name="%1$s[]" value="%2$d" /> %3$s</label></p>',
				esc_attr( self::FIELD ),
				$account->id(),
				/* translators: 1: name of an outside service, 2: name of an account there. */
				esc_html( sprintf( __( 'Disconnect %1$s: %2$s', 'mainstreet-blocks' ), $form ? $form['label'] : $account->service(), $account->name() ) )
			);
		}
		return '' === $rows ? '' : sprintf(
			'<h2>%1$s</h2><table class="form-table" role="presentation"><tr><th scope="row">%2$s</th><td><fieldset><legend class="screen-reader-text">%2$s</legend>%3$s</fieldset><p class="description">%4$s</p></td></tr></table>',
			esc_html__( 'Connected accounts', 'mainstreet-blocks' ),
			esc_html__( 'Accounts at other services', 'mainstreet-blocks' ),
			$rows,
			esc_html__( 'What is kept of an account that is disconnected is deleted, and blocks that show it show nothing any more.', 'mainstreet-blocks' )
		);
	}

	/**
	 * The form was sent.
	 *
	 * @param int   $user_id User.
	 * @param mixed $ticked  What was ticked.
	 */
	public function save( $user_id, $ticked ) {
		$ids = is_array( $ticked ) ? array_map( 'intval', array_filter( $ticked, 'is_numeric' ) ) : array();
		foreach ( $ids ? $this->accounts->of_user( $user_id ) : array() as $account ) {
			if ( in_array( $account->id(), $ids, true ) ) {
				$this->accounts->remove( $account->id() );
			}
		}
	}
}
