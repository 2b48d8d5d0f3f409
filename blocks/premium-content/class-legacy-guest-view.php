<?php
namespace Mainstreet\Blocks\Premium_Content;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Registration\Block_Types\Style_Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the buttons of the first guest views, which stored them in attributes instead of inner blocks
 * (docs/content-format.md 18.2, D2). The editor converts them to blocks when the post is opened.
 */
final class Legacy_Guest_View {

	/**
	 * Adds the buttons to a view that stores them in attributes.
	 *
	 * @param string $content    Markup of the view.
	 * @param array  $attributes Attributes as stored; any type.
	 * @param array  $context    Block context from the container.
	 * @return string Markup.
	 */
	public static function add_buttons( string $content, array $attributes, array $context ) {
		$end = strrpos( $content, '</div>' );
		if ( '' === Attributes::text( $attributes, 'buttonClasses', 500 ) || false === $end || false !== strpos( $content, 'wp-block-premium-content-buttons' ) ) {
			return $content;
		}
		return substr_replace( $content, '<div class="wp-block-premium-content-buttons wp-block-buttons">' . self::render_subscribe_button( $attributes, $context ) . self::render_login_button( $attributes ) . '</div>', $end, 0 );
	}

	/**
	 * Renders the payment button in its first format.
	 *
	 * @param array $context Block context from the container.
	 * @return string Escaped HTML.
	 */
	private static function render_subscribe_button( array $attributes, array $context ): string {
		$colors = array_intersect_key( $attributes, array_flip( array( 'backgroundButtonColor', 'textButtonColor', 'customBackgroundButtonColor', 'customTextButtonColor' ) ) );
		$plans  = array_filter(
			array(
				'planId'  => isset( $context['premium-content/planId'] ) ? $context['premium-content/planId'] : null,
				'planIds' => isset( $context['premium-content/planIds'] ) ? $context['premium-content/planIds'] : null,
			)
		);
		return self::render_inner_block( 'jetpack/recurring-payments', $colors + $plans + array( 'submitButtonText' => self::get_label( $attributes, 'subscribeButtonText', __( 'Subscribe', 'mainstreet-blocks' ) ) ), '' );
	}

	/**
	 * Renders the log-in button.
	 *
	 * @return string Escaped HTML.
	 */
	private static function render_login_button( array $attributes ): string {
		$background = Style_Attributes::color( $attributes, 'customBackgroundButtonColor' );
		$color      = Style_Attributes::color( $attributes, 'customTextButtonColor' );
		$slugs      = array( Style_Attributes::slug( $attributes, 'textButtonColor' ), Style_Attributes::slug( $attributes, 'backgroundButtonColor' ) );
		$classes    = Style_Attributes::color_classes( '' === $slugs[0] ? '' !== $color : $slugs[0], '' === $slugs[1] ? '' !== $background : $slugs[1], '' );
		$style      = Style_Attributes::style(
			array(
				'background-color' => $background,
				'color'            => $color,
			)
		);
		$link       = sprintf(
			'<a class="%1$s"%2$s>%3$s</a>',
			esc_attr( implode( ' ', array_merge( array( 'wp-block-button__link' ), $classes ) ) ),
			'' === $style ? '' : ' style="' . esc_attr( $style ) . '"',
			esc_html( self::get_label( $attributes, 'loginButtonText', __( 'Log In', 'mainstreet-blocks' ) ) )
		);
		return self::render_inner_block( 'premium-content/login-button', array(), '<div class="wp-block-premium-content-login-button wp-block-button">' . $link . '</div>' );
	}

	/**
	 * Returns the text of a button.
	 *
	 * @param string $name     Name of the attribute.
	 * @param string $fallback Default text.
	 * @return string Without tags, but with entities.
	 */
	private static function get_label( array $attributes, string $name, string $fallback ): string {
		$text = htmlspecialchars( trim( Plain_Text::from_html( Attributes::text( $attributes, $name, 2000 ) ) ), ENT_NOQUOTES, 'UTF-8' );
		return '' === $text ? $fallback : $text;
	}

	private static function render_inner_block( string $name, array $attributes, string $html ): string {
		return render_block(
			array(
				'blockName'    => $name,
				'attrs'        => $attributes,
				'innerBlocks'  => array(),
				'innerHTML'    => $html,
				'innerContent' => '' === $html ? array() : array( $html ),
			)
		);
	}
}
