<?php
namespace Mainstreet\Blocks\Send_A_Message;

use Mainstreet\Http\Client_Ip;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * Answers from what is at hand; asks nobody outside (docs/server-contract.md A9).
 */
final class Visitor_Country {

	/** Headers in which proxies name the country. Anybody can send them, so only a trusted proxy is believed. */
	const HEADERS = array( 'HTTP_CF_IPCOUNTRY', 'HTTP_X_COUNTRY_CODE' );

	/** What a proxy says where it does not know. */
	const UNKNOWN = 'XX';

	/**
	 * Answer of the route.
	 *
	 * @return \WP_REST_Response|\WP_Error
	 */
	public static function answer() {
		$allowed = Throttle::hit( 'geo', 30, MINUTE_IN_SECONDS );
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		$response = new \WP_REST_Response( array( 'country_short' => self::find() ) );
		// It is about one visitor, and another may share the cache.
		$response->header( 'Cache-Control', 'private, no-store' );
		return $response;
	}

	/**
	 * Country of the client, from the first source that knows it.
	 *
	 * @return string Two capital letters (ISO 3166-1), '' when none does.
	 */
	public static function find() {
		/**
		 * Filters the country of the client, for sites that know it from elsewhere.
		 *
		 * @param string $country Two letters; '' leaves it to the other sources.
		 */
		$country = self::clean( apply_filters( 'mainstreet_visitor_country', '' ) );
		foreach ( array( 'from_server', 'from_shop', 'from_locale' ) as $source ) {
			if ( '' === $country ) {
				$country = self::$source();
			}
		}
		return $country;
	}

	/** What a trusted proxy or the web server itself says. */
	private static function from_server(): string {
		// No header can set it: those get HTTP_ in front.
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

	/** What WooCommerce finds in the file of its own. */
	private static function from_shop(): string {
		if ( ! class_exists( 'WC_Geolocation', false ) ) {
			return '';
		}
		// The last argument: no outside service.
		$found = \WC_Geolocation::geolocate_ip( '', true, false );
		return is_array( $found ) && isset( $found['country'] ) ? self::clean( $found['country'] ) : '';
	}

	/** Where the site's language is spoken: `pt_BR` is Brazil. */
	private static function from_locale(): string {
		return preg_match( '/^[a-z]{2,3}_([A-Z]{2})(?:_|$)/', (string) get_locale(), $found ) ? self::clean( $found[1] ) : '';
	}

	/**
	 * A country, or nothing.
	 *
	 * @param mixed $country What a source said.
	 */
	private static function clean( $country ): string {
		$country = is_string( $country ) ? strtoupper( trim( $country ) ) : '';
		return preg_match( '/^[A-Z]{2}\z/', $country ) && self::UNKNOWN !== $country ? $country : '';
	}
}
