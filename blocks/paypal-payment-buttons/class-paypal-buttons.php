<?php
namespace Mainstreet\Blocks\Paypal_Payment_Buttons;

use Mainstreet\Core\Attributes;
use Mainstreet\Embeds\Embed;

defined( 'ABSPATH' ) || exit;

/** Renders buttons that an owner made in a PayPal account: a form without script, or a link that PayPal's script replaces (view.ts). */
final class Paypal_Buttons {

	/** Id in Embed_Services. */
	const SERVICE = 'paypal-buttons';

	/** Page of a button at PayPal; its ID follows. */
	const PAGE = 'https://www.paypal.com/ncp/payment/';

	/** Maximum length of the label of a single button. */
	const TEXT_MAX = 50;

	/**
	 * Renders the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML; '' if a value is missing or invalid.
	 */
	public static function render( array $attributes ): string {
		$id = Attributes::text( $attributes, 'hostedButtonId' );
		if ( ! preg_match( '/^[A-Za-z0-9_-]{1,100}$/D', $id ) ) {
			return '';
		}
		return 'single' === Attributes::text( $attributes, 'buttonType' )
			? self::render_single( $id, trim( Attributes::text( $attributes, 'buttonText' ) ) )
			: self::render_stacked( $id, self::parse_script( $attributes['scriptSrc'] ?? '' ) );
	}

	/**
	 * Parses the URL of PayPal's script, by the same rules as readScript() in read-code.ts.
	 *
	 * @param mixed $stored Attribute `scriptSrc`.
	 * @return string URL, https; '' if it is another one.
	 */
	public static function parse_script( $stored ): string {
		$text  = is_string( $stored ) ? trim( $stored, " \t\n\r" ) : '';
		$text  = str_ireplace( array( '&amp;', '&#038;', '&#38;' ), '&', preg_replace( '#^//#', 'https://', $text ) );
		$parts = strlen( $text ) <= 2000 && preg_match( '#^https?://[^\s\\\\<>"@]+$#iD', $text ) ? wp_parse_url( $text ) : false;
		if ( ! $parts || isset( $parts['port'] ) || isset( $parts['fragment'] ) || '/sdk/js' !== ( $parts['path'] ?? '' ) ) {
			return '';
		}
		$host  = strtolower( $parts['host'] ?? '' );
		$query = $parts['query'] ?? '';
		wp_parse_str( $query, $values );
		$client = $values['client-id'] ?? '';
		return preg_match( '/^(?:www\.)?(?:sandbox\.)?paypal\.com$/D', $host ) && preg_match( '/^[\w.,=&%-]+$/D', $query ) && is_string( $client ) && preg_match( '/^[\w-]+$/D', $client )
			? 'https://' . $host . '/sdk/js?' . $query
			: '';
	}

	/**
	 * Renders a form with one button, which opens PayPal's page in a new tab.
	 *
	 * @param string $text Label.
	 */
	private static function render_single( string $id, string $text ): string {
		if ( '' === $text || mb_strlen( $text ) > self::TEXT_MAX ) {
			return '';
		}
		if ( is_feed() ) {
			return '<p>' . Embed::render_link( self::embed( $id ) ) . '</p>';
		}
		return sprintf(
			'<div %s><form action="%s" method="post" target="_blank"><button class="wp-block-button__link wp-element-button pp-%s">%s<span class="screen-reader-text"> %s</span></button></form>%s</div>',
			get_block_wrapper_attributes(),
			esc_url( self::PAGE . $id ),
			esc_attr( $id ),
			esc_html( $text ),
			esc_html__( '(opens in a new tab)', 'mainstreet-blocks' ),
			Embed::render_print_link( self::embed( $id ) )
		);
	}

	/**
	 * Renders a link, which PayPal's script replaces with its buttons.
	 *
	 * @param string $src URL of the script; '' for none.
	 */
	private static function render_stacked( string $id, string $src ): string {
		$embed = self::embed( $id );
		if ( '' === $src ) {
			return '';
		}
		return is_feed()
			? '<p>' . Embed::render_link( $embed ) . '</p>'
			: ( new Embed( self::SERVICE ) )->render_box(
				$embed,
				array(
					'src'    => $src,
					'button' => $id,
				)
			);
	}

	/**
	 * Returns the embed for class Embed.
	 *
	 * @param string $id ID of the button.
	 */
	private static function embed( string $id ): array {
		return array(
			'link'    => self::PAGE . $id,
			'title'   => __( 'Pay with PayPal', 'mainstreet-blocks' ),
			'text'    => __( 'Pay with PayPal', 'mainstreet-blocks' ),
			'wrapper' => array(),
		);
	}
}
