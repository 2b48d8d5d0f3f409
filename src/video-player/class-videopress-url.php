<?php
namespace Mainstreet\Video_Player;

use Mainstreet\Video_Player\Rendering\Player_Settings;

defined( 'ABSPATH' ) || exit;

/** Parses and builds URLs of VideoPress, such as `https://videopress.com/v/{guid}?…`, which posts from sites with Jetpack contain. */
final class Videopress_Url {

	/** All forms of the URL. Escapes `#`, the delimiter. */
	const PATTERN = '#^https?://(?:(?:www\.)?videopress\.com/(?:v|embed)|video\.wordpress\.com/(?:v|embed)|v\.wordpress\.com)/([A-Za-z0-9]{8})(?:[/?\#][^\s]*)?$#iD';

	/**
	 * Parses a URL.
	 *
	 * @param mixed $url Value.
	 * @return array|null `guid`, `query` (parameters, of any type); null for any other URL.
	 */
	public static function parse( $url ): ?array {
		if ( ! is_string( $url ) || strlen( $url ) > 4000 || ! preg_match( self::PATTERN, trim( $url ), $found ) ) {
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
	 * @param array $attributes See Player_Url::build().
	 * @return string Not escaped.
	 */
	public static function build_player_url( string $guid, array $attributes ): string {
		$query = array_map( 'rawurlencode', Player_Settings::to_query( $attributes ) );
		return add_query_arg( $query, 'https://videopress.com/embed/' . $guid );
	}
}
