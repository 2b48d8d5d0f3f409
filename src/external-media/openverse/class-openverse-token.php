<?php
namespace Mainstreet\External_Media\Openverse;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Key_Parts;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Secrets\Token_Encryption;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Gets an access token for the site's client ID and secret, and stores it encrypted until a minute before it expires. Openverse also
 * responds without a token, so errors do not stop a search.
 */
final class Openverse_Token {

	const URL = 'https://api.openverse.org/v1/auth_tokens/token/';

	/** Option with the encrypted token. */
	const OPTION = 'mainstreet_openverse_token';

	/** MARGIN: seconds before its expiry from which a token is no longer used. REST: seconds until the next attempt after a failure. */
	const MARGIN      = 60;
	const RETRY_AFTER = 300;

	private Http_Client $client;

	public function __construct( Http_Client $client ) {
		$this->client = $client;
	}

	/** Returns the stored token, or a new one; '' without credentials, or if Openverse returns no token. */
	public function get(): string {
		$key = Secrets::get( 'openverse' );
		if ( '' === $key ) {
			return '';
		}
		$generation = Secrets::generation( 'openverse' );
		$stored     = get_option( self::OPTION );
		// A token of previous credentials is not used.
		if ( is_array( $stored ) && isset( $stored['of'], $stored['sealed'], $stored['until'] ) && $generation === $stored['of'] && $stored['until'] > time() ) {
			$token = '' === $stored['sealed'] ? '' : ( new Token_Encryption() )->decrypt( (string) $stored['sealed'] );
			if ( '' === $stored['sealed'] || '' !== $token ) {
				return $token;
			}
		}
		$new = $this->exchange( $key );
		if ( is_wp_error( $new ) ) {
			if ( 'invalid_key' === $new->get_error_code() ) {
				Key_Checks::store( 'openverse', $new );
			}
			self::save( $generation, '', self::RETRY_AFTER );
			return '';
		}
		self::save( $generation, $new['token'], $new['seconds'] - self::MARGIN );
		return $new['token'];
	}

	/** Deletes the stored token after Openverse has rejected it. */
	public static function delete(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Requests a new token for credentials.
	 *
	 * @param string $key Client ID and secret.
	 * @return array|\WP_Error `token`, `seconds` until it expires; `invalid_key` if Openverse rejects the credentials.
	 */
	public function exchange( $key ) {
		$parts    = Key_Parts::split( Services::get( 'openverse' ), $key );
		$response = $this->client->request(
			self::URL,
			array(
				'method'      => 'POST',
				// A redirect would send the secret to another host.
				'redirection' => 0,
				'body'        => array(
					'client_id'     => $parts['id'],
					'client_secret' => $parts['secret'],
					'grant_type'    => 'client_credentials',
				),
			)
		);
		$data     = Http_Client::json( $response );
		$status   = is_wp_error( $response ) ? 0 : $response['status'];
		if ( in_array( $status, array( 400, 401, 403 ), true ) ) {
			return Errors::invalid( 'service_api_key', __( 'Openverse does not recognize this client ID and secret. Searches run without them.', 'mainstreet-blocks' ), 'invalid_key' );
		}
		$error = Http_Client::service_error( $response, 'Openverse' );
		if ( $error ) {
			return $error;
		}
		$token = isset( $data['access_token'] ) ? $data['access_token'] : '';
		if ( 200 !== $status || ! is_string( $token ) || ! preg_match( '/^[\x21-\x7e]{8,4000}$/D', $token ) || ! isset( $data['expires_in'] ) || ! is_numeric( $data['expires_in'] ) ) {
			return Errors::unreachable( 'Openverse' );
		}
		return array(
			'token'   => $token,
			'seconds' => min( DAY_IN_SECONDS, (int) $data['expires_in'] ),
		);
	}

	/**
	 * Stores a token, or that there is none.
	 *
	 * @param string $generation Version of the credentials.
	 * @param string $token      Token; '' for none.
	 * @param int    $seconds    Seconds until it expires.
	 */
	private static function save( $generation, string $token, $seconds ): void {
		$stored = array(
			'of'     => $generation,
			'sealed' => '' === $token ? '' : ( new Token_Encryption() )->encrypt( $token ),
			'until'  => time() + $seconds,
		);
		update_option( self::OPTION, $stored, false );
	}
}
