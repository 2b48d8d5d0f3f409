<?php
namespace Mainstreet\Video_Player;

use Mainstreet\Video_Player\Rendering\Player_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Makes `/?mainstreet_video={guid}` with what a block says of the player, and finds the guid in such an address. Attributes come from
 * stored content, so they may be of any type: what is not understood is left out.
 */
final class Player_Address {

	/** The parameter that names a video. */
	const PARAM = 'mainstreet_video';

	/**
	 * The address of a video's player.
	 *
	 * @param string $guid       Eight letters and digits.
	 * @param array  $attributes As the video blocks have them: `autoplay`, `controls` (true if left out), `loop`, `muted`, `playsinline`, `poster`, `preload`, `seekbarColor`, `seekbarPlayedColor`, `seekbarLoadingColor`.
	 * @return string Unescaped; '' for what is no guid.
	 */
	public static function of( string $guid, array $attributes ): string {
		if ( ! self::is_guid( $guid ) ) {
			return '';
		}
		$query = array( self::PARAM => $guid );
		foreach ( Player_Settings::query( $attributes ) as $name => $value ) {
			$query[ $name ] = rawurlencode( $value );
		}
		return add_query_arg( $query, home_url( '/' ) );
	}

	/**
	 * The guid and parameters in an address of a player of this site.
	 *
	 * @param string $url Any text.
	 * @return array|null `guid`, `query` (its parameters, of any type); null for any other address.
	 */
	public static function read( string $url ): ?array {
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
	 * Whether something is written as guids are.
	 *
	 * @param mixed $guid Anything.
	 */
	public static function is_guid( $guid ): bool {
		return is_string( $guid ) && 1 === preg_match( '/^[A-Za-z0-9]{8}$/D', $guid );
	}
}
