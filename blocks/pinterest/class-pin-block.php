<?php
namespace Mainstreet\Blocks\Pinterest;

use Mainstreet\Embeds\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the link that Pinterest's script draws over once it is wanted (docs/server-contract.md B.16).
 */
final class Pin_Block {

	/** Size of boards and profiles, so that their space can be kept: `data-pin-…`, in pixels; as in widget.ts. */
	const WIDGET = array(
		'board-width'  => 400,
		'scale-height' => 240,
		'scale-width'  => 80,
	);

	/**
	 * The block's HTML.
	 *
	 * @param mixed $url Address as stored; any type.
	 * @return string Escaped HTML.
	 */
	public static function render( $url ): string {
		$pin = Pin::read( $url );
		if ( ! $pin || 'short' === $pin['kind'] || is_feed() ) {
			return self::link( $url );
		}
		$size = '';
		foreach ( self::WIDGET as $name => $pixels ) {
			$size .= sprintf( ' data-pin-%s="%d"', $name, $pixels );
		}
		$link = sprintf(
			'<a data-pin-do="%s"%s href="%s"%s>%s</a>',
			esc_attr( $pin['kind'] ),
			'embedPin' === $pin['kind'] ? '' : $size,
			esc_url( $pin['href'], array( 'https' ) ),
			Embed::direction(),
			esc_html( $pin['url'] )
		);
		return ( new Embed( 'pinterest' ) )->box(
			array(
				'link'    => $pin['href'],
				'title'   => self::title( $pin ),
				'wrapper' => array( 'class' => 'is-' . $pin['kind'] ),
			),
			array(),
			$link
		);
	}

	/**
	 * What cannot be embedded, as a link.
	 *
	 * @param mixed $url Address as stored.
	 * @return string Escaped HTML; empty where it is no address of the web.
	 */
	private static function link( $url ): string {
		if ( ! is_string( $url ) || ! preg_match( '#^https?://[^\s/]#i', trim( $url ) ) ) {
			return '';
		}
		return sprintf( '<p %s>%s</p>', get_block_wrapper_attributes(), Embed::link( array( 'link' => trim( $url ) ) ) );
	}

	/**
	 * What it is, in words.
	 *
	 * @param array $pin See Pin::read().
	 */
	private static function title( array $pin ): string {
		if ( 'embedPin' === $pin['kind'] ) {
			return __( 'A pin on Pinterest', 'mainstreet-blocks' );
		}
		return 'embedUser' === $pin['kind']
			/* translators: %s: name of a profile on Pinterest. */
			? sprintf( __( '%s on Pinterest', 'mainstreet-blocks' ), $pin['names'][0] )
			/* translators: 1: name of a board on Pinterest, 2: name of the profile it is of. */
			: sprintf( __( 'Board %1$s of %2$s on Pinterest', 'mainstreet-blocks' ), $pin['names'][1], $pin['names'][0] );
	}
}
