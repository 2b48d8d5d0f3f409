<?php
namespace Mainstreet\Video_Player;

use Mainstreet\Video_Player\Rendering\Player_Settings;
use Mainstreet\Video_Player\Rendering\Player_Video;
use Mainstreet\Videos\Access\Video_Signatures;

defined( 'ABSPATH' ) || exit;

/**
 * Builds and parses URLs of the player: `/?mainstreet_video={guid}` with the player's settings as parameters. Attributes come from stored
 * content and may have any type; invalid ones are ignored.
 */
final class Player_Url {

	/** URL parameter with the guid. */
	const PARAM = 'mainstreet_video';

	/** URL parameter with a grant (Video_Signatures). */
	const GRANT = 'grant';

	/** All forms of VideoPress URLs. Escapes `#`, the delimiter. */
	const VIDEOPRESS = '#^https?://(?:(?:www\.)?videopress\.com/(?:v|embed)|video\.wordpress\.com/(?:v|embed)|v\.wordpress\.com)/([A-Za-z0-9]{8})(?:[/?\#][^\s]*)?$#iD';

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

	/**
	 * Adds a grant to each player of a private video, whether it comes from a block, URL, shortcode or pattern.
	 *
	 * @param string $html HTML for a visitor who can watch all videos in it, on an uncached page.
	 */
	public static function add_grants( string $html ): string {
		// Render the shortcodes now: when core renders them, it is no longer known which part of the content they are in.
		$html = false === strpos( $html, '[' ) ? $html : (string) preg_replace_callback( '/' . get_shortcode_regex( array( 'wpvideo', 'videopress' ) ) . '/s', 'do_shortcode_tag', $html );
		if ( false === strpos( $html, self::PARAM . '=' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'iframe' ) ) {
			$src     = $tags->get_attribute( 'src' );
			$address = is_string( $src ) ? self::parse( $src ) : null;
			$video   = $address ? Player_Video::find( $address['guid'] ) : null;
			if ( $video && $video->is_private ) {
				$tags->set_attribute( 'src', add_query_arg( self::GRANT, Video_Signatures::create_grant( $video->guid ), $src ) );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Parses a URL of VideoPress, such as `https://videopress.com/v/{guid}?…`, which posts from sites with Jetpack contain.
	 *
	 * @param mixed $url Value.
	 * @return array|null `guid`, `query` (parameters, of any type); null for any other URL.
	 */
	public static function parse_videopress( $url ): ?array {
		if ( ! is_string( $url ) || strlen( $url ) > 4000 || ! preg_match( self::VIDEOPRESS, trim( $url ), $found ) ) {
			return null;
		}
		wp_parse_str( (string) wp_parse_url( trim( $url ), PHP_URL_QUERY ), $query );
		return array(
			'guid'  => $found[1],
			'query' => $query,
		);
	}

	/**
	 * Returns the URL of the VideoPress player.
	 *
	 * @param array $attributes See build().
	 * @return string Not escaped.
	 */
	public static function build_videopress( string $guid, array $attributes ): string {
		$query = array_map( 'rawurlencode', Player_Settings::to_query( $attributes ) );
		return add_query_arg( $query, 'https://videopress.com/embed/' . $guid );
	}
}
