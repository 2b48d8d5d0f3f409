<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Connections\Service_Cache;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * `GET mainstreet/v1/geocode?q=`: asks a Nominatim-compatible server that the owner chose
 * (docs/server-contract.md A15), at most once a second, and keeps its answers for 30 days.
 */
final class Map_Geocoder {

	/** Seconds an answer is kept. */
	const KEPT = 2592000;

	/** Places of one answer at most. */
	const LIMIT = 5;

	/** Characters of a question at most. */
	const MAX_QUESTION = 256;

	/** How often, and after how many microseconds, a request asks whether it is its turn. */
	const TRIES = 12;
	const PAUSE = 250000;

	/**
	 * Address of the server's search.
	 *
	 * @return string Empty when Mapbox is asked.
	 */
	public static function endpoint(): string {
		/**
		 * Filters which server finds places.
		 *
		 * @param string $url What the settings say: address of a Nominatim-compatible search, such as
		 *                    `https://nominatim.example.org/search`; empty for Mapbox or nobody.
		 */
		$url = apply_filters( 'mainstreet_map_geocoder', Map_Source::search() );
		return is_string( $url ) && preg_match( '#^https?://#i', $url ) ? esc_url_raw( $url, array( 'http', 'https' ) ) : '';
	}

	/**
	 * Finds places.
	 *
	 * @param \WP_REST_Request $request Request with `q`.
	 * @return array|\WP_Error
	 */
	public static function answer( \WP_REST_Request $request ) {
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
			static function () use ( $endpoint, $question ) {
				return self::ask( $endpoint, $question );
			}
		);
		if ( is_wp_error( $places ) ) {
			// Each may try again when its turn comes; only what the server itself says is remembered.
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
	 * Asks the server.
	 *
	 * @param string $endpoint Address of its search.
	 * @param array  $question Parameters.
	 * @return array[]|\WP_Error Places, best first.
	 */
	private static function ask( string $endpoint, array $question ) {
		$turn = self::wait_for_turn();
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
	 * Waits until a second has gone by since the last request of this site.
	 *
	 * @return true|\WP_Error Error 429 when others keep the server busy.
	 */
	private static function wait_for_turn() {
		for ( $try = 1; ; $try++ ) {
			// Spans end with a whole second: two of them hold one in full.
			$turn = Throttle::hit_site( 'geocode', 1, 2 );
			if ( true === $turn || self::TRIES === $try ) {
				return $turn;
			}
			usleep( self::PAUSE );
		}
	}

	/**
	 * One place in the shape of Mapbox's answers.
	 *
	 * @param mixed $found What the server says of it.
	 * @return array|null Null when it has no position on Earth.
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
