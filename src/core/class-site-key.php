<?php
namespace Mainstreet\Core;

use Mainstreet\Core\Options\Stored_Once;

defined( 'ABSPATH' ) || exit;

/**
 * The secret that tickets of forms are signed with. It outlives the rotation of the login salts, as
 * pages with tickets lie in caches. Core makes it when it is first asked for (`secret_key`), each
 * request for itself; here all requests get the same one.
 */
final class Site_Key {

	/** What a key looks like: core takes whatever there is. */
	const PATTERN = '/^.+$/s';

	/**
	 * Keys by network, as a page with many forms asks often.
	 *
	 * @var string[]
	 */
	private static array $salts = array();

	/** The key. */
	public static function salt(): string {
		$network = get_current_network_id();
		if ( isset( self::$salts[ $network ] ) ) {
			return self::$salts[ $network ];
		}
		// Core asks only where wp-config.php has no SECRET_KEY.
		add_filter( 'pre_site_option_secret_key', array( __CLASS__, 'stored' ), 99 );
		$salt = wp_salt( 'mainstreet' );
		remove_filter( 'pre_site_option_secret_key', array( __CLASS__, 'stored' ), 99 );
		self::$salts[ $network ] = $salt;
		return $salt;
	}

	/**
	 * The stored key of the site, or of its network.
	 *
	 * @param mixed $value What another filter gave.
	 * @return mixed
	 */
	public static function stored( $value ) {
		// Storing the key of a network makes core ask for it again.
		remove_filter( 'pre_site_option_secret_key', array( __CLASS__, 'stored' ), 99 );
		if ( false !== $value ) {
			return $value;
		}
		$wish = wp_generate_password( 64, true, true );
		$key  = is_multisite() ? self::of_network( $wish ) : Stored_Once::choose( 'secret_key', self::PATTERN, $wish );
		return '' === $key ? false : $key;
	}

	/**
	 * The key of the network. Its table lets two rows have one name, so the main site's options decide.
	 *
	 * @param string $wish Key to choose.
	 */
	private static function of_network( string $wish ): string {
		global $wpdb;
		$network = get_current_network_id();
		// phpcs:ignore WordPress.DB -- past the caches.
		$key = (string) $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM {$wpdb->sitemeta} WHERE site_id = %d AND meta_key = 'secret_key' ORDER BY meta_id LIMIT 1", $network ) );
		if ( '' === $key ) {
			$key = Stored_Once::choose( 'mainstreet_network_key', self::PATTERN, $wish, $wpdb->get_blog_prefix( get_main_site_id() ) . 'options' );
			if ( '' !== $key ) {
				update_network_option( $network, 'secret_key', $key );
			}
		}
		return $key;
	}
}
