<?php
namespace Mainstreet\Connections\Oauth;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Secrets\Token_Encryption;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Finds and stores the OAuth apps of services. The order of sources is that of core (docs/server-contract.md D.3): environment,
 * constants, database. Id and secret always come from the same source. The database stores secrets encrypted.
 */
final class OAuth_Apps {

	const OPTION = Secrets::OAUTH_APPS;

	private Token_Encryption $encryption;

	/** @param Token_Encryption|null $encryption Encrypts secrets; uses the key of the site by default. */
	public function __construct( ?Token_Encryption $encryption = null ) {
		$this->encryption = $encryption ? $encryption : new Token_Encryption();
	}

	/** Finds the app of a service; null if there is none, or its secret cannot be decrypted. */
	public function find( OAuth_Service $service ): ?OAuth_App {
		$id_name     = $service->constant() . '_ID';
		$secret_name = $service->constant() . '_SECRET';
		$sources     = '' === $service->constant() ? array( Secrets::DATABASE => $this->stored( $service->app_key() ) ) : array(
			Secrets::ENVIRONMENT => array( getenv( $id_name ), getenv( $secret_name ) ),
			Secrets::CONSTANT    => array( defined( $id_name ) ? constant( $id_name ) : '', defined( $secret_name ) ? constant( $secret_name ) : '' ),
			Secrets::DATABASE    => $this->stored( $service->app_key() ),
		);
		foreach ( $sources as $source => list( $id, $secret ) ) {
			if ( self::is_word( $id ) && self::is_word( $secret ) ) {
				return new OAuth_App( $id, $secret, $source );
			}
		}
		return null;
	}

	/** Whether a stored secret cannot be decrypted, and no other source has an app. */
	public function is_unreadable( OAuth_Service $service ): bool {
		return ! $this->find( $service ) && in_array( $service->app_key(), $this->find_unreadable(), true );
	}

	/**
	 * Finds the services whose stored secret cannot be decrypted. Excludes apps at single servers (Mastodon), because the site registers
	 * a new one at the next sign-in.
	 *
	 * @return string[] Keys of the option: OAuth_Service::app_key().
	 */
	public function find_unreadable(): array {
		$found = array();
		foreach ( self::all() as $service => $row ) {
			if ( false === strpos( $service, '|' ) && isset( $row[1] ) && is_string( $row[1] ) && ! $this->encryption->can_decrypt( $row[1] ) ) {
				$found[] = (string) $service;
			}
		}
		return $found;
	}

	/**
	 * Validates and stores an app.
	 *
	 * @param string $id     Id, as typed.
	 * @param string $secret Secret, as typed.
	 * @return true|\WP_Error
	 */
	public function save( OAuth_Service $service, $id, string $secret ) {
		$app = $this->find( $service );
		if ( $app && Secrets::DATABASE !== $app->source() ) {
			return new \WP_Error( 'mainstreet_key_provided', __( 'This app is set in this site’s configuration and cannot be changed here.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		$id     = trim( $id );
		$secret = trim( $secret );
		if ( ! self::is_word( $id ) ) {
			return Errors::invalid( 'app_id', __( 'This is not a valid app ID. Please copy it again.', 'mainstreet-blocks' ) );
		}
		if ( ! self::is_word( $secret ) ) {
			return Errors::invalid( 'app_secret', __( 'This is not a valid app secret. Please copy it again.', 'mainstreet-blocks' ) );
		}
		$all                        = self::all();
		$all[ $service->app_key() ] = array( $id, $this->encryption->encrypt( $secret ) );
		update_option( self::OPTION, $all, false );
		return true;
	}

	/** Deletes the stored app. Accounts that were connected with it stay. */
	public function delete( OAuth_Service $service ): void {
		$all = self::all();
		unset( $all[ $service->app_key() ] );
		update_option( self::OPTION, $all, false );
	}

	/**
	 * Reads the app from the database.
	 *
	 * @param string $service Result of OAuth_Service::app_key().
	 * @return string[] Id and secret, both '' if there is none.
	 */
	private function stored( $service ): array {
		$all = self::all();
		$row = isset( $all[ $service ] ) ? $all[ $service ] : null;
		return isset( $row[0], $row[1] ) && is_string( $row[0] ) && is_string( $row[1] ) ? array( $row[0], $this->encryption->decrypt( $row[1] ) ) : array( '', '' );
	}

	/**
	 * Reads all stored apps: id and encrypted secret by app key.
	 *
	 * @return array[]
	 */
	private static function all(): array {
		$all = get_option( self::OPTION );
		return is_array( $all ) ? $all : array();
	}

	/** Whether a value can be an id or a secret: 4 to 300 printable ASCII characters without spaces. */
	private static function is_word( $value ): bool {
		return is_string( $value ) && 1 === preg_match( '/^[\x21-\x7e]{4,300}$/D', $value );
	}
}
