<?php
namespace Mainstreet\Embeds;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `shared/embeds/services.json`, which the blocks' scripts read, too. A row holds `label` (name as people know it), `hosts`
 * (of addresses that are of the service; `*.` for subdomains, `www.` goes without saying), `loads` (origins that a visitor's
 * browser asks once it is shown), `script`, `sandbox` and `allow` of its frame, and `height` in pixels (0: the block says it).
 */
final class Embed_Services {

	/**
	 * Rows by id; null until one is asked for.
	 *
	 * @var array[]|null
	 */
	private static ?array $rows = null;

	/**
	 * All rows.
	 *
	 * @return array[] By id.
	 */
	public static function all(): array {
		if ( null === self::$rows ) {
			$file       = MAINSTREET_DIR . '/build/embeds/services.json';
			$rows       = is_readable( $file ) ? json_decode( file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.
			self::$rows = is_array( $rows ) ? $rows : array();
		}
		return self::$rows;
	}

	/**
	 * One row.
	 *
	 * @param string $id Service.
	 * @return array Complete; with the id as its label where there is none such.
	 */
	public static function get( $id ): array {
		$rows = self::all();
		return ( isset( $rows[ $id ] ) ? $rows[ $id ] : array() ) + array(
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
	 * Whether a host is a service's.
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
	 * The service an address is of.
	 *
	 * @param string $url Address.
	 * @return string Its id; for others the host without `www.`, '' for none.
	 */
	public static function of_url( $url ) {
		$host = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		foreach ( array_keys( self::all() ) as $id ) {
			if ( self::has_host( $id, $host ) ) {
				return $id;
			}
		}
		return 0 === strpos( $host, 'www.' ) ? substr( $host, 4 ) : $host;
	}
}
