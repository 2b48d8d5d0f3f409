<?php
namespace Mainstreet\Core;

use Mainstreet\Core\Options\Atomic_Option;

defined( 'ABSPATH' ) || exit;

/**
 * Provides the secret that form tickets are signed with. It does not change with the login salts, because cached pages contain
 * tickets. Core creates `secret_key` on first use, and concurrent requests would create different keys; here all requests get the
 * same key.
 */
final class Site_Key {

	/** Pattern of a valid key: any text that is not empty, as in core. */
	const PATTERN = '/^.+$/s';

	/**
	 * Keys by network id. Pages with many forms read them often.
	 *
	 * @var string[]
	 */
	private static array $salts = array();

	/** Returns the signing key of the current network. */
	public static function salt(): string {
		$network = get_current_network_id();
		if ( isset( self::$salts[ $network ] ) ) {
			return self::$salts[ $network ];
		}
		// Core applies this filter only if wp-config.php defines no SECRET_KEY.
		add_filter( 'pre_site_option_secret_key', array( __CLASS__, 'filter_secret_key' ), 99 );
		$salt = wp_salt( 'mainstreet' );
		remove_filter( 'pre_site_option_secret_key', array( __CLASS__, 'filter_secret_key' ), 99 );
		self::$salts[ $network ] = $salt;
		return $salt;
	}

	/**
	 * Filters `pre_site_option_secret_key`: returns the stored key, and creates it if there is none.
	 *
	 * @param mixed $value Value of an earlier filter; false if there is none.
	 * @return mixed
	 */
	public static function filter_secret_key( $value ) {
		// Storing the key of a network reads the option again.
		remove_filter( 'pre_site_option_secret_key', array( __CLASS__, 'filter_secret_key' ), 99 );
		if ( false !== $value ) {
			return $value;
		}
		$wish = wp_generate_password( 64, true, true );
		$key  = is_multisite() ? self::network_key( $wish ) : Atomic_Option::get_or_create( 'secret_key', self::PATTERN, $wish );
		return '' === $key ? false : $key;
	}

	/**
	 * Returns the key of the network. The sitemeta table allows two rows with the same name, so the options table of the main site
	 * decides.
	 *
	 * @param string $wish New key, stored if there is none.
	 */
	private static function network_key( string $wish ): string {
		global $wpdb;
		$network = get_current_network_id();
		// phpcs:ignore WordPress.DB -- bypasses the caches.
		$key = (string) $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM {$wpdb->sitemeta} WHERE site_id = %d AND meta_key = 'secret_key' ORDER BY meta_id LIMIT 1", $network ) );
		if ( '' === $key ) {
			$key = Atomic_Option::get_or_create( 'mainstreet_network_key', self::PATTERN, $wish, $wpdb->get_blog_prefix( get_main_site_id() ) . 'options' );
			if ( '' !== $key ) {
				update_network_option( $network, 'secret_key', $key );
			}
		}
		return $key;
	}
}
