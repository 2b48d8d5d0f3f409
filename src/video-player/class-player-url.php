<?php
namespace Mainstreet\Video_Player;

use Mainstreet\Video_Player\Rendering\Player_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Builds and parses URLs of the player: `/?mainstreet_video={guid}` with the player's settings as parameters. Attributes come from stored
 * content and may have any type; invalid ones are ignored.
 */
final class Player_Url {

	/** URL parameter with the guid. */
	const PARAM = 'mainstreet_video';

	/**
	 * Returns the URL of a video's player.
	 *
	 * @param string $guid       Eight letters and digits.
	 * @param array  $attributes As in the video blocks: `autoplay`, `controls` (default true), `loop`, `muted`, `playsinline`, `poster`, `posterId`,
	 *                           `preload`, `seekbarColor`, `seekbarPlayedColor`, `seekbarLoadingColor`.
	 * @return string Not escaped; '' for an invalid guid.
	 */
	public static function build( string $guid, array $attributes ): string {
		if ( ! self::is_guid( $guid ) ) {
			return '';
		}
		$query = array( self::PARAM => $guid );
		foreach ( Player_Settings::to_query( $attributes ) as $name => $value ) {
			$query[ $name ] = rawurlencode( $value );
		}
		return add_query_arg( $query, home_url( '/' ) );
	}

	/**
	 * Parses the URL of a player of this site.
	 *
	 * @return array|null `guid`, `query` (parameters, of any type); null for any other URL.
	 */
	public static function parse( string $url ): ?array {
		if ( false === strpos( $url, self::PARAM . '=' ) || strlen( $url ) > 4000 ) {
			return null;
		}
		$own   = wp_parse_url( home_url( '/' ) );
		$parts = wp_parse_url( trim( $url ) );
		if ( ! is_array( $parts ) || ! isset( $parts['host'], $parts['query'], $parts['scheme'] ) || ! in_array( $parts['scheme'], array( 'http', 'https' ), true ) ) {
			return null;
		}
		$port = isset( $own['port'] ) ? $own['port'] : null;
		if ( 0 !== strcasecmp( $parts['host'], $own['host'] ) || ( isset( $parts['port'] ) ? $parts['port'] : null ) !== $port || rtrim( isset( $parts['path'] ) ? $parts['path'] : '', '/' ) !== rtrim( isset( $own['path'] ) ? $own['path'] : '', '/' ) ) {
			return null;
		}
		wp_parse_str( $parts['query'], $query );
		$guid = isset( $query[ self::PARAM ] ) ? $query[ self::PARAM ] : '';
		return self::is_guid( $guid ) ? array(
			'guid'  => $guid,
			'query' => $query,
		) : null;
	}

	/**
	 * Whether a value has the format of a guid.
	 *
	 * @param mixed $guid Value.
	 */
	public static function is_guid( $guid ): bool {
		return is_string( $guid ) && 1 === preg_match( '/^[A-Za-z0-9]{8}$/D', $guid );
	}
}
