<?php
namespace Mainstreet\Blocks\Pinterest;

use Mainstreet\Embeds\Embed_Url;

defined( 'ABSPATH' ) || exit;

/** Parses Pinterest URLs, like readPin() in the editor (`test/addresses.json` tests both). */
final class Pin {

	/**
	 * Parses a URL.
	 *
	 * @param mixed $url Stored value.
	 * @return array|null `kind` (value of `data-pin-do`, or `short` for a short URL that only Pinterest can resolve), `url` (https), `href` (without
	 *                    the query), `names` (decoded parts of the path); null if it cannot be embedded.
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
		// `/pin` without a number is not the profile of a user named "pin".
		if ( ! preg_match( '#^/([^/]+)(?:/([^/]+))?/?$#D', $parts['path'], $found ) || 'pin' === $found[1] ) {
			return null;
		}
		return self::pin( isset( $found[2] ) ? 'embedBoard' : 'embedUser', $parts['url'], $whole, array_slice( $found, 1 ) );
	}

	/**
	 * Builds the result of read().
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
