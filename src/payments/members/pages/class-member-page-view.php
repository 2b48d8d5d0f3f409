<?php
namespace Mainstreet\Payments\Members\Pages;

use Mainstreet\Core\Text\Visitor_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Draws what stands in a page of the theme (Themed_Page) below its title. It needs no script.
 */
final class Member_Page_View {

	/** Messages above, by their names, with their roles. */
	const MESSAGES = array(
		'notice'  => 'status',
		'problem' => 'alert',
	);

	/**
	 * Draws a page.
	 *
	 * @param array $page `text`; and where they apply `notice`, `problem` (messages above), `button` (its label), `link`
	 *                    (address and text), `email` with `error` (form that asks for a link), `memberships` (list, see Account) with
	 *                    `key`, `has_portal`, `is_member`.
	 * @return string HTML.
	 */
	public static function html( array $page ): string {
		$html = '';
		foreach ( self::MESSAGES as $name => $role ) {
			$html .= empty( $page[ $name ] ) ? '' : '<p class="mainstreet-page__' . $name . '" role="' . $role . '">' . esc_html( $page[ $name ] ) . '</p>';
		}
		$html .= '' === $page['text'] ? '' : '<p>' . Visitor_Text::escape( $page['text'] ) . '</p>';
		if ( isset( $page['email'] ) ) {
			$html .= self::ask( $page['email'], $page['error'] );
		}
		if ( isset( $page['button'] ) ) {
			$html .= '<form method="post"><input type="hidden" name="do" value="in">' . self::button( $page['button'] ) . '</form>';
		}
		if ( isset( $page['memberships'] ) ) {
			$html .= self::memberships( $page ) . self::actions( $page );
		}
		return $html . ( isset( $page['link'] ) ? '<p><a href="' . esc_url( $page['link'][0] ) . '">' . esc_html( $page['link'][1] ) . '</a></p>' : '' );
	}

	/**
	 * The form that asks for a link.
	 *
	 * @param string $email What was typed.
	 * @param string $error What is wrong with it, '' for nothing.
	 * @return string HTML.
	 */
	private static function ask( $email, $error ): string {
		return '<form method="post"><p><label for="mainstreet-email">' . esc_html__( 'Email address', 'mainstreet-blocks' ) . '</label>'
			. '<input id="mainstreet-email" name="email" type="email" required maxlength="254" autocomplete="email" value="' . Visitor_Text::escape( $email ) . '"'
			. ( '' === $error ? '' : ' aria-invalid="true" aria-describedby="mainstreet-email-error"' ) . '></p>'
			. ( '' === $error ? '' : '<p class="mainstreet-page__error" id="mainstreet-email-error" role="alert">' . esc_html( $error ) . '</p>' )
			. self::button( __( 'Send link', 'mainstreet-blocks' ) ) . '</form>';
	}

	/**
	 * What a member has.
	 *
	 * @param array $page See html().
	 * @return string HTML.
	 */
	private static function memberships( array $page ): string {
		if ( ! $page['memberships'] ) {
			return '<p>' . esc_html__( 'No memberships yet.', 'mainstreet-blocks' ) . '</p>';
		}
		$html = '<ul class="mainstreet-page__list">';
		foreach ( $page['memberships'] as $item ) {
			$html .= '<li><h2>' . esc_html( $item['title'] ) . '</h2><p>' . esc_html( $item['state'] ) . '</p>' . self::item_actions( $item, $page ) . '</li>';
		}
		return $html . '</ul>';
	}

	/**
	 * What can be done about a membership.
	 *
	 * @param array $item Membership, see Account.
	 * @param array $page See html().
	 * @return string HTML.
	 */
	private static function item_actions( array $item, array $page ): string {
		$html = '';
		if ( '' !== $item['renew_url'] ) {
			/* translators: %s: name of what was bought. */
			$html .= '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" rel="nofollow" href="' . esc_url( $item['renew_url'] ) . '" aria-label="' . esc_attr( sprintf( __( 'Renew: %s', 'mainstreet-blocks' ), $item['title'] ) ) . '">' . esc_html__( 'Renew', 'mainstreet-blocks' ) . '</a></div>';
		}
		if ( $item['is_due'] && $page['has_portal'] ) {
			/* translators: %s: name of what was subscribed to. */
			$html .= self::act( 'portal', __( 'Update payment method', 'mainstreet-blocks' ), $page['key'], 0, sprintf( __( 'Update payment method: %s', 'mainstreet-blocks' ), $item['title'] ), true );
		}
		if ( $item['can_cancel'] ) {
			/* translators: %s: name of what was subscribed to. */
			$html .= self::act( 'cancel', __( 'Cancel subscription', 'mainstreet-blocks' ), $page['key'], $item['id'], sprintf( __( 'Cancel subscription: %s', 'mainstreet-blocks' ), $item['title'] ) );
		}
		return '' === $html ? '' : '<div class="mainstreet-page__actions">' . $html . '</div>';
	}

	/**
	 * What can be done about the account.
	 *
	 * @param array $page See html().
	 * @return string HTML.
	 */
	private static function actions( array $page ): string {
		return '<div class="mainstreet-page__actions">'
			. ( $page['has_portal'] ? self::act( 'portal', __( 'Payment method and invoices', 'mainstreet-blocks' ), $page['key'] ) : '' )
			. self::act( 'out', __( 'Log out', 'mainstreet-blocks' ), $page['key'] )
			. ( $page['is_member'] ? self::act( 'out_everywhere', __( 'Log out everywhere', 'mainstreet-blocks' ), $page['key'] ) : '' )
			. '</div>';
	}

	/**
	 * A button that does something.
	 *
	 * @param string $name       What it does.
	 * @param string $label      Its text.
	 * @param string $key        Key of the form.
	 * @param int    $membership Membership it is about; 0 for none.
	 * @param string $long       Its text for who only hears it.
	 * @param bool   $is_main    Whether it is what most people want here.
	 * @return string HTML.
	 */
	private static function act( string $name, string $label, $key, $membership = 0, string $long = '', bool $is_main = false ): string {
		return '<form method="post"><input type="hidden" name="do" value="' . esc_attr( $name ) . '"><input type="hidden" name="key" value="' . esc_attr( $key ) . '">'
			. ( $membership ? '<input type="hidden" name="membership" value="' . esc_attr( (string) $membership ) . '">' : '' )
			. self::button( $label, $long, $is_main ) . '</form>';
	}

	/**
	 * A button as the theme has them.
	 *
	 * @param string $label   Its text.
	 * @param string $long    Its text for who only hears it; '' for the same.
	 * @param bool   $is_main Whether it is filled.
	 * @return string HTML.
	 */
	private static function button( $label, string $long = '', bool $is_main = true ): string {
		return '<div class="wp-block-button' . ( $is_main ? '' : ' is-style-outline' ) . '"><button type="submit" class="wp-block-button__link wp-element-button"'
			. ( '' === $long ? '' : ' aria-label="' . esc_attr( $long ) . '"' ) . '>' . esc_html( $label ) . '</button></div>';
	}
}
