<?php
namespace Mainstreet\Connections\Connect_Forms;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Options\Settings_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the popup of services that need more than a token (Connect_Forms, `fields`) or support sign-in. After an error the form is
 * shown again with the entered values.
 */
final class Connect_Form {

	/** Maximum number of characters of a field. */
	const MAX_LENGTH = 2000;

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
	 * @return string[] Values by name; '' if a value is not text or too long.
	 */
	public function parse( array $entered ): array {
		$values = array();
		foreach ( array_keys( $this->form['fields'] ) as $name ) {
			$value           = trim( Attributes::text( $entered, $name ) );
			$values[ $name ] = mb_strlen( $value ) <= self::MAX_LENGTH ? wp_check_invalid_utf8( $value ) : '';
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
	public function render( array $entered, bool $posted, string $error = '', int $again = 0 ): string {
		if ( ! current_user_can( $this->form['capability'] ) ) {
			return $this->document( $this->page->paragraph( __( 'Sorry, you are not allowed to connect an account. Please ask a site administrator.', 'mainstreet-blocks' ) ) );
		}
		$values = $this->parse( $entered );
		if ( $posted && '' === $error && $this->form['connect'] ) {
			$account = $this->connect( $values, $this->owner( $entered ) );
			if ( $account instanceof Account ) {
				return $this->document( $this->page->connected( $account ) );
			}
			$error = $account->get_error_message();
		}
		$is_mine = isset( $entered['who'] ) && 'me' === $entered['who'];
		if ( ! $posted ) {
			$account = $again > 0 ? ( new Accounts() )->find( $again ) : null;
			$account = $account && $account->service() === $this->service && $account->is_for( get_current_user_id() ) ? $account : null;
			$values  = $this->initial_values( $account );
			$is_mine = $account && $account->user_id() > 0;
		}
		return $this->document( $this->page->error( $error ) . $this->render_form( $values, $is_mine, '' !== $error ) );
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
	 * @return string[] By name.
	 */
	private function initial_values( ?Account $account ): array {
		$values = array();
		foreach ( $this->form['fields'] as $name => $field ) {
			$value           = $account && isset( $field['known'] ) ? $account->meta( $field['known'] ) : '';
			$values[ $name ] = is_string( $value ) ? $value : '';
		}
		return $values;
	}

	/** @param string $content Content, escaped. */
	private function document( string $content ): string {
		return $this->page->document( $this->form['title'], $content );
	}

	/**
	 * Renders the form: instructions, fields, the choice of who may use the account, and buttons.
	 *
	 * @param string[] $values   Values of the fields, by name.
	 * @param bool     $is_mine  Whether "Only me" is selected.
	 * @param bool     $is_wrong Whether an error is shown.
	 */
	private function render_form( array $values, bool $is_mine, bool $is_wrong ): string {
		$flow     = isset( $this->form['oauth'] ) ? new OAuth_Flow( $this->form['oauth'] ) : null;
		$signs_in = $flow && $flow->is_ready();
		if ( ! $signs_in && ! $this->form['connect'] ) {
			return $this->setup_notice();
		}
		$first  = '';
		$second = '';
		foreach ( $this->form['fields'] as $name => $field ) {
			$html = $this->render_field( $name, $field, $values[ $name ], $is_wrong );
			if ( $signs_in && ! empty( $field['signs_in'] ) ) {
				$first .= $html;
			} else {
				$second .= $html;
			}
		}
		$who     = $this->owner_field( $is_mine );
		$connect = sprintf( '<p><button type="submit" class="button%1$s">%2$s</button></p>', $signs_in ? '' : ' button-primary', esc_html__( 'Connect', 'mainstreet-blocks' ) );
		$data    = '<p class="description">' . esc_html( $this->form['data'] ) . '</p>';
		if ( $signs_in ) {
			$button = $this->page->sign_in_button( $this->form['label'], ' formnovalidate' );
			$inner  = $first . $who . $data . $button . ( $this->form['connect'] ? $this->page->token_heading() . $this->page->steps( $this->form ) . $second . $connect : '' );
		} else {
			$inner = $this->page->steps( $this->form ) . $second . $who . $data . $connect;
		}
		return $this->page->form( $this->service, $inner );
	}

	/** Renders the message for services that only support sign-in, while no app is set up. */
	private function setup_notice(): string {
		/* translators: %s: name of an outside service. */
		$text = $this->page->paragraph( sprintf( __( '%s requires this site’s own app to sign in, and no app is set up yet.', 'mainstreet-blocks' ), $this->form['label'] ) );
		return current_user_can( 'manage_options' )
			? $text . sprintf( '<p><a href="%1$s" target="_blank">%2$s</a></p>', esc_url( Settings_Page::url() . '#/connections/' . $this->service ), esc_html__( 'Set up the app (opens settings)', 'mainstreet-blocks' ) )
			: $text . $this->page->paragraph( __( 'Please ask a site administrator to set it up.', 'mainstreet-blocks' ) );
	}

	/**
	 * Renders a field.
	 *
	 * @param string $name     Name.
	 * @param array  $field    Entry of `fields` in Connect_Forms.
	 * @param bool   $is_wrong Whether an error is shown.
	 */
	private function render_field( $name, array $field, string $value, bool $is_wrong ): string {
		$id    = 'mainstreet-account-' . $name;
		$notes = array_filter( array( isset( $field['help'] ) ? $id . '-help' : '', $is_wrong ? 'mainstreet-error' : '' ) );
		return sprintf(
			'<p><label for="%1$s">%2$s</label><br /><input type="%3$s" class="large-text%4$s" id="%1$s" name="account[%5$s]" value="%6$s" maxlength="%7$d" dir="%8$s" autocomplete="off" autocapitalize="none" spellcheck="false"%9$s%10$s />%11$s</p>',
			esc_attr( $id ),
			esc_html( $field['label'] ),
			esc_attr( $field['type'] ),
			'password' === $field['type'] ? ' code' : '',
			esc_attr( $name ),
			esc_attr( $value ),
			self::MAX_LENGTH,
			'text' === $field['type'] ? 'auto' : 'ltr',
			empty( $field['optional'] ) ? ' required' : '',
			$notes ? ' aria-describedby="' . esc_attr( implode( ' ', $notes ) ) . '"' : '',
			isset( $field['help'] ) ? '<span class="description" id="' . esc_attr( $id . '-help' ) . '">' . esc_html( $field['help'] ) . '</span>' : ''
		);
	}

	/**
	 * Renders the choice of who may use the account, or a note if the user has no choice.
	 *
	 * @param bool $is_mine Whether "Only me" is selected.
	 */
	private function owner_field( bool $is_mine ): string {
		if ( ! current_user_can( 'manage_options' ) || ( isset( $this->form['oauth'] ) && $this->form['oauth']->wants( 'own' ) ) ) {
			return $this->page->paragraph( __( 'Only you can use this account on this site.', 'mainstreet-blocks' ) );
		}
		return sprintf(
			'<p><label for="mainstreet-account-who">%1$s</label><br /><select id="mainstreet-account-who" name="account[who]"><option value="all"%2$s>%3$s</option><option value="me"%4$s>%5$s</option></select></p>',
			esc_html__( 'Who can use it', 'mainstreet-blocks' ),
			selected( $is_mine, false, false ),
			esc_html__( 'Everyone who can publish posts', 'mainstreet-blocks' ),
			selected( $is_mine, true, false ),
			esc_html__( 'Only me', 'mainstreet-blocks' )
		);
	}
}
