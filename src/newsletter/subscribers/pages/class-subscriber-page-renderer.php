<?php
namespace Mainstreet\Newsletter\Subscribers\Pages;

use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;

defined( 'ABSPATH' ) || exit;

/** Renders the content of subscription pages, which are pages of the theme (Themed_Page). Works without JavaScript. */
final class Subscriber_Page_Renderer {

	/**
	 * Renders a page.
	 *
	 * @param array $page See Subscriber_Pages::page(); `notice` is a message above the text.
	 */
	public static function render( array $page, string $action ): string {
		$html   = empty( $page['notice'] ) ? '' : '<p class="mainstreet-page__notice" role="status">' . esc_html( $page['notice'] ) . '</p>';
		$html  .= '<p>' . Visitor_Text::escape( $page['text'] ) . '</p>';
		$choice = isset( $page['frequency'] ) ? self::render_choice( $page['frequency'] ) : '';
		if ( isset( $page['button'] ) ) {
			$html .= self::render_form( $action, '<input type="hidden" name="do" value="1">' . ( isset( $page['name'] ) ? '' : $choice ) . self::render_button( $page['button'] ) );
		}
		if ( isset( $page['name'] ) ) {
			$html .= self::render_form( $action, $choice . self::render_field( 'name', 'text', __( 'Your name', 'mainstreet-blocks' ), $page['name'], 'maxlength="100" autocomplete="name"' ) . self::render_button( __( 'Save', 'mainstreet-blocks' ), false ) );
		}
		if ( isset( $page['again'] ) ) {
			$html .= self::render_form( $action, self::render_field( 'again', 'email', __( 'Email address', 'mainstreet-blocks' ), $page['again'], 'required maxlength="254" autocomplete="email"', $page['error'] ?? '' ) . self::render_button( $page['send'] ?? __( 'Send a new link', 'mainstreet-blocks' ) ) );
		}
		return $html;
	}

	private static function render_form( string $action, string $html ): string {
		return '<form method="post" action="' . esc_url( $action ) . '">' . $html . '</form>';
	}

	/**
	 * Renders the choice of the email frequency.
	 *
	 * @param string $chosen Selected value.
	 */
	private static function render_choice( $chosen ): string {
		$html = '<fieldset class="mainstreet-page__choice"><legend>' . esc_html__( 'Email frequency', 'mainstreet-blocks' ) . '</legend>';
		foreach ( Subscriber_Frequency::choices() as $value => $label ) {
			$html .= '<label><input type="radio" name="frequency" value="' . esc_attr( $value ) . '"' . checked( $value, $chosen, false ) . '> ' . esc_html( $label ) . '</label>';
		}
		return $html . '</fieldset>';
	}

	/**
	 * Renders a field with its label.
	 *
	 * @param string $error Error message, or ''.
	 */
	private static function render_field( string $name, string $type, string $label, $value, string $more, $error = '' ): string {
		$id = 'mainstreet-' . $name;
		return '<p><label for="' . $id . '">' . esc_html( $label ) . '</label><input id="' . $id . '" name="' . $name . '" type="' . $type . '" ' . $more . ' value="' . Visitor_Text::escape( $value ) . '"'
			. ( '' === $error ? '' : ' aria-invalid="true" aria-describedby="' . $id . '-error"' ) . '></p>'
			. ( '' === $error ? '' : '<p class="mainstreet-page__error" id="' . $id . '-error" role="alert">' . esc_html( $error ) . '</p>' );
	}

	/**
	 * Renders a button in the theme's style.
	 *
	 * @param bool $is_main Whether it is filled, not outlined.
	 */
	private static function render_button( $label, bool $is_main = true ): string {
		return '<div class="wp-block-button' . ( $is_main ? '' : ' is-style-outline' ) . '"><button type="submit" class="wp-block-button__link wp-element-button">' . esc_html( $label ) . '</button></div>';
	}
}
