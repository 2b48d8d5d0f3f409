<?php
namespace Mainstreet\Video_Player\Rendering;

use Mainstreet\Videos\Access\Video_Hiding;

defined( 'ABSPATH' ) || exit;

/**
 * The player's choices as parameters of its address and back. The names are those that posts written with the hosted service hold
 * (`autoPlay`, `sbc` …, content-format.md 33.1); others of theirs, such as `cover`, mean nothing here.
 */
final class Player_Settings {

	/** What a browser may load before the video is played. */
	const PRELOADS = array( 'none', 'metadata', 'auto' );

	/** Parameters that are on or off, by attribute. */
	const SWITCHES = array(
		'autoplay'    => 'autoPlay',
		'loop'        => 'loop',
		'muted'       => 'muted',
		'playsinline' => 'playsinline',
	);

	/** Parameters that are colours, by attribute. */
	const COLORS = array(
		'seekbarColor'        => 'sbc',
		'seekbarPlayedColor'  => 'sbpc',
		'seekbarLoadingColor' => 'sblc',
	);

	/**
	 * Parameters for a block's attributes.
	 *
	 * @param array $attributes See Player_Address::of().
	 * @return array<string, string>
	 */
	public static function query( array $attributes ): array {
		$query = array();
		foreach ( self::SWITCHES as $name => $parameter ) {
			if ( isset( $attributes[ $name ] ) && self::is_on( $attributes[ $name ] ) ) {
				$query[ $parameter ] = 'true';
			}
		}
		if ( isset( $attributes['controls'] ) && ! self::is_on( $attributes['controls'] ) ) {
			$query['controls'] = 'false';
		}
		$poster = self::poster( isset( $attributes['poster'] ) ? $attributes['poster'] : '' );
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
			$color = self::color( isset( $attributes[ $name ] ) ? $attributes[ $name ] : '' );
			if ( '' !== $color ) {
				$query[ $parameter ] = $color;
			}
		}
		return $query;
	}

	/**
	 * What an address says.
	 *
	 * @param array $query Its parameters, unslashed, of any type.
	 * @return array By attribute, see Player_Address::of(): `autoplay`, `controls`, `loop`, `muted`, `playsinline` (bool), `poster` (an address on this site, or ''), `preload` and colours ('' where it does not say).
	 */
	public static function read( array $query ): array {
		$settings = array( 'controls' => ! isset( $query['controls'] ) || self::is_on( $query['controls'] ) );
		foreach ( self::SWITCHES as $name => $parameter ) {
			$settings[ $name ] = isset( $query[ $parameter ] ) && self::is_on( $query[ $parameter ] );
		}
		$settings['poster']  = self::poster( isset( $query['posterUrl'] ) ? $query['posterUrl'] : '' );
		$settings['preload'] = isset( $query['preloadContent'] ) && in_array( $query['preloadContent'], self::PRELOADS, true ) ? $query['preloadContent'] : '';
		foreach ( self::COLORS as $name => $parameter ) {
			$settings[ $name ] = self::color( isset( $query[ $parameter ] ) ? $query[ $parameter ] : '' );
		}
		return $settings;
	}

	/**
	 * The poster that an address names by its number: that of a private video is in no page, for who looks into its source.
	 *
	 * @param array $query Parameters, unslashed, of any type.
	 * @return string Address; '' for none, or one that is not for who asks: anybody may write a number, also of a picture of a draft.
	 */
	public static function numbered_poster( array $query ): string {
		$id      = isset( $query['poster'] ) && is_string( $query['poster'] ) && preg_match( '/^\d{1,18}$/D', $query['poster'] ) ? (int) $query['poster'] : 0;
		$is_seen = $id && ( is_post_publicly_viewable( $id ) || current_user_can( 'read_post', $id ) );
		return $is_seen && ! Video_Hiding::is_hidden( $id ) ? (string) wp_get_attachment_image_url( $id, 'large' ) : '';
	}

	/**
	 * Whether a value of an attribute or an address means yes.
	 *
	 * @param mixed $value Anything.
	 */
	private static function is_on( $value ): bool {
		return true === $value || 1 === $value || 'true' === $value || '1' === $value;
	}

	/**
	 * A colour as colour pickers write it.
	 *
	 * @param mixed $color Anything.
	 * @return string '' for anything else.
	 */
	private static function color( $color ): string {
		$is_one = is_string( $color ) && preg_match( '/^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)a?\([0-9.,%\/ ]{5,40}\))$/iD', $color );
		return $is_one ? $color : '';
	}

	/**
	 * A picture of this site: anybody may write an address of a player, so that no other host's is shown.
	 *
	 * @param mixed $url Anything.
	 * @return string '' for any other.
	 */
	private static function poster( $url ): string {
		if ( ! is_string( $url ) || '' === $url || strlen( $url ) > 2000 || ! preg_match( '#^https?://#i', $url ) ) {
			return '';
		}
		$folder = wp_upload_dir( null, false )['baseurl'];
		$hosts  = array_filter( array( wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( $folder, PHP_URL_HOST ) ) );
		return in_array( wp_parse_url( $url, PHP_URL_HOST ), $hosts, true ) ? esc_url_raw( $url, array( 'http', 'https' ) ) : '';
	}
}
