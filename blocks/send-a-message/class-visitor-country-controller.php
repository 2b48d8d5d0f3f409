<?php
namespace Mainstreet\Blocks\Send_A_Message;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Http\Client_Ip;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * Route of the visitor's country, used to preselect the country calling code. It is detected without requests to other servers
 * (docs/server-contract.md A9).
 */
final class Visitor_Country_Controller extends Controller {

	/** Proxy headers with the country. They can be forged, so they are only used if the proxy is trusted. */
	const HEADERS = array( 'HTTP_CF_IPCOUNTRY', 'HTTP_X_COUNTRY_CODE' );

	/** Value of the headers if the country is unknown. */
	const UNKNOWN = 'XX';

	public function register_routes() {
		$this->register_route( '/geo', $this->endpoint( 'GET', array( $this, 'get_item' ), '__return_true' ) );
	}

	/**
	 * Returns the country of the visitor.
	 *
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function get_item( $request ) {
		$allowed = Throttle::hit( 'geo', 30, MINUTE_IN_SECONDS );
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		$response = new \WP_REST_Response( array( 'country_short' => self::find_country() ) );
		// The response depends on the visitor, so shared caches must not store it.
		$response->header( 'Cache-Control', 'private, no-store' );
		return $response;
	}

	/**
	 * Returns the country of the visitor, from the first source that has one.
	 *
	 * @return string Two capital letters (ISO 3166-1). An empty string if unknown.
	 */
	public static function find_country() {
		/**
		 * Filters the country of the visitor, for sites with another source.
		 *
		 * @param string $country Two letters; an empty string uses the default sources.
		 */
		$country = self::clean( apply_filters( 'mainstreet_visitor_country', '' ) );
		foreach ( array( 'from_server', 'from_shop', 'from_locale' ) as $source ) {
			if ( '' === $country ) {
				$country = self::$source();
			}
		}
		return $country;
	}

	/** Returns the country from a trusted proxy or the web server. */
	private static function from_server(): string {
		// Set by the web server. A request header cannot set it, because PHP adds the prefix HTTP_ to headers.
		$names = array( 'GEOIP_COUNTRY_CODE' );
		if ( Client_Ip::has_trusted_peer() ) {
			$names = array_merge( self::HEADERS, $names );
		}
		foreach ( $names as $name ) {
			$country = isset( $_SERVER[ $name ] ) ? self::clean( sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) ) : '';
			if ( '' !== $country ) {
				return $country;
			}
		}
		return '';
	}

	/** Returns the country from WooCommerce's local database. */
	private static function from_shop(): string {
		if ( ! class_exists( 'WC_Geolocation', false ) ) {
			return '';
		}
		// The last argument disables requests to other servers.
		$found = \WC_Geolocation::geolocate_ip( '', true, false );
		return is_array( $found ) && isset( $found['country'] ) ? self::clean( $found['country'] ) : '';
	}

	/** Returns the country in the locale of the site: `pt_BR` is Brazil. */
	private static function from_locale(): string {
		return preg_match( '/^[a-z]{2,3}_([A-Z]{2})(?:_|$)/', (string) get_locale(), $found ) ? self::clean( $found[1] ) : '';
	}

	/**
	 * Returns a valid country code, or an empty string.
	 *
	 * @param mixed $country Value of a source.
	 */
	private static function clean( $country ): string {
		$country = is_string( $country ) ? strtoupper( trim( $country ) ) : '';
		return preg_match( '/^[A-Z]{2}\z/', $country ) && self::UNKNOWN !== $country ? $country : '';
	}
}
