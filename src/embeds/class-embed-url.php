<?php
namespace Mainstreet\Embeds;

defined( 'ABSPATH' ) || exit;

/**
 * Parses and rebuilds a stored URL of a service (docs/server-contract.md B.16), which is not trusted. Accepts the same URLs as
 * parseServiceUrl() in shared/embeds.
 */
final class Embed_Url {

	/**
	 * Parses a URL of a service.
	 *
	 * @param mixed $url Stored value; https is added if it has no scheme.
	 * @return array|null `url` (https, without credentials and port), `host` (lower case), `path` ('/' if none), `query` (without
	 *                    the question mark) and `fragment`; null for an invalid URL, or another host, port or scheme.
	 */
	public static function parse( string $id, $url ): ?array {
		$typed = is_string( $url ) ? trim( $url, " \t\n\r" ) : '';
		if ( '' === $typed || strlen( $typed ) > 2000 || preg_match( '/[\s\\\\<>"\x00-\x1f]/', $typed ) ) {
			return null;
		}
		if ( ! preg_match( '/^[a-z][a-z0-9+.-]*:/i', $typed ) ) {
			$typed = 'https://' . preg_replace( '#^//#', '', $typed );
		}
		$parts = preg_match( '#^https?://#i', $typed ) ? wp_parse_url( $typed ) : false;
		if ( ! is_array( $parts ) || empty( $parts['host'] ) || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return null;
		}
		$default = 'http' === strtolower( $parts['scheme'] ) ? 80 : 443;
		$host    = strtolower( $parts['host'] );
		if ( ( isset( $parts['port'] ) && $default !== $parts['port'] ) || ! Embed_Services::has_host( $id, $host ) ) {
			return null;
		}
		$path     = $parts['path'] ?? '/';
		$query    = $parts['query'] ?? '';
		$fragment = $parts['fragment'] ?? '';
		$whole    = 'https://' . $host . $path . ( '' === $query ? '' : '?' . $query ) . ( '' === $fragment ? '' : '#' . $fragment );
		return array(
			'url'      => $whole,
			'host'     => $host,
			'path'     => $path,
			'query'    => $query,
			'fragment' => $fragment,
		);
	}
}
