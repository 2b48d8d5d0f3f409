<?php
namespace Mainstreet\Connections\Connect_Forms;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * The window of a service that asks for more than a token (Connect_Forms, `fields`), or that people sign in at: fields, who may
 * use the account, and buttons. What was entered stays when something is wrong with it.
 */
final class Connect_Fields {

	/** Characters of a field. */
	const MOST = 2000;

	/** Service. */
	private string $service;

	/** What is said of it. */
	private array $form;

	/** Draws the page. */
	private Connect_Page $page;

	/**
	 * The window of a service.
	 *
	 * @param string       $service Service.
	 * @param array        $form    Entry of Connect_Forms.
	 * @param Connect_Page $page    Draws the page.
	 */
	public function __construct( string $service, array $form, Connect_Page $page ) {
		$this->service = $service;
		$this->form    = $form;
		$this->page    = $page;
	}

	/**
	 * What was entered.
	 *
	 * @param array $entered Fields of the form.
	 * @return string[] By name, '' for what is no text or too long.
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
	 * Whose the account will be. Only who may manage options connects one for everybody.
	 *
	 * @param array $entered Fields of the form.
	 * @return int User; 0 for all who publish.
	 */
	public function owner( array $entered ): int {
		$is_mine = isset( $entered['who'] ) && 'me' === $entered['who'];
		return ! $is_mine && current_user_can( 'manage_options' ) ? 0 : get_current_user_id();
	}

	/**
	 * The page. Connects what was entered, unless there is something wrong already.
	 *
	 * @param array  $entered Fields of the form.
	 * @param bool   $posted  Whether the form was sent.
	 * @param string $error   What is wrong; '' for nothing.
	 * @param int    $again   Account that is connected again; 0 for none.
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
	 * Connects an account.
	 *
	 * @param string[] $values What was entered.
	 * @param int      $owner  Whose it will be.
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
	 * What the fields begin with when an account is connected again.
	 *
	 * @param Account|null $account Account.
	 * @return string[]
	 */
	private function known( ?Account $account ): array {
		$values = array();
		foreach ( $this->form['fields'] as $name => $field ) {
			$value           = $account && isset( $field['known'] ) ? $account->meta( $field['known'] ) : '';
			$values[ $name ] = is_string( $value ) ? $value : '';
		}
		return $values;
	}

	/**
	 * The page around.
	 *
	 * @param string $content Content, escaped.
	 */
	private function frame( string $content ): string {
		return $this->page->frame( $this->form['title'], $content );
	}
}
