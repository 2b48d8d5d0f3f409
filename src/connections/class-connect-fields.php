<?php
/**
 * What the window asks for that connects an account.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Connections;

use Mainstreet\Core\Settings_Page;

defined( 'ABSPATH' ) || exit;

/**
 * The window of a service that asks for more than a token (Connect_Forms, `fields`), or that people sign in at: fields, who may
 * use the account, and buttons. What was entered stays when something is wrong with it.
 */
final class Connect_Fields {

	/** Characters of a field. */
	const MOST = 2000;

	/**
	 * Service.
	 *
	 * @var string
	 */
	private $service;

	/**
	 * What is said of it.
	 *
	 * @var array
	 */
	private $form;

	/**
	 * Draws the page.
	 *
	 * @var Connect_Page
	 */
	private $page;

	/**
	 * The window of a service.
	 *
	 * @param string       $service Service.
	 * @param array        $form    Entry of Connect_Forms.
	 * @param Connect_Page $page    Draws the page.
	 */
	public function __construct( $service, array $form, Connect_Page $page ) {
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
	public function read( array $entered ) {
		$values = array();
		foreach ( array_keys( $this->form['fields'] ) as $name ) {
			$value           = isset( $entered[ $name ] ) && is_string( $entered[ $name ] ) ? trim( $entered[ $name ] ) : '';
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
	public function owner( array $entered ) {
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
	 * @return string
	 */
	public function page( array $entered, $posted, $error = '', $again = 0 ) {
		if ( ! current_user_can( $this->form['capability'] ) ) {
			return $this->frame( $this->page->say( __( 'Sorry, you are not allowed to connect an account. Please ask an administrator of this site.', 'mainstreet-blocks' ) ) );
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
		return $this->frame( $this->page->complain( $error ) . $this->form( $values, $is_mine, '' !== $error ) );
	}

	/**
	 * Connects an account.
	 *
	 * @param string[] $values What was entered.
	 * @param int      $owner  Whose it will be.
	 * @return Account|\WP_Error
	 */
	private function connect( array $values, $owner ) {
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
	private function known( $account ) {
		$values = array();
		foreach ( $this->form['fields'] as $name => $field ) {
			$value           = $account && isset( $field['known'] ) ? $account->meta( $field['known'] ) : '';
			$values[ $name ] = is_string( $value ) ? $value : '';
		}
		return $values;
	}

	/**
	 * The form.
	 *
	 * @param string[] $values   What the fields hold.
	 * @param bool     $is_mine  Whether the account is for its owner alone.
	 * @param bool     $is_wrong Whether something is wrong with it.
	 * @return string
	 */
	private function form( array $values, $is_mine, $is_wrong ) {
		$flow     = isset( $this->form['oauth'] ) ? new OAuth_Flow( $this->form['oauth'] ) : null;
		$signs_in = $flow && $flow->is_ready();
		if ( ! $signs_in && ! $this->form['connect'] ) {
			return $this->without_app();
		}
		$first  = '';
		$second = '';
		foreach ( $this->form['fields'] as $name => $field ) {
			$html = $this->field( $name, $field, $values[ $name ], $is_wrong );
			if ( $signs_in && ! empty( $field['signs_in'] ) ) {
				$first .= $html;
			} else {
				$second .= $html;
			}
		}
		$who     = $this->who( $is_mine );
		$connect = sprintf( '<p><button type="submit" class="button%1$s">%2$s</button></p>', $signs_in ? '' : ' button-primary', esc_html__( 'Connect', 'mainstreet-blocks' ) );
		$data    = '<p class="description">' . esc_html( $this->form['data'] ) . '</p>';
		if ( $signs_in ) {
			/* translators: %s: name of an outside service. */
			$button = sprintf( '<p><button type="submit" class="button button-primary" name="sign_in" value="1" formnovalidate>%s</button></p>', esc_html( sprintf( __( 'Sign in at %s', 'mainstreet-blocks' ), $this->form['label'] ) ) );
			$inner  = $first . $who . $data . $button . ( $this->form['connect'] ? '<h2>' . esc_html__( 'Or paste a token', 'mainstreet-blocks' ) . '</h2>' . $this->steps() . $second . $connect : '' );
		} else {
			$inner = $this->steps() . $second . $who . $data . $connect;
		}
		return sprintf(
			'<form method="post" action="%1$s">%2$s%3$s</form>',
			esc_url( Connect_Popup::url( $this->service ) ),
			wp_nonce_field( Connect_Popup::SLUG . '-' . $this->service, '_wpnonce', true, false ),
			$inner
		);
	}

	/**
	 * What to say where people can but sign in, and there is no app.
	 *
	 * @return string
	 */
	private function without_app() {
		/* translators: %s: name of an outside service. */
		$text = $this->page->say( sprintf( __( '%s lets people sign in with an app of the site’s own only, and none is set up.', 'mainstreet-blocks' ), $this->form['label'] ) );
		return current_user_can( 'manage_options' )
			? $text . sprintf( '<p><a href="%1$s" target="_blank">%2$s</a></p>', esc_url( Settings_Page::url() . '#/connections/' . $this->service ), esc_html__( 'Set up the app (opens the settings)', 'mainstreet-blocks' ) )
			: $text . $this->page->say( __( 'Please ask an administrator of this site to do so.', 'mainstreet-blocks' ) );
	}

	/**
	 * Where what is asked for comes from.
	 *
	 * @return string
	 */
	private function steps() {
		$steps = '';
		foreach ( $this->form['steps'] as $step ) {
			$steps .= '<li>' . esc_html( $step ) . '</li>';
		}
		$link = '' === $this->form['url'] ? '' : sprintf( '<p><a href="%1$s" target="_blank" rel="noopener noreferrer">%2$s</a></p>', esc_url( $this->form['url'] ), esc_html( $this->form['url_text'] ) );
		return ( '' === $steps ? '' : '<ol>' . $steps . '</ol>' ) . $link;
	}

	/**
	 * A field.
	 *
	 * @param string $name     Its name.
	 * @param array  $field    What is said of it.
	 * @param string $value    What it holds.
	 * @param bool   $is_wrong Whether something is wrong with the form.
	 * @return string
	 */
	private function field( $name, array $field, $value, $is_wrong ) {
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
			self::MOST,
			'text' === $field['type'] ? 'auto' : 'ltr',
			empty( $field['optional'] ) ? ' required' : '',
			$notes ? ' aria-describedby="' . esc_attr( implode( ' ', $notes ) ) . '"' : '',
			isset( $field['help'] ) ? '<span class="description" id="' . esc_attr( $id . '-help' ) . '">' . esc_html( $field['help'] ) . '</span>' : ''
		);
	}

	/**
	 * The choice who may use the account; for who may make that choice.
	 *
	 * @param bool $is_mine Whether it is for its owner alone.
	 * @return string
	 */
	private function who( $is_mine ) {
		if ( ! current_user_can( 'manage_options' ) ) {
			return $this->page->say( __( 'Only you can use this account on this site.', 'mainstreet-blocks' ) );
		}
		return sprintf(
			'<p><label for="mainstreet-account-who">%1$s</label><br /><select id="mainstreet-account-who" name="account[who]"><option value="all"%2$s>%3$s</option><option value="me"%4$s>%5$s</option></select></p>',
			esc_html__( 'Who may use it', 'mainstreet-blocks' ),
			selected( $is_mine, false, false ),
			esc_html__( 'All who may publish', 'mainstreet-blocks' ),
			selected( $is_mine, true, false ),
			esc_html__( 'Only me', 'mainstreet-blocks' )
		);
	}

	/**
	 * The page around.
	 *
	 * @param string $content Content, escaped.
	 * @return string
	 */
	private function frame( $content ) {
		return $this->page->frame( $this->form['title'], $content );
	}
}
