<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Client of the Google Photos Picker API. In a session, a user opens Google's picker once and selects items. Sessions belong to the user
 * of the token; for other users, Google responds as if the session did not exist.
 */
final class Google_Picker {

	const API = 'https://photospicker.googleapis.com/v1/';

	/** Allowed URLs of the picker. */
	const WINDOW = '#^https://(?:[a-z0-9-]+\.)*google\.com/#';

	/** Patterns of session ids and page tokens. */
	const ID   = '/^[A-Za-z0-9_.~-]{1,300}$/D';
	const PAGE = '/^[A-Za-z0-9_.~=+\/-]{1,2000}$/D';

	/** Maximum number of items per page of the API. */
	const MOST = 100;

	private Google_Session $session;

	private Http_Client $client;

	/** Creates the client for a user. */
	public function __construct( int $user, ?Http_Client $client = null ) {
		$this->client  = $client ? $client : new Http_Client();
		$this->session = new Google_Session( $user, $this->client );
	}

	/**
	 * Creates a session.
	 *
	 * @return array|\WP_Error As read_session() returns it, always with `pickerUri`.
	 */
	public function begin() {
		$answer = $this->ask( 'POST', 'sessions', '{}' );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$session = self::read_session( $answer );
		return $session && '' !== $session['pickerUri'] ? $session : Errors::unreachable( Google_Login::LABEL );
	}

	/**
	 * Fetches a session.
	 *
	 * @param string $id Session id.
	 * @return array|\WP_Error As read_session() returns it.
	 */
	public function look( $id ) {
		$answer = $this->ask( 'GET', 'sessions/' . rawurlencode( $id ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$session = self::read_session( $answer );
		return $session ? $session : Errors::unreachable( Google_Login::LABEL );
	}

	/**
	 * Deletes a session.
	 *
	 * @param string $id Session id.
	 * @return true|\WP_Error
	 */
	public function end( $id ) {
		$answer = $this->ask( 'DELETE', 'sessions/' . rawurlencode( $id ) );
		return is_wp_error( $answer ) ? $answer : true;
	}

	/**
	 * Fetches the items that were selected in a session.
	 *
	 * @param string $id     Session id.
	 * @param int    $number Items per page.
	 * @param string $page   `next` of the previous page; '' for the first page.
	 * @return array|\WP_Error `media` (as Google_Item::read() returns them), `next` ('' after the last page).
	 */
	public function items( $id, int $number, $page ) {
		$query = array(
			'sessionId' => $id,
			'pageSize'  => min( self::MOST, $number ),
		);
		if ( '' !== $page ) {
			$query['pageToken'] = $page;
		}
		$answer = $this->ask( 'GET', 'mediaItems?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$given = array_slice( Attributes::items( $answer, 'mediaItems' ), 0, self::MOST );
		$next  = isset( $answer['nextPageToken'] ) ? $answer['nextPageToken'] : '';
		return array(
			'media' => array_values( array_filter( array_map( array( Google_Item::class, 'read' ), $given ) ) ),
			'next'  => is_string( $next ) && preg_match( self::PAGE, $next ) ? $next : '',
		);
	}

	/**
	 * Reads a session of a response.
	 *
	 * @param array $said Data from Google.
	 * @return array|null `id`, `pickerUri` (closes its window after the selection; '' for none), `mediaItemsSet`, `expireTime`, and
	 *                    `pollingConfig` if there is one; null without a valid id.
	 */
	public static function read_session( array $said ): ?array {
		$text = static function ( array $from, $name ) {
			return Attributes::text( $from, $name, 2000 );
		};
		$id   = $text( $said, 'id' );
		$uri  = $text( $said, 'pickerUri' );
		if ( ! preg_match( self::ID, $id ) ) {
			return null;
		}
		$session = array(
			'id'            => $id,
			'pickerUri'     => preg_match( self::WINDOW, $uri ) ? untrailingslashit( sanitize_url( $uri, array( 'https' ) ) ) . '/autoclose' : '',
			'mediaItemsSet' => Attributes::flag( $said, 'mediaItemsSet' ),
			'expireTime'    => sanitize_text_field( substr( $text( $said, 'expireTime' ), 0, 40 ) ),
		);
		$polling = array();
		foreach ( array( 'pollInterval', 'timeoutIn' ) as $name ) {
			$span = isset( $said['pollingConfig'] ) && is_array( $said['pollingConfig'] ) ? $text( $said['pollingConfig'], $name ) : '';
			if ( preg_match( '/^\d{1,7}(?:\.\d{1,9})?s$/D', $span ) ) {
				$polling[ $name ] = $span;
			}
		}
		return $polling ? $session + array( 'pollingConfig' => $polling ) : $session;
	}

	/**
	 * Sends a request to the API.
	 *
	 * @param string $path Path and query.
	 * @return array|\WP_Error Decoded response.
	 */
	private function ask( string $method, string $path, ?string $body = null ) {
		$response = $this->session->send(
			function ( $token ) use ( $method, $path, $body ) {
				$args = array(
					'method'  => $method,
					'headers' => array( 'Authorization' => 'Bearer ' . $token ),
				);
				if ( null !== $body ) {
					$args['headers']['Content-Type'] = 'application/json';
					$args['body']                    = $body;
				}
				return $this->client->request( self::API . $path, $args );
			}
		);
		$error    = is_wp_error( $response ) ? $response : $this->fault( $response, 'sessions' === $path );
		if ( $error ) {
			// Errors name the service instead of the host.
			return 'mainstreet_remote_unreachable' === $error->get_error_code() ? Errors::unreachable( Google_Login::LABEL ) : $error;
		}
		$data = Http_Client::json( $response );
		return null === $data ? Errors::unreachable( Google_Login::LABEL ) : $data;
	}

	/**
	 * Returns the error for an error response.
	 *
	 * @param bool $is_new Whether the request was to create a session.
	 */
	private function fault( array $response, bool $is_new ): ?\WP_Error {
		$status = $response['status'];
		if ( $status < 400 ) {
			return null;
		}
		$reasons = self::reasons( $response );
		if ( in_array( 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', $reasons, true ) ) {
			$account = $this->session->account();
			return $account ? $this->session->must_reauth( $account ) : Google_Session::authorization_required();
		}
		if ( in_array( 'SERVICE_DISABLED', $reasons, true ) ) {
			return new \WP_Error( 'mainstreet_remote_rejected', __( 'Google rejected this site’s client. An administrator has to enable the Google Photos Picker API in the Google Cloud project.', 'mainstreet-blocks' ), array( 'status' => 424 ) );
		}
		if ( ! in_array( $status, array( 400, 403, 404 ), true ) ) {
			return Http_Client::service_error( $response, Google_Login::LABEL );
		}
		Errors::log( Google_Login::LABEL, $status . ' ' . $response['body'] );
		return $is_new
			? new \WP_Error( 'mainstreet_picker_refused', __( 'Google could not open the picker for this account. Please check that the account has Google Photos, or connect another account.', 'mainstreet-blocks' ), array( 'status' => 424 ) )
			: new \WP_Error( 'mainstreet_picker_gone', __( 'The items selected in Google Photos are no longer available. Please select them again.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
	}

	/**
	 * Returns the `reason` values in the details of an error response.
	 *
	 * @return string[]
	 */
	private static function reasons( array $response ): array {
		$data    = Http_Client::json( $response );
		$details = Attributes::items( $data['error'] ?? null, 'details' );
		return array_filter( array_column( array_filter( $details, 'is_array' ), 'reason' ), 'is_string' );
	}
}
