<?php
namespace Mainstreet\Connections\Secrets;

use Mainstreet\Connections\Oauth\OAuth_Apps;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Finds a key where it may come from, in core's order (docs/server-contract.md D.3): environment,
 * constant, the site's host by filter, database.
 */
final class Secrets {

	const ENVIRONMENT = 'environment';
	const CONSTANT    = 'constant';
	const FILTER      = 'filter';
	const DATABASE    = 'database';

	/**
	 * Sites whose keys this request has read, as keys.
	 *
	 * @var array<int, bool>
	 */
	private static array $primed = array();

	/**
	 * The key in force.
	 *
	 * @param string $id Id of the service.
	 * @return string '' when there is none, and when a key that browsers receive is not one they may receive.
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
	 * Where the key in force comes from.
	 *
	 * @param string $id Id of the service.
	 * @return string `environment`, `constant`, `filter`, `database`, or '' when there is none.
	 */
	public static function source( $id ): string {
		return self::find( $id )[1];
	}

	/**
	 * Tells whether the key comes from elsewhere than this site's own settings.
	 *
	 * @param string $id Id of the service.
	 */
	public static function is_provided( string $id ): bool {
		return ! in_array( self::source( $id ), array( '', self::DATABASE ), true );
	}

	/**
	 * Whether the owner's key is stored but can't be decrypted, and none comes from elsewhere.
	 *
	 * @param string $id Id of the service.
	 * @return bool
	 */
	public static function is_unreadable( $id ) {
		return '' === self::source( $id ) && Key_Parts::is_unreadable( Sealed_Options::raw( self::option_name( $id ) ) );
	}

	/**
	 * What may be shown of a key.
	 *
	 * @param string $id Id of the service.
	 * @return string The last four characters of what tells it from other keys, behind an ellipsis; '' when there is no key.
	 */
	public static function hint( string $id ): string {
		list( $key ) = self::find( $id );
		$service     = Services::get( $id );
		$own         = isset( $service['ending'] ) ? (string) preg_replace( $service['ending'], '', $key ) : $key;
		return '' !== $key && '' === $own ? '…' : Key_Parts::mask( $own );
	}

	/**
	 * What may be shown of the parts of a key.
	 *
	 * @param string $id Id of the service.
	 * @return string[] By name; empty for a key that is one text.
	 */
	public static function hints( string $id ): array {
		list( $key ) = self::find( $id );
		$service     = Services::get( $id );
		return $service ? Key_Parts::hints( $service, $key ) : array();
	}

	/**
	 * Names of the constants or environment variables that the key in force comes from.
	 *
	 * @param string $id Id of the service.
	 * @return string Joined by commas; '' when it comes from elsewhere.
	 */
	public static function place( string $id ): string {
		return self::find( $id )[2];
	}

	/**
	 * Tells whether the key in force looks like one of this service, without asking it.
	 *
	 * @param string $id Id of the service.
	 * @return true|\WP_Error
	 */
	public static function validate( $id ) {
		list( $key ) = self::find( $id );
		return Services::get( $id )['validate']( $key );
	}

	/**
	 * Stores the owner's key.
	 *
	 * @param string $id  Id of the service.
	 * @param string $key Key, validated by the caller.
	 */
	public static function set( $id, string $key ): void {
		update_option( self::option_name( $id ), Key_Parts::close( $key ), false );
	}

	/**
	 * The owner's key.
	 *
	 * @param string $id Id of the service.
	 * @return string '' when there is none, and when it can't be decrypted.
	 */
	public static function stored( $id ) {
		self::prime();
		return Sealed_Options::read( self::option_name( $id ) );
	}

	/**
	 * Reads the options of all keys by one query when the first key is asked for, on admin screens those of the OAuth apps, too. They are not
	 * autoloaded: a page with blocks of several services would ask the database for each, and again for those that are not set.
	 */
	private static function prime(): void {
		$site = get_current_blog_id();
		if ( ! isset( self::$primed[ $site ] ) ) {
			self::$primed[ $site ] = true;
			$names                 = array_map( array( __CLASS__, 'option_name' ), array_keys( Services::all() ) );
			wp_prime_option_caches( is_admin() ? array_merge( $names, array( OAuth_Apps::OPTION ) ) : $names );
		}
	}

