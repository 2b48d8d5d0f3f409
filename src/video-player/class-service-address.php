<?php
namespace Mainstreet\Video_Player;

use Mainstreet\Video_Player\Rendering\Player_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * What posts that were written with the hosted service hold: `https://videopress.com/v/{guid}?…` and short forms.
 */
final class Service_Address {

	/** All forms; `#` is the delimiter. */
	const PATTERN = '#^https?://(?:(?:www\.)?videopress\.com/(?:v|embed)|video\.wordpress\.com/(?:v|embed)|v\.wordpress\.com)/([A-Za-z0-9]{8})(?:[/?\#][^\s]*)?$#iD';

	/**
	 * The guid and parameters in an address.
	 *
	 * @param mixed $url Anything.
	 * @return array|null `guid`, `query` (its parameters, of any type); null for any other address.
	 */
	public static function read( $url ): ?array {
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
	 * The address of the service's own player.
	 *
	 * @param string $guid       Guid.
	 * @param array  $attributes See Player_Address::of().
	 * @return string Unescaped.
	 */
	public static function player( string $guid, array $attributes ): string {
		$query = array_map( 'rawurlencode', Player_Settings::query( $attributes ) );
		return add_query_arg( $query, 'https://videopress.com/embed/' . $guid );
	}
}
