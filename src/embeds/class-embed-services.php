<?php
namespace Mainstreet\Embeds;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the services from `shared/embeds/services.json`, which scripts of blocks also read. A service has `label` (name), `hosts` (of its
 * URLs; `*.` for subdomains, `www.` is implied), `loads` (origins that the visitor's browser contacts), `script`, `sandbox` and `allow`
 * of its iframe, and `height` in pixels (0: the block sets it).
 */
final class Embed_Services {

	/**
	 * Services by id; null until the file is read.
	 *
	 * @var array[]|null
	 */
	private static ?array $rows = null;

	/**
	 * Returns all services.
	 *
	 * @return array[] By id.
	 */
	public static function all(): array {
		if ( null === self::$rows ) {
			$file       = MAINSTREET_DIR . '/build/embeds/services.json';
			$rows       = is_readable( $file ) ? json_decode( file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
			self::$rows = is_array( $rows ) ? $rows : array();
		}
		return self::$rows;
	}

	/**
	 * Returns a service.
	 *
	 * @param string $id Service.
	 * @return array With all keys; for an unknown service, default values, and the id as label.
	 */
	public static function get( $id ): array {
		$rows = self::all();
		return ( $rows[ $id ] ?? array() ) + array(
			'label'   => $id,
			'hosts'   => array(),
			'loads'   => array(),
			'script'  => '',
			'sandbox' => '',
			'allow'   => '',
			'height'  => 0,
		);
	}

	/**
	 * Whether a host belongs to a service.
	 *
	 * @param string $id   Service.
	 * @param string $host Host, lower case.
	 */
	public static function has_host( $id, string $host ): bool {
		foreach ( self::get( $id )['hosts'] as $known ) {
			$is_same = 0 === strpos( $known, '*.' )
				? substr( $host, 1 - strlen( $known ) ) === substr( $known, 1 )
				: $host === $known || 'www.' . $known === $host;
			if ( $is_same ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the service for a URL.
	 *
	 * @param string $url URL.
	 * @return string Id; for an unknown service the host without `www.`, '' without a host.
	 */
	public static function find_by_url( $url ) {
		$host = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		foreach ( array_keys( self::all() ) as $id ) {
			if ( self::has_host( $id, $host ) ) {
				return $id;
			}
		}
		return 0 === strpos( $host, 'www.' ) ? substr( $host, 4 ) : $host;
	}

	/**
	 * Parses and rebuilds a stored URL of a service (docs/server-contract.md B.16), which is not trusted. Accepts the same URLs as
	 * parseServiceUrl() in shared/embeds.
	 *
	 * @param mixed $url Stored value; https is added if it has no scheme.
	 * @return array|null `url` (https, without credentials and port), `host` (lower case), `path` ('/' if none), `query` (without
	 *                    the question mark) and `fragment`; null for an invalid URL, or another host, port or scheme.
	 */
	public static function parse_url( string $id, $url ): ?array {
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
		if ( ( isset( $parts['port'] ) && $default !== $parts['port'] ) || ! self::has_host( $id, $host ) ) {
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
