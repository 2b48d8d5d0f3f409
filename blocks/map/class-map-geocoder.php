<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Connections\Service_Cache;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * Searches places for `GET mainstreet/v1/geocode?q=` on a Nominatim-compatible server chosen by the site owner
 * (docs/server-contract.md A15). Sends at most one request per second and caches results for 30 days.
 */
final class Map_Geocoder {

	/** Seconds that results are cached. */
	const KEPT = 2592000;

	/** Maximum number of places per response. */
	const LIMIT = 5;

	/** Maximum length of a query, in characters. */
	const MAX_QUESTION = 256;

	/** Number of attempts to get a free time slot, and microseconds between them. */
	const TRIES = 12;
	const PAUSE = 250000;

	/** Returns the URL of the search server. An empty string if Mapbox is used, or none. */
	public static function endpoint(): string {
		/**
		 * Filters the server that searches places.
		 *
		 * @param string $url URL from the settings: a Nominatim-compatible search, such as
		 *                    `https://nominatim.example.org/search`; empty for Mapbox or no search.
		 */
		$url = apply_filters( 'mainstreet_map_geocoder', Map_Source::get_search_url() );
		return is_string( $url ) && preg_match( '#^https?://#i', $url ) ? esc_url_raw( $url, array( 'http', 'https' ) ) : '';
	}

	/**
	 * REST callback: finds places.
	 *
	 * @param \WP_REST_Request $request Request with `q`.
	 * @return array|\WP_Error GeoJSON FeatureCollection.
	 */
	public static function get_items( \WP_REST_Request $request ) {
		$endpoint = self::endpoint();
		if ( '' === $endpoint ) {
			return new \WP_Error( 'mainstreet_not_configured', __( 'Place search is not available on this site.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		$question = array(
			'q'               => Plain_Text::line( $request['q'] ),
			'accept-language' => str_replace( '_', '-', get_user_locale() ),
		);
		if ( '' === $question['q'] ) {
			return Errors::invalid( 'q', __( 'Please enter an address or a place name.', 'mainstreet-blocks' ) );
		}
		$places = Service_Cache::remember(
			'geocoder',
			$endpoint,
			$question,
			self::KEPT,
			static fn() => self::request_places( $endpoint, $question )
		);
		if ( is_wp_error( $places ) ) {
			// A rate limit error is not cached, so that the next attempt can succeed.
			if ( 'mainstreet_rate_limited' === $places->get_error_code() ) {
				Service_Cache::forget( 'geocoder', $endpoint, $question );
			}
			return $places;
		}
		return array(
			'type'     => 'FeatureCollection',
			'features' => $places,
		);
	}

	/**
	 * Sends the query to the search server.
	 *
	 * @return array[]|\WP_Error Places, best first.
	 */
	private static function request_places( string $endpoint, array $question ) {
		$turn = self::wait_for_slot();
		if ( is_wp_error( $turn ) ) {
			return $turn;
		}
		$question += array(
			'format' => 'jsonv2',
			'limit'  => self::LIMIT,
		);
		$response  = ( new Http_Client() )->request(
			add_query_arg( array_map( 'rawurlencode', $question ), $endpoint ),
			array( 'headers' => array( 'Referer' => home_url( '/' ) ) )
		);
		$error     = Http_Client::service_error( $response, (string) wp_parse_url( $endpoint, PHP_URL_HOST ) );
		if ( $error ) {
			return $error;
		}
		$found = Http_Client::json( $response );
		if ( null === $found || $response['status'] >= 400 ) {
			return Errors::unreachable( (string) wp_parse_url( $endpoint, PHP_URL_HOST ) );
		}
		return array_values( array_filter( array_map( array( __CLASS__, 'place' ), array_slice( $found, 0, self::LIMIT ) ) ) );
	}

	/**
	 * Waits until the last request of this site is at least one second old.
	 *
	 * @return true|\WP_Error Error 429 if no time slot becomes free.
	 */
	private static function wait_for_slot() {
		for ( $try = 1; ; $try++ ) {
			// The counter works in whole seconds, so a window of 2 lasts at least one full second.
			$turn = Throttle::hit_site( 'geocode', 1, 2 );
			if ( true === $turn || self::TRIES === $try ) {
				return $turn;
			}
			usleep( self::PAUSE );
		}
	}

	/**
	 * Converts a result of Nominatim to the format of Mapbox.
	 *
	 * @param mixed $found Result.
	 * @return array|null Null without a valid position.
	 */
	private static function place( $found ) {
		$position = is_array( $found ) && isset( $found['lon'], $found['lat'] ) ? Map_Attributes::read_position(
			array(
				'lng' => $found['lon'],
				'lat' => $found['lat'],
			)
		) : null;
		if ( ! $position ) {
			return null;
		}
		$address = Map_Attributes::read_text( $found, 'display_name', 1000 );
		$name    = Map_Attributes::read_text( $found, 'name', 500 );
		$kind    = Map_Attributes::read_text( $found, 'osm_type', 20 );
		$number  = isset( $found['osm_id'] ) && is_scalar( $found['osm_id'] ) ? (string) $found['osm_id'] : '';
		return array(
			'id'         => '' === $kind || '' === $number ? 'place.' . md5( $address . wp_json_encode( $position ) ) : $kind . '.' . $number,
			'text'       => '' === $name ? trim( explode( ',', $address )[0] ) : $name,
			'place_name' => $address,
			'center'     => array( $position['longitude'], $position['latitude'] ),
		);
	}
}
