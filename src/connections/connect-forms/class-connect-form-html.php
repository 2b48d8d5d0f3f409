<?php
namespace Mainstreet\Connections\Connect_Forms;

use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Core\Options\Settings_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Draws it: where what is asked for comes from, fields, who may use the account, buttons. What was entered is in it again.
 */
final class Connect_Form_Html {

	/** Service. */
	private string $service;

	/** What is said of it. */
	private array $form;

	/** Draws the page. */
	private Connect_Page $page;

	/**
	 * The form of a service.
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
	 * The form.
	 *
	 * @param string[] $values   What the fields hold.
	 * @param bool     $is_mine  Whether the account is for its owner alone.
	 * @param bool     $is_wrong Whether something is wrong with it.
	 */
	public function form( array $values, bool $is_mine, bool $is_wrong ): string {
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
			$button = sprintf( '<p><button type="submit" class="button button-primary" name="sign_in" value="1" formnovalidate>%s</button></p>', esc_html( sprintf( __( 'Sign in with %s', 'mainstreet-blocks' ), $this->form['label'] ) ) );
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

	/** What to say where people can but sign in, and there is no app. */
	private function without_app(): string {
		/* translators: %s: name of an outside service. */
		$text = $this->page->say( sprintf( __( '%s requires this site’s own app to sign in, and no app is set up yet.', 'mainstreet-blocks' ), $this->form['label'] ) );
		return current_user_can( 'manage_options' )
			? $text . sprintf( '<p><a href="%1$s" target="_blank">%2$s</a></p>', esc_url( Settings_Page::url() . '#/connections/' . $this->service ), esc_html__( 'Set up the app (opens settings)', 'mainstreet-blocks' ) )
			: $text . $this->page->say( __( 'Please ask a site administrator to set it up.', 'mainstreet-blocks' ) );
	}

	/** Where what is asked for comes from. */
	private function steps(): string {
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
	 */
	private function field( $name, array $field, string $value, bool $is_wrong ): string {
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
			Connect_Fields::MOST,
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
	 */
	private function who( bool $is_mine ): string {
		if ( ! current_user_can( 'manage_options' ) || ( isset( $this->form['oauth'] ) && $this->form['oauth']->wants( 'own' ) ) ) {
			return $this->page->say( __( 'Only you can use this account on this site.', 'mainstreet-blocks' ) );
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
