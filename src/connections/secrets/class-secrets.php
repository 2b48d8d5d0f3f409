<?php
namespace Mainstreet\Connections\Secrets;

use Mainstreet\Connections\Services;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Finds and stores the keys of services. The order of sources is that of core (docs/server-contract.md D.3): environment, constant,
 * filter of the host, database.
 */
final class Secrets {

	const ENVIRONMENT = 'environment';
	const CONSTANT    = 'constant';
	const FILTER      = 'filter';
	const DATABASE    = 'database';

	/** Option of OAuth_Apps. */
	const OAUTH_APPS = 'mainstreet_oauth_apps';

	/**
	 * Ids of the sites whose key options are in the cache, as array keys.
	 *
	 * @var array<int, bool>
	 */
	private static array $primed = array();

	/**
	 * Returns the current key.
	 *
	 * @param string $id Id of the service.
	 * @return string '' if there is none, or if browsers receive the key and it does not match `public_pattern`.
	 */
	public static function get( $id ): string {
		$service     = Services::get( $id );
		list( $key ) = self::find( $id );
		if ( $service && '' !== $service['public_pattern'] && ! preg_match( $service['public_pattern'], $key ) ) {
			return '';
		}
		return $key;
	}

	/**
	 * Returns the source of the current key.
	 *
	 * @param string $id Id of the service.
	 * @return string `environment`, `constant`, `filter`, `database`, '' if there is none.
	 */
	public static function source( $id ): string {
		return self::find( $id )[1];
	}

	/**
	 * Whether the key comes from another source than the settings of this site.
	 *
	 * @param string $id Id of the service.
	 */
	public static function is_provided( string $id ): bool {
		return ! in_array( self::source( $id ), array( '', self::DATABASE ), true );
	}

	/**
	 * Whether the stored key cannot be decrypted, and no other source has a key.
	 *
	 * @param string $id Id of the service.
	 * @return bool
	 */
	public static function is_unreadable( $id ) {
		return '' === self::source( $id ) && Encrypted_Options::is_unreadable( Encrypted_Options::read_raw( Services::option_name( $id ) ) );
	}

	/**
	 * Masks the current key.
	 *
	 * @param string $id Id of the service.
	 * @return string An ellipsis and the last four characters before the common `ending`; '' without a key.
	 */
	public static function hint( string $id ): string {
		list( $key ) = self::find( $id );
		$service     = Services::get( $id );
		$own         = isset( $service['ending'] ) ? (string) preg_replace( $service['ending'], '', $key ) : $key;
		return '' !== $key && '' === $own ? '…' : Key_Parts::mask( $own );
	}

	/**
	 * Masks the parts of the current key.
	 *
	 * @param string $id Id of the service.
	 * @return string[] By name; empty for a key without parts.
	 */
	public static function hints( string $id ): array {
		list( $key ) = self::find( $id );
		$service     = Services::get( $id );
		return $service ? Key_Parts::hints( $service, $key ) : array();
	}

	/**
	 * Returns the names of the constants or environment variables of the current key.
	 *
	 * @param string $id Id of the service.
	 * @return string Separated by commas; '' for other sources.
	 */
	public static function constant_names( string $id ): string {
		return self::find( $id )[2];
	}

	/**
	 * Checks the format of the current key, without a request to the service.
	 *
	 * @param string $id Id of the service.
	 * @return true|\WP_Error
	 */
	public static function validate( $id ) {
		list( $key ) = self::find( $id );
		return Services::get( $id )['validate']( $key );
	}

	/**
	 * Encrypts and stores a key.
	 *
	 * @param string $id  Id of the service.
	 * @param string $key Key, validated by the caller.
	 */
	public static function set( $id, string $key ): void {
		update_option( Services::option_name( $id ), Encrypted_Options::encrypt( $key ), false );
	}

	/**
	 * Reads the key from the database.
	 *
	 * @param string $id Id of the service.
	 * @return string '' if there is none, or it cannot be decrypted.
	 */
	public static function read_stored( $id ) {
		self::prime_caches();
		return Encrypted_Options::read( Services::option_name( $id ) );
	}

