<?php
namespace Mainstreet\Blocks\Pinterest;

use Mainstreet\Embeds\Embed;
use Mainstreet\Embeds\Embed_Services;

defined( 'ABSPATH' ) || exit;

/** Renders the link that Pinterest's script replaces when the embed loads (docs/server-contract.md B.16). */
final class Pin_Block {

	/** Size of boards and profiles (`data-pin-…`) in pixels, to reserve their space. Same values as in widget.ts. */
	const WIDGET = array(
		'board-width'  => 400,
		'scale-height' => 240,
		'scale-width'  => 80,
	);

	/**
	 * Renders the block.
	 *
	 * @param mixed $url URL as stored; any type.
	 * @return string Escaped HTML.
	 */
	public static function render( $url ): string {
		$pin = self::parse( $url );
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
			Embed::dir_attribute(),
			esc_html( $pin['url'] )
		);
		return ( new Embed( 'pinterest' ) )->render_box(
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
	 * Renders a URL that cannot be embedded as a link.
	 *
	 * @param mixed $url URL as stored.
	 * @return string Escaped HTML. An empty string if it is not an http(s) URL.
	 */
	private static function link( $url ): string {
		if ( ! is_string( $url ) || ! preg_match( '#^https?://[^\s/]#i', trim( $url ) ) ) {
			return '';
		}
		return sprintf( '<p %s>%s</p>', get_block_wrapper_attributes(), Embed::render_link( array( 'link' => trim( $url ) ) ) );
	}

	/**
	 * Returns the title of the embed.
	 *
	 * @param array $pin Result of parse().
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

	/**
	 * Parses a URL, like readPin() in the editor (`test/addresses.json` tests both).
	 *
	 * @param mixed $url Stored value.
	 * @return array|null `kind` (value of `data-pin-do`, or `short` for a short URL that only Pinterest can resolve), `url` (https), `href` (without
	 *                    the query), `names` (decoded parts of the path); null if it cannot be embedded.
	 */
	public static function parse( $url ): ?array {
		$parts = Embed_Services::parse_url( 'pinterest', $url );
		if ( ! $parts || preg_match( '#/(?:\.|%2e){1,2}(?:/|$)#iD', $parts['path'] ) ) {
			return null;
		}
		$whole = 'https://' . $parts['host'] . $parts['path'];
		if ( preg_match( '/^(?:www\.)?pin\.it$/D', $parts['host'] ) ) {
			return '' === trim( $parts['path'], '/' ) ? null : self::pin( 'short', $parts['url'], $whole );
		}
		if ( ! preg_match( '/^(?:(?:www|m|[a-z]{2})\.)?pinterest\.[a-z.]+$/D', $parts['host'] ) ) {
			return null;
		}
		if ( preg_match( '#^/pin/(?:[^/]*--)?([^/]+)(?:/.*)?$#D', $parts['path'], $found ) ) {
			return self::pin( 'embedPin', $parts['url'], 'https://' . $parts['host'] . '/pin/' . $found[1] . '/' );
		}
		// `/pin` without a number is not the profile of a user named "pin".
		if ( ! preg_match( '#^/([^/]+)(?:/([^/]+))?/?$#D', $parts['path'], $found ) || 'pin' === $found[1] ) {
			return null;
		}
		return self::pin( isset( $found[2] ) ? 'embedBoard' : 'embedUser', $parts['url'], $whole, array_slice( $found, 1 ) );
	}

	/**
	 * Builds the result of parse().
	 *
	 * @param string   $url   URL.
	 * @param string   $href  URL without query.
	 * @param string[] $names Parts of the path, URL-encoded.
	 */
	private static function pin( string $kind, $url, string $href, array $names = array() ): array {
		return array(
			'kind'  => $kind,
			'url'   => $url,
			'href'  => $href,
			'names' => array_map( 'rawurldecode', $names ),
		);
	}
}
