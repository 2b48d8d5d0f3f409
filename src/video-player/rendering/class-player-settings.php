<?php
namespace Mainstreet\Video_Player\Rendering;

use Mainstreet\Videos\Access\Video_Query_Filter;

defined( 'ABSPATH' ) || exit;

/**
 * Converts settings of the player between block attributes and URL parameters. The parameters are those of VideoPress (`autoPlay`, `sbc`
 * and so on; content-format.md 33.1), which existing posts contain. Others, such as `cover`, are ignored.
 */
final class Player_Settings {

	/** Values of the `preload` attribute. */
	const PRELOADS = array( 'none', 'metadata', 'auto' );

	/** Boolean parameters, by attribute. */
	const SWITCHES = array(
		'autoplay'    => 'autoPlay',
		'loop'        => 'loop',
		'muted'       => 'muted',
		'playsinline' => 'playsinline',
	);

	/** Color parameters, by attribute. */
	const COLORS = array(
		'seekbarColor'        => 'sbc',
		'seekbarPlayedColor'  => 'sbpc',
		'seekbarLoadingColor' => 'sblc',
	);

	/**
	 * Returns the URL parameters for block attributes.
	 *
	 * @param array $attributes See Player_Url::build().
	 * @return array<string, string>
	 */
	public static function to_query( array $attributes ): array {
		$query = array();
		foreach ( self::SWITCHES as $name => $parameter ) {
			if ( isset( $attributes[ $name ] ) && self::is_on( $attributes[ $name ] ) ) {
				$query[ $parameter ] = 'true';
			}
		}
		if ( isset( $attributes['controls'] ) && ! self::is_on( $attributes['controls'] ) ) {
			$query['controls'] = 'false';
		}
		$poster = self::sanitize_poster( isset( $attributes['poster'] ) ? $attributes['poster'] : '' );
		if ( '' !== $poster ) {
			$query['posterUrl'] = $poster;
		}
		if ( isset( $attributes['posterId'] ) && is_int( $attributes['posterId'] ) && $attributes['posterId'] > 0 ) {
			$query['poster'] = (string) $attributes['posterId'];
		}
		if ( isset( $attributes['preload'] ) && in_array( $attributes['preload'], self::PRELOADS, true ) ) {
			$query['preloadContent'] = $attributes['preload'];
		}
		foreach ( self::COLORS as $name => $parameter ) {
			$color = self::sanitize_color( isset( $attributes[ $name ] ) ? $attributes[ $name ] : '' );
			if ( '' !== $color ) {
				$query[ $parameter ] = $color;
			}
		}
		return $query;
	}

	/**
	 * Reads the settings from URL parameters.
	 *
	 * @param array $query Parameters, unslashed, of any type.
	 * @return array By attribute (see Player_Url::build()): `autoplay`, `controls`, `loop`, `muted`, `playsinline` (bool), `poster` (URL on this
	 *               site, or ''), `preload` and colors ('' if not given).
	 */
	public static function from_query( array $query ): array {
		$settings = array( 'controls' => ! isset( $query['controls'] ) || self::is_on( $query['controls'] ) );
		foreach ( self::SWITCHES as $name => $parameter ) {
			$settings[ $name ] = isset( $query[ $parameter ] ) && self::is_on( $query[ $parameter ] );
		}
		$settings['poster']  = self::sanitize_poster( isset( $query['posterUrl'] ) ? $query['posterUrl'] : '' );
		$settings['preload'] = isset( $query['preloadContent'] ) && in_array( $query['preloadContent'], self::PRELOADS, true ) ? $query['preloadContent'] : '';
		foreach ( self::COLORS as $name => $parameter ) {
			$settings[ $name ] = self::sanitize_color( isset( $query[ $parameter ] ) ? $query[ $parameter ] : '' );
		}
		return $settings;
	}

	/**
	 * Returns the URL of the poster that a parameter names by attachment id. For a private video, the page contains the id instead of the URL.
	 *
	 * @param array $query Parameters, unslashed, of any type.
	 * @return string '' if there is none, or the current user cannot see it. Anyone can enter an id, also of an image in a draft.
	 */
	public static function find_poster_by_id( array $query ): string {
		$id      = isset( $query['poster'] ) && is_string( $query['poster'] ) && preg_match( '/^\d{1,18}$/D', $query['poster'] ) ? (int) $query['poster'] : 0;
		$is_seen = $id && ( is_post_publicly_viewable( $id ) || current_user_can( 'read_post', $id ) );
		return $is_seen && ! Video_Query_Filter::is_hidden( $id ) ? (string) wp_get_attachment_image_url( $id, 'large' ) : '';
	}

	/**
	 * Whether the value of an attribute or parameter is true.
	 *
	 * @param mixed $value Value.
	 */
	private static function is_on( $value ): bool {
		return true === $value || 1 === $value || 'true' === $value || '1' === $value;
	}

	/**
	 * Validates a color: hexadecimal, rgb() or hsl().
	 *
	 * @param mixed $color Value.
	 * @return string '' if it is invalid.
	 */
	private static function sanitize_color( $color ): string {
		$is_one = is_string( $color ) && preg_match( '/^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)a?\([0-9.,%\/ ]{5,40}\))$/iD', $color );
		return $is_one ? $color : '';
	}

	/**
	 * Validates the URL of a poster: only hosts of this site are allowed, because anyone can create a URL of the player.
	 *
	 * @param mixed $url Value.
	 * @return string '' if it is not allowed.
	 */
	private static function sanitize_poster( $url ): string {
		if ( ! is_string( $url ) || '' === $url || strlen( $url ) > 2000 || ! preg_match( '#^https?://#i', $url ) ) {
			return '';
		}
		$folder = wp_upload_dir( null, false )['baseurl'];
		$hosts  = array_filter( array( wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( $folder, PHP_URL_HOST ) ) );
		return in_array( wp_parse_url( $url, PHP_URL_HOST ), $hosts, true ) ? esc_url_raw( $url, array( 'http', 'https' ) ) : '';
	}
}