	/**
	 * Removes the owner's key.
	 *
	 * @param string $id Id of the service.
	 */
	public static function delete( $id ): void {
		delete_option( self::option_name( $id ) );
	}

	/**
	 * Name of the option that holds a key: the one core's Connectors API gives it.
	 *
	 * @param string $id Id of the service.
	 * @return string
	 */
	public static function option_name( $id ) {
		$service = Services::get( $id );
		return str_replace( '-', '_', 'connectors_' . ( $service ? $service['type'] : 'other' ) . '_' . $id . '_api_key' );
	}

	/**
	 * Changes whenever the key in force does, and says nothing about it.
	 *
	 * @param string $id Id of the service, or any other word for what needs no key.
	 * @return string
	 */
	public static function generation( $id ) {
		list( $key ) = Services::get( $id ) ? self::find( $id ) : array( '' );
		return '' === $key ? '' : substr( wp_hash( $key ), 0, 12 );
	}

	/**
	 * Keeps keys out of the options that every page loads, also when core's own screen saves them.
	 *
	 * @param bool|null $autoload What core would do.
	 * @param string    $option   Name of the option.
	 * @return bool|null
	 */
	public static function never_autoload( $autoload, $option ) {
		// Options are added before translations are ready, too; only ours may ask for the services.
		if ( 0 !== strpos( (string) $option, 'connectors_' ) ) {
			return $autoload;
		}
		foreach ( array_keys( Services::all() ) as $id ) {
			if ( self::option_name( $id ) === $option ) {
				return false;
			}
		}
		return $autoload;
	}

	/** Takes over keys that another plugin stored, where none is set. */
	public static function import(): void {
		$key = self::importable();
		if ( '' !== $key && '' === (string) get_option( self::option_name( 'mapbox' ), '' ) ) {
			self::set( 'mapbox', $key );
		}
	}

	/**
	 * The key of maps that another plugin stored.
	 *
	 * @return string '' for none, and for what is no such key.
	 */
	public static function importable(): string {
		$old = get_option( 'jetpack_options' );
		$key = trim( Attributes::text( $old, 'mapbox_api_key' ) );
		return '' !== $key && true === Services::get( 'mapbox' )['validate']( $key ) ? $key : '';
	}

	/**
	 * Looks through the sources.
	 *
	 * @param string $id Id of the service.
	 * @return string[] Key, source, and names of what it comes from there; all '' when there is none.
	 */
	private static function find( $id ): array {
		$service = Services::get( $id );
		if ( ! $service ) {
			return array( '', '', '' );
		}
		$constant = static function ( $name ) {
			return defined( $name ) ? constant( $name ) : '';
		};
		foreach ( array(
			self::ENVIRONMENT => 'getenv',
			self::CONSTANT    => $constant,
		) as $source => $read ) {
			$whole = $read( $service['constant'] );
			if ( is_string( $whole ) && '' !== trim( $whole ) ) {
				return array( trim( $whole ), $source, $service['constant'] );
			}
			$parts = Key_Parts::held( $service, $read );
			if ( '' !== $parts ) {
				return array( $parts, $source, implode( ', ', array_column( $service['parts'], 'constant' ) ) );
			}
		}
		/**
		 * Filters the key a site's host provides. The name is the service's, such as `mainstreet_mapbox_token`.
		 *
		 * @param string $key '' by default.
		 */
		$given = apply_filters( $service['filter'], '' );
		foreach ( array(
			self::FILTER   => $given,
			self::DATABASE => self::stored( $id ),
		) as $source => $key ) {
			if ( is_string( $key ) && '' !== trim( $key ) ) {
				return array( trim( $key ), $source, '' );
			}
		}
		return array( '', '', '' );
	}
}
