<?php
namespace Mainstreet\Blocks\Pinterest;

use Mainstreet\Embeds\Embed_Url;

defined( 'ABSPATH' ) || exit;

/**
 * Reads an address by its shape, as readPin() does in the editor (`test/addresses.json` says the same of both).
 */
final class Pin {

	/**
	 * What an address is of.
	 *
	 * @param mixed $url What is stored.
	 * @return array|null `kind` (value of `data-pin-do`, or `short` for what only Pinterest can tell), `url` (https), `href` (without
	 *                    what was added for counting), `names` (parts of the path); null for one that can't be embedded.
	 */
	public static function read( $url ): ?array {
		$parts = Embed_Url::parse( 'pinterest', $url );
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
		// A pin without its number is no profile of somebody called pin.
		if ( ! preg_match( '#^/([^/]+)(?:/([^/]+))?/?$#D', $parts['path'], $found ) || 'pin' === $found[1] ) {
			return null;
		}
		return self::pin( isset( $found[2] ) ? 'embedBoard' : 'embedUser', $parts['url'], $whole, array_slice( $found, 1 ) );
	}

	/**
	 * One answer.
	 *
	 * @param string   $kind  Kind.
	 * @param string   $url   Address.
	 * @param string   $href  Address without query.
	 * @param string[] $names Parts of the path, as in the address.
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
