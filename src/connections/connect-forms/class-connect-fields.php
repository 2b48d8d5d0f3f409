<?php
namespace Mainstreet\Connections\Connect_Forms;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the popup of services that need more than a token (Connect_Forms, `fields`) or support sign-in. After an error the form is
 * shown again with the entered values.
 */
final class Connect_Fields {

	/** Maximum number of characters of a field. */
	const MOST = 2000;

	private string $service;

	/** Entry of Connect_Forms. */
	private array $form;

	/** Renders the page. */
	private Connect_Page $page;

	public function __construct( string $service, array $form, Connect_Page $page ) {
		$this->service = $service;
		$this->form    = $form;
		$this->page    = $page;
	}

	/**
	 * Reads the submitted values of the fields.
	 *
	 * @param array $entered Submitted fields.
	 * @return string[] Values by name; '' if a value is not text or too long.
	 */
	public function read( array $entered ): array {
		$values = array();
		foreach ( array_keys( $this->form['fields'] ) as $name ) {
			$value           = trim( Attributes::text( $entered, $name ) );
			$values[ $name ] = mb_strlen( $value ) <= self::MOST ? wp_check_invalid_utf8( $value ) : '';
		}
		return $values;
	}

	/**
	 * Returns the owner of the new account. Only users with `manage_options` can connect shared accounts.
	 *
	 * @param array $entered Submitted fields.
	 * @return int User id; 0 for a shared account.
	 */
	public function owner( array $entered ): int {
		$is_mine = isset( $entered['who'] ) && 'me' === $entered['who'];
		return ! $is_mine && current_user_can( 'manage_options' ) ? 0 : get_current_user_id();
	}

	/**
	 * Renders the page. Connects the account first if the form was submitted without an error.
	 *
	 * @param array  $entered Submitted fields.
	 * @param bool   $posted  Whether the form was submitted.
	 * @param string $error   Error message; '' for none.
	 * @param int    $again   Account that is reconnected; 0 for none.
	 */
	public function page( array $entered, bool $posted, string $error = '', int $again = 0 ): string {
		if ( ! current_user_can( $this->form['capability'] ) ) {
			return $this->frame( $this->page->say( __( 'Sorry, you are not allowed to connect an account. Please ask a site administrator.', 'mainstreet-blocks' ) ) );
		}
		$values = $this->read( $entered );
		if ( $posted && '' === $error && $this->form['connect'] ) {
			$account = $this->connect( $values, $this->owner( $entered ) );
			if ( $account instanceof Account ) {
				return $this->frame( $this->page->success( $account ) );
			}
			$error = $account->get_error_message();
		}
		$is_mine = isset( $entered['who'] ) && 'me' === $entered['who'];
		if ( ! $posted ) {
			$account = $again > 0 ? ( new Accounts() )->find( $again ) : null;
			$account = $account && $account->service() === $this->service && $account->is_for( get_current_user_id() ) ? $account : null;
			$values  = $this->known( $account );
			$is_mine = $account && $account->user_id() > 0;
		}
		$html = new Connect_Form_Html( $this->service, $this->form, $this->page );
		return $this->frame( $this->page->complain( $error ) . $html->form( $values, $is_mine, '' !== $error ) );
	}

	/**
	 * Checks the required fields and connects the account.
	 *
	 * @param string[] $values Values by name.
	 * @param int      $owner  User id; 0 for a shared account.
	 * @return Account|\WP_Error
	 */
	private function connect( array $values, int $owner ) {
		foreach ( $this->form['fields'] as $name => $field ) {
			if ( '' === $values[ $name ] && empty( $field['optional'] ) ) {
				/* translators: %s: label of a field. */
				return new \WP_Error( 'empty', sprintf( __( 'Please fill in “%s”.', 'mainstreet-blocks' ), $field['label'] ) );
			}
		}
		return $this->form['connect']( $values, $owner );
	}

	/**
	 * Returns the initial values of the fields, from the account that is reconnected.
	 *
	 * @param Account|null $account Account that is reconnected.
	 * @return string[] By name.
	 */
	private function known( ?Account $account ): array {
		$values = array();
		foreach ( $this->form['fields'] as $name => $field ) {
			$value           = $account && isset( $field['known'] ) ? $account->meta( $field['known'] ) : '';
			$values[ $name ] = is_string( $value ) ? $value : '';
		}
		return $values;
	}

	/** @param string $content Content, escaped. */
	private function frame( string $content ): string {
		return $this->page->frame( $this->form['title'], $content );
	}
}
