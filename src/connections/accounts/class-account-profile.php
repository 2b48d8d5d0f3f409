<?php
namespace Mainstreet\Connections\Accounts;

use Mainstreet\Connections\Connect_Forms\Connect_Forms;
use Mainstreet\Connections\Connect_Forms\Connect_Page;
use Mainstreet\Connections\Oauth\OAuth_Flow;

defined( 'ABSPATH' ) || exit;

/**
 * Shows users their own accounts in their profile, and disconnects those they select. The fields are part of core's form: core has
 * checked the nonce and the capability.
 */
final class Account_Profile {

	/** Name of the checkboxes. */
	const FIELD = 'mainstreet_disconnect';

	/** Id of the heading. */
	const ID = 'mainstreet-accounts';

	private Accounts $accounts;

	public function __construct( ?Accounts $accounts = null ) {
		$this->accounts = $accounts ? $accounts : new Accounts();
	}

	/** Returns the URL where the current user connects own accounts; '' without the capability `publish_posts`. */
	public static function url(): string {
		return current_user_can( 'publish_posts' ) ? get_edit_profile_url() . '#' . self::ID : '';
	}

	/**
	 * Renders the fields.
	 *
	 * @return string HTML; '' if the user has no accounts and cannot connect any.
	 */
	public function render_fields( int $user_id ): string {
		$rows = '';
		foreach ( $this->accounts->find_by_user( $user_id ) as $account ) {
			$form  = Connect_Forms::get( $account->service() );
			$rows .= sprintf(
				'<p><label><input type="checkbox" name="%1$s[]" value="%2$d" /> %3$s</label>%4$s</p>',
				esc_attr( self::FIELD ),
				$account->id(),
				esc_html( self::label( $form ? $form['label'] : $account->service(), $account->name() ) ),
				$form && isset( $form['fields'] ) && Account::MUST_REAUTH === $account->status() && get_current_user_id() === (int) $user_id ? $this->reconnect_link( $account ) : ''
			);
		}
		$note  = '' === $rows ? '' : '<p class="description">' . esc_html__( 'Disconnecting an account deletes its stored data. Blocks that use the account no longer show anything, and posts are no longer shared there.', 'mainstreet-blocks' ) . '</p>';
		$rows .= get_current_user_id() === (int) $user_id ? $this->connect_links() : '';
		return '' === $rows ? '' : sprintf(
			'<h2 id="%5$s">%1$s</h2><table class="form-table" role="presentation"><tr><th scope="row">%2$s</th><td><fieldset><legend class="screen-reader-text">%2$s</legend>%3$s</fieldset>%4$s</td></tr></table>',
			esc_html__( 'Connected accounts', 'mainstreet-blocks' ),
			esc_html__( 'Accounts on other services', 'mainstreet-blocks' ),
			$rows,
			$note,
			esc_attr( self::ID )
		);
	}

	/**
	 * Formats the label of a checkbox.
	 *
	 * @param string $service Name of the service.
	 * @param string $name    Name of the account; the name of the service if the account has none.
	 */
	private static function label( $service, $name ): string {
		if ( $service === $name ) {
			/* translators: %s: name of an outside service. */
			return sprintf( __( 'Disconnect %s', 'mainstreet-blocks' ), $service );
		}
		/* translators: 1: name of an outside service, 2: name of an account there. */
		return sprintf( __( 'Disconnect %1$s: %2$s', 'mainstreet-blocks' ), $service, $name );
	}

	/** Renders the link that reconnects an expired account. */
	private function reconnect_link( Account $account ): string {
		return sprintf(
			' – %1$s <a href="%2$s" target="_blank">%3$s</a>',
			esc_html__( '(expired)', 'mainstreet-blocks' ),
			esc_url( Connect_Page::url( $account->service(), $account->id() ) ),
			esc_html__( 'Sign in again', 'mainstreet-blocks' )
		);
	}

	/** Renders the links for connecting own accounts. Site administrators can also find them in the settings. */
	private function connect_links(): string {
		$links = array();
		foreach ( Connect_Forms::all() as $service => $form ) {
			// Services with personal accounts only are connected where they are used.
			$is_own = isset( $form['oauth'] ) && $form['oauth']->wants( 'own' );
			if ( isset( $form['fields'] ) && ! $is_own && current_user_can( $form['capability'] ) && ( $form['connect'] || ( new OAuth_Flow( $form['oauth'] ) )->is_ready() ) ) {
				$links[] = sprintf( '<a href="%1$s" target="_blank">%2$s</a>', esc_url( Connect_Page::url( $service ) ), esc_html( $form['label'] ) );
			}
		}
		return $links ? '<p>' . esc_html__( 'Connect an account to share your posts there:', 'mainstreet-blocks' ) . ' ' . implode( ' · ', $links ) . '</p>' : '';
	}

	/**
	 * Disconnects the selected accounts.
	 *
	 * @param mixed $ticked Ids of the selected accounts, as submitted.
	 */
	public function save( int $user_id, $ticked ): void {
		$ids = is_array( $ticked ) ? array_map( 'intval', array_filter( $ticked, 'is_numeric' ) ) : array();
		foreach ( $ids ? $this->accounts->find_by_user( $user_id ) : array() as $account ) {
			if ( in_array( $account->id(), $ids, true ) ) {
				$this->accounts->delete( $account->id() );
			}
		}
	}
}
