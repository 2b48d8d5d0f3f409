<?php
namespace Mainstreet\Connections\Connect_Forms;

use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Core\Options\Settings_Page;

defined( 'ABSPATH' ) || exit;

/** Renders the form of Connect_Fields: instructions, fields, the choice of who may use the account, and buttons. */
final class Connect_Form_Html {

	private string $service;

	/** Entry of Connect_Forms. */
	private array $form;

	/** Renders messages. */
	private Connect_Page $page;

	public function __construct( string $service, array $form, Connect_Page $page ) {
		$this->service = $service;
		$this->form    = $form;
		$this->page    = $page;
	}

	/**
	 * Renders the form.
	 *
	 * @param string[] $values   Values of the fields, by name.
	 * @param bool     $is_mine  Whether "Only me" is selected.
	 * @param bool     $is_wrong Whether an error is shown.
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

	/** Renders the message for services that only support sign-in, while no app is set up. */
	private function without_app(): string {
		/* translators: %s: name of an outside service. */
		$text = $this->page->say( sprintf( __( '%s requires this site’s own app to sign in, and no app is set up yet.', 'mainstreet-blocks' ), $this->form['label'] ) );
		return current_user_can( 'manage_options' )
			? $text . sprintf( '<p><a href="%1$s" target="_blank">%2$s</a></p>', esc_url( Settings_Page::url() . '#/connections/' . $this->service ), esc_html__( 'Set up the app (opens settings)', 'mainstreet-blocks' ) )
			: $text . $this->page->say( __( 'Please ask a site administrator to set it up.', 'mainstreet-blocks' ) );
	}

	/** Renders the instructions for getting a token. */
	private function steps(): string {
		$steps = '';
		foreach ( $this->form['steps'] as $step ) {
			$steps .= '<li>' . esc_html( $step ) . '</li>';
		}
		$link = '' === $this->form['url'] ? '' : sprintf( '<p><a href="%1$s" target="_blank" rel="noopener noreferrer">%2$s</a></p>', esc_url( $this->form['url'] ), esc_html( $this->form['url_text'] ) );
		return ( '' === $steps ? '' : '<ol>' . $steps . '</ol>' ) . $link;
	}

	/**
	 * Renders a field.
	 *
	 * @param string $name     Name.
	 * @param array  $field    Entry of `fields` in Connect_Forms.
	 * @param bool   $is_wrong Whether an error is shown.
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
	 * Renders the choice of who may use the account, or a note if the user has no choice.
	 *
	 * @param bool $is_mine Whether "Only me" is selected.
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
