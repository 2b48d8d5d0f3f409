<?php
namespace Mainstreet\Blocks\Tock;

use Mainstreet\Embeds\Embed;
use Mainstreet\Embeds\Embed_Services;

defined( 'ABSPATH' ) || exit;

/** Renders a link to the page of a business, which Tock's script replaces with its button (view.ts). */
final class Tock {

	/** Id in Embed_Services. */
	const SERVICE = 'tock';

	/** Element that Tock's script fills, as in save.tsx; view.ts adds the ID, so that it is on a page only once. */
	const CONTAINER = '<div data-tock-display-mode="Button" data-tock-color-mode="Blue" data-tock-locale="en-us" data-tock-timezone="America/New_York"></div>';

	/**
	 * Renders the block.
	 *
	 * @param mixed $stored Attribute `url`; any type.
	 * @return string Escaped HTML; '' without the name of a business.
	 */
	public static function render( $stored ): string {
		$name = self::parse( $stored );
		if ( '' === $name ) {
			return '';
		}
		$embed = array(
			'link'    => 'https://www.exploretock.com/' . $name,
			'title'   => __( 'Book a table with Tock', 'mainstreet-blocks' ),
			'wrapper' => array(),
		);
		$link  = sprintf( '<a class="wp-block-button__link wp-element-button" href="%s">%s</a>', esc_url( $embed['link'], array( 'https' ) ), esc_html__( 'Book with Tock', 'mainstreet-blocks' ) );
		return is_feed() ? '<p>' . $link . '</p>' : ( new Embed( self::SERVICE ) )->render_box( $embed, array( 'name' => $name ), self::CONTAINER . $link );
	}

	/**
	 * Reads the name of a business, by the same rules as readBusiness() in read-business.ts.
	 *
	 * @param mixed $stored Stored value: a name, or a URL of its page.
	 * @return string '' if there is none.
	 */
	public static function parse( $stored ): string {
		$text = is_string( $stored ) ? trim( $stored, " \t\n\r" ) : '';
		$url  = Embed_Services::parse_url( self::SERVICE, $text );
		$name = $url ? explode( '/', $url['path'] )[1] : preg_split( '/[\/?#]/', $text )[0];
		return preg_match( '/^[A-Za-z0-9_-]{1,100}$/D', $name ) ? $name : '';
	}
}
