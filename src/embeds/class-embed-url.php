<?php
namespace Mainstreet\Embeds;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a stored address again on every page (docs/server-contract.md B.16): by its parts, never as a whole. It accepts what
 * parseServiceUrl() of shared/embeds accepts.
 */
final class Embed_Url {

	/**
	 * An address of a service.
	 *
	 * @param string $id  Service.
	 * @param mixed  $url What is stored; without a scheme, https is meant.
	 * @return array|null `url` (https, no credentials, no port), `host` (lower case), `path` ('/' if none), `query` (without
	 *                    the question mark) and `fragment`; null for an address of another host, port or scheme.
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
		$path     = isset( $parts['path'] ) ? $parts['path'] : '/';
		$query    = isset( $parts['query'] ) ? $parts['query'] : '';
		$fragment = isset( $parts['fragment'] ) ? $parts['fragment'] : '';
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