	/**
	 * Loads the options of all keys with one query, on admin screens also those of OAuth apps. They are not autoloaded, so a page with
	 * several services would need a query for each, including those without a key.
	 */
	private static function prime_caches(): void {
		$site = get_current_blog_id();
		if ( ! isset( self::$primed[ $site ] ) ) {
			self::$primed[ $site ] = true;
			$names                 = array_map( array( Services::class, 'option_name' ), array_keys( Services::all() ) );
			wp_prime_option_caches( is_admin() ? array_merge( $names, array( self::OAUTH_APPS ) ) : $names );
		}
	}

	/**
	 * Deletes the stored key.
	 *
	 * @param string $id Id of the service.
	 */
	public static function delete( $id ): void {
		delete_option( Services::option_name( $id ) );
	}

	/**
	 * Returns a short hash that changes with the current key and does not reveal it.
	 *
	 * @param string $id Id of the service; any other text counts as a service without a key.
	 * @return string '' without a key.
	 */
	public static function generation( $id ) {
		list( $key ) = Services::get( $id ) ? self::find( $id ) : array( '' );
		return '' === $key ? '' : substr( wp_hash( $key ), 0, 12 );
	}

	/**
	 * Filters `wp_default_autoload_value`: prevents autoloading of keys, also when core's screen saves them.
	 *
	 * @param bool|null $autoload Default of core.
	 * @param string    $option   Name of the option.
	 * @return bool|null
	 */
	public static function disable_autoload( $autoload, $option ) {
		// Options may be added before translations are loaded; only key options may load the services.
		if ( ! is_string( $option ) || 0 !== strpos( $option, 'connectors_' ) ) {
			return $autoload;
		}
		foreach ( array_keys( Services::all() ) as $id ) {
			if ( Services::option_name( $id ) === $option ) {
				return false;
			}
		}
		return $autoload;
	}

	/** Imports the Mapbox key of Jetpack, unless a key is stored. */
	public static function import_jetpack_key(): void {
		$key = self::find_jetpack_key();
		if ( '' !== $key && '' === (string) get_option( Services::option_name( 'mapbox' ), '' ) ) {
			self::set( 'mapbox', $key );
		}
	}

	/** Reads the Mapbox key that Jetpack stored; '' if there is none, or it is invalid. */
	public static function find_jetpack_key(): string {
		$old = get_option( 'jetpack_options' );
		$key = trim( Attributes::text( $old, 'mapbox_api_key' ) );
		return '' !== $key && true === Services::get( 'mapbox' )['validate']( $key ) ? $key : '';
	}

	/**
	 * Finds the current key.
	 *
	 * @param string $id Id of the service.
	 * @return string[] Key, source, and names of constants or environment variables; all '' if there is none.
	 */
	private static function find( $id ): array {
		$service = Services::get( $id );
		if ( ! $service ) {
			return array( '', '', '' );
		}
		$constant = static fn( $name ) => defined( $name ) ? constant( $name ) : '';
		foreach ( array(
			self::ENVIRONMENT => 'getenv',
			self::CONSTANT    => $constant,
		) as $source => $read ) {
			$whole = $read( $service['constant'] );
			if ( is_string( $whole ) && '' !== trim( $whole ) ) {
				return array( trim( $whole ), $source, $service['constant'] );
			}
			$parts = Key_Parts::read_configured( $service, $read );
			if ( '' !== $parts ) {
				return array( $parts, $source, implode( ', ', array_column( $service['parts'], 'constant' ) ) );
			}
		}
		/**
		 * Filters the key that a site's host provides. The name of the filter depends on the service, such as `mainstreet_mapbox_token`.
		 *
		 * @param string $key '' by default.
		 */
		$given = apply_filters( $service['filter'], '' );
		foreach ( array(
			self::FILTER   => $given,
			self::DATABASE => self::read_stored( $id ),
		) as $source => $key ) {
			if ( is_string( $key ) && '' !== trim( $key ) ) {
				return array( trim( $key ), $source, '' );
			}
		}
		return array( '', '', '' );
	}
}
