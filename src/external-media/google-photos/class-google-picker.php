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
	const PICKER_URL = '#^https://(?:[a-z0-9-]+\.)*google\.com/#';

	/** Patterns of session ids and page tokens. */
	const ID   = '/^[A-Za-z0-9_.~-]{1,300}$/D';
	const PAGE = '/^[A-Za-z0-9_.~=+\/-]{1,2000}$/D';

	/** Maximum number of items per page of the API. */
	const MAX_PAGE_SIZE = 100;

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
	 * @return array|\WP_Error As parse_session() returns it, always with `pickerUri`.
	 */
	public function create_session() {
		$data = $this->request( 'POST', 'sessions', '{}' );
		if ( is_wp_error( $data ) ) {
			return $data;
		}
		$session = self::parse_session( $data );
		return $session && '' !== $session['pickerUri'] ? $session : Errors::unreachable( Google_Login::LABEL );
	}

	/**
	 * Fetches a session.
	 *
	 * @param string $id Session id.
	 * @return array|\WP_Error As parse_session() returns it.
	 */
	public function fetch_session( $id ) {
		$data = $this->request( 'GET', 'sessions/' . rawurlencode( $id ) );
		if ( is_wp_error( $data ) ) {
			return $data;
		}
		$session = self::parse_session( $data );
		return $session ? $session : Errors::unreachable( Google_Login::LABEL );
	}

	/**
	 * Deletes a session.
	 *
	 * @param string $id Session id.
	 * @return true|\WP_Error
	 */
	public function delete_session( $id ) {
		$data = $this->request( 'DELETE', 'sessions/' . rawurlencode( $id ) );
		return is_wp_error( $data ) ? $data : true;
	}

	/**
	 * Fetches the items that were selected in a session.
	 *
	 * @param string $id     Session id.
	 * @param int    $number Items per page.
	 * @param string $page   `next` of the previous page; '' for the first page.
	 * @return array|\WP_Error `media` (as Google_Item::parse() returns them), `next` ('' after the last page).
	 */
	public function fetch_items( $id, int $number, $page ) {
		$query = array(
			'sessionId' => $id,
			'pageSize'  => min( self::MAX_PAGE_SIZE, $number ),
		);
		if ( '' !== $page ) {
			$query['pageToken'] = $page;
		}
		$data = $this->request( 'GET', 'mediaItems?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) );
		if ( is_wp_error( $data ) ) {
			return $data;
		}
		$given = array_slice( Attributes::items( $data, 'mediaItems' ), 0, self::MAX_PAGE_SIZE );
		$next  = isset( $data['nextPageToken'] ) ? $data['nextPageToken'] : '';
		return array(
			'media' => array_values( array_filter( array_map( array( Google_Item::class, 'parse' ), $given ) ) ),
			'next'  => is_string( $next ) && preg_match( self::PAGE, $next ) ? $next : '',
		);
	}

	/**
	 * Reads a session of a response.
	 *
	 * @param array $data Data from Google.
	 * @return array|null `id`, `pickerUri` (closes its window after the selection; '' for none), `mediaItemsSet`, `expireTime`, and
	 *                    `pollingConfig` if there is one; null without a valid id.
	 */
	public static function parse_session( array $data ): ?array {
		$text = static fn( array $from, $name ) => Attributes::text( $from, $name, 2000 );
		$id   = $text( $data, 'id' );
		$uri  = $text( $data, 'pickerUri' );
		if ( ! preg_match( self::ID, $id ) ) {
			return null;
		}
		$session = array(
			'id'            => $id,
			'pickerUri'     => preg_match( self::PICKER_URL, $uri ) ? untrailingslashit( sanitize_url( $uri, array( 'https' ) ) ) . '/autoclose' : '',
			'mediaItemsSet' => Attributes::flag( $data, 'mediaItemsSet' ),
			'expireTime'    => sanitize_text_field( substr( $text( $data, 'expireTime' ), 0, 40 ) ),
		);
		$polling = array();
		foreach ( array( 'pollInterval', 'timeoutIn' ) as $name ) {
			$span = isset( $data['pollingConfig'] ) && is_array( $data['pollingConfig'] ) ? $text( $data['pollingConfig'], $name ) : '';
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
	private function request( string $method, string $path, ?string $body = null ) {
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
		$error    = is_wp_error( $response ) ? $response : $this->create_error( $response, 'sessions' === $path );
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
	private function create_error( array $response, bool $is_new ): ?\WP_Error {
		$status = $response['status'];
		if ( $status < 400 ) {
			return null;
		}
		$reasons = self::get_reasons( $response );
		if ( in_array( 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', $reasons, true ) ) {
			$account = $this->session->find_account();
			return $account ? $this->session->require_reauth( $account ) : Google_Session::create_authorization_error();
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
	private static function get_reasons( array $response ): array {
		$data    = Http_Client::json( $response );
		$details = Attributes::items( $data['error'] ?? null, 'details' );
		return array_filter( array_column( array_filter( $details, 'is_array' ), 'reason' ), 'is_string' );
	}
}
