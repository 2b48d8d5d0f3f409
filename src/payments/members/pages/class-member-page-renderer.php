<?php
namespace Mainstreet\Payments\Members\Pages;

use Mainstreet\Core\Text\Visitor_Text;

defined( 'ABSPATH' ) || exit;

/** Renders the content of member pages below the title (see Themed_Page). It needs no JavaScript. */
final class Member_Page_Renderer {

	/** ARIA roles of the messages at the top, by name. */
	const MESSAGES = array(
		'notice'  => 'status',
		'problem' => 'alert',
	);

	/**
	 * @param array $page `text`; optional: `notice`, `problem` (messages), `button` (label), `link` (URL and text), `email` with `error` (form for
	 *                    a link), `memberships` (list of Membership_Item::describe_with_renewal()) with `key`, `has_portal`, `is_member`.
	 */
	public static function render( array $page ): string {
		$html = '';
		foreach ( self::MESSAGES as $name => $role ) {
			$html .= empty( $page[ $name ] ) ? '' : '<p class="mainstreet-page__' . $name . '" role="' . $role . '">' . esc_html( $page[ $name ] ) . '</p>';
		}
		$html .= '' === $page['text'] ? '' : '<p>' . Visitor_Text::escape( $page['text'] ) . '</p>';
		if ( isset( $page['email'] ) ) {
			$html .= self::render_login_form( $page['email'], $page['error'] );
		}
		if ( isset( $page['button'] ) ) {
			$html .= '<form method="post"><input type="hidden" name="do" value="in">' . self::render_button( $page['button'] ) . '</form>';
		}
		if ( isset( $page['memberships'] ) ) {
			$html .= self::render_memberships( $page ) . self::render_account_actions( $page );
		}
		return $html . ( isset( $page['link'] ) ? '<p><a href="' . esc_url( $page['link'][0] ) . '">' . esc_html( $page['link'][1] ) . '</a></p>' : '' );
	}

	/**
	 * Renders the form for a link.
	 *
	 * @param string $email Address as entered.
	 * @param string $error Error message; empty if there is none.
	 * @return string HTML.
	 */
	private static function render_login_form( $email, $error ): string {
		return '<form method="post"><p><label for="mainstreet-email">' . esc_html__( 'Email address', 'mainstreet-blocks' ) . '</label>'
			. '<input id="mainstreet-email" name="email" type="email" required maxlength="254" autocomplete="email" value="' . Visitor_Text::escape( $email ) . '"'
			. ( '' === $error ? '' : ' aria-invalid="true" aria-describedby="mainstreet-email-error"' ) . '></p>'
			. ( '' === $error ? '' : '<p class="mainstreet-page__error" id="mainstreet-email-error" role="alert">' . esc_html( $error ) . '</p>' )
			. self::render_button( __( 'Send link', 'mainstreet-blocks' ) ) . '</form>';
	}

	/**
	 * @param array $page As in render().
	 * @return string HTML.
	 */
	private static function render_memberships( array $page ): string {
		if ( ! $page['memberships'] ) {
			return '<p>' . esc_html__( 'No memberships yet.', 'mainstreet-blocks' ) . '</p>';
		}
		$html = '<ul class="mainstreet-page__list">';
		foreach ( $page['memberships'] as $item ) {
			$html .= '<li><h2>' . esc_html( $item['title'] ) . '</h2><p>' . esc_html( $item['state'] ) . '</p>' . self::render_item_actions( $item, $page ) . '</li>';
		}
		return $html . '</ul>';
	}

	/**
	 * Renders the actions of a membership.
	 *
	 * @param array $item As Membership_Item::describe_with_renewal() returns it.
	 * @param array $page As in render().
	 * @return string HTML.
	 */
	private static function render_item_actions( array $item, array $page ): string {
		$html = '';
		if ( '' !== $item['renew_url'] ) {
			/* translators: %s: name of what was bought. */
			$html .= '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" rel="nofollow" href="' . esc_url( $item['renew_url'] ) . '" aria-label="' . esc_attr( sprintf( __( 'Renew: %s', 'mainstreet-blocks' ), $item['title'] ) ) . '">' . esc_html__( 'Renew', 'mainstreet-blocks' ) . '</a></div>';
		}
		if ( $item['is_due'] && $page['has_portal'] ) {
			/* translators: %s: name of what was subscribed to. */
			$html .= self::render_action( 'portal', __( 'Update payment method', 'mainstreet-blocks' ), $page['key'], 0, sprintf( __( 'Update payment method: %s', 'mainstreet-blocks' ), $item['title'] ), true );
		}
		if ( $item['can_cancel'] ) {
			/* translators: %s: name of what was subscribed to. */
			$html .= self::render_action( 'cancel', __( 'Cancel subscription', 'mainstreet-blocks' ), $page['key'], $item['id'], sprintf( __( 'Cancel subscription: %s', 'mainstreet-blocks' ), $item['title'] ) );
		}
		return '' === $html ? '' : '<div class="mainstreet-page__actions">' . $html . '</div>';
	}

	/**
	 * @param array $page As in render().
	 * @return string HTML.
	 */
	private static function render_account_actions( array $page ): string {
		return '<div class="mainstreet-page__actions">'
			. ( $page['has_portal'] ? self::render_action( 'portal', __( 'Payment method and invoices', 'mainstreet-blocks' ), $page['key'] ) : '' )
			. self::render_action( 'out', __( 'Log out', 'mainstreet-blocks' ), $page['key'] )
			. ( $page['is_member'] ? self::render_action( 'out_everywhere', __( 'Log out everywhere', 'mainstreet-blocks' ), $page['key'] ) : '' )
			. '</div>';
	}

	/**
	 * Renders a form with one button.
	 *
	 * @param string $name       Action, see Account.
	 * @param string $key        Token of the form.
	 * @param int    $membership Id of a membership; 0 for none.
	 * @param string $long       Label for screen readers; empty uses $label.
	 * @param bool   $is_main    Whether the button is filled instead of outlined.
	 * @return string HTML.
	 */
	private static function render_action( string $name, string $label, $key, $membership = 0, string $long = '', bool $is_main = false ): string {
		return '<form method="post"><input type="hidden" name="do" value="' . esc_attr( $name ) . '"><input type="hidden" name="key" value="' . esc_attr( $key ) . '">'
			. ( $membership ? '<input type="hidden" name="membership" value="' . esc_attr( (string) $membership ) . '">' : '' )
			. self::render_button( $label, $long, $is_main ) . '</form>';
	}

	/**
	 * Renders a button in the style of the theme.
	 *
	 * @param string $label   Text of the button.
	 * @param string $long    Label for screen readers; empty uses $label.
	 * @param bool   $is_main Whether it is filled instead of outlined.
	 * @return string HTML.
	 */
	private static function render_button( $label, string $long = '', bool $is_main = true ): string {
		return '<div class="wp-block-button' . ( $is_main ? '' : ' is-style-outline' ) . '"><button type="submit" class="wp-block-button__link wp-element-button"'
			. ( '' === $long ? '' : ' aria-label="' . esc_attr( $long ) . '"' ) . '>' . esc_html( $label ) . '</button></div>';
	}
}
