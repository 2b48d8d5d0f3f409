<?php
namespace Mainstreet\Connections\Oauth;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Secrets\Token_Seal;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the app of a service in core's order (docs/server-contract.md D.3): environment, constants, database. The id and
 * the secret always come from the same place. In the database the secret is encrypted.
 */
final class OAuth_Apps {

	const OPTION = 'mainstreet_oauth_apps';

	/** Encrypts secrets. */
	private Token_Seal $seal;

	/**
	 * The apps.
	 *
	 * @param Token_Seal|null $seal Encrypts secrets; with the site's own key if left out.
	 */
	public function __construct( ?Token_Seal $seal = null ) {
		$this->seal = $seal ? $seal : new Token_Seal();
	}

	/**
	 * The app in force.
	 *
	 * @param OAuth_Service $service Service.
	 * @return OAuth_App|null Null when there is none, and when its secret was sealed with other salts.
	 */
	public function of( OAuth_Service $service ): ?OAuth_App {
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

	/**
	 * Whether the secret of the owner's app is stored but can't be decrypted, and no app comes from elsewhere.
	 *
	 * @param OAuth_Service $service Service.
	 */
	public function is_unreadable( OAuth_Service $service ): bool {
		return ! $this->of( $service ) && in_array( $service->app_key(), $this->unreadable(), true );
	}

	/**
	 * Services whose app has a secret that can't be decrypted. Apps at single servers (Mastodon) are left out: the site
	 * registers a new one at the next sign-in.
	 *
	 * @return string[]
	 */
	public function unreadable(): array {
		$found = array();
		foreach ( self::all() as $service => $row ) {
			if ( false === strpos( $service, '|' ) && isset( $row[1] ) && is_string( $row[1] ) && ! $this->seal->can_open( $row[1] ) ) {
				$found[] = (string) $service;
			}
		}
		return $found;
	}

	/**
	 * Stores the owner's app.
	 *
	 * @param OAuth_Service $service Service.
	 * @param string        $id      Id, as typed.
	 * @param string        $secret  Secret, as typed.
	 * @return true|\WP_Error
	 */
	public function save( OAuth_Service $service, $id, string $secret ) {
		$app = $this->of( $service );
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
		$all[ $service->app_key() ] = array( $id, $this->seal->close( $secret ) );
		update_option( self::OPTION, $all, false );
		return true;
	}

	/**
	 * Forgets the owner's app. Accounts that were connected with it stay.
	 *
	 * @param OAuth_Service $service Service.
	 */
	public function remove( OAuth_Service $service ): void {
		$all = self::all();
		unset( $all[ $service->app_key() ] );
		update_option( self::OPTION, $all, false );
	}

	/**
	 * What the database has.
	 *
	 * @param string $service Service.
	 * @return string[] Id and secret, both '' when there is none.
	 */
	private function stored( $service ): array {
		$all = self::all();
		$row = isset( $all[ $service ] ) ? $all[ $service ] : null;
		return isset( $row[0], $row[1] ) && is_string( $row[0] ) && is_string( $row[1] ) ? array( $row[0], $this->seal->open( $row[1] ) ) : array( '', '' );
	}

	/**
	 * All that are stored.
	 *
	 * @return array[]
	 */
	private static function all(): array {
		$all = get_option( self::OPTION );
		return is_array( $all ) ? $all : array();
	}

	/**
	 * Whether something can be an id or a secret.
	 *
	 * @param mixed $value Anything.
	 */
	private static function is_word( $value ): bool {
		return is_string( $value ) && 1 === preg_match( '/^[\x21-\x7e]{4,300}$/D', $value );
	}
}
