<?php
namespace Mainstreet\Social\Networks;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/** HTTP client of a network. It says of each failure whether a retry may help; the service's own error messages go to the log only. */
final class Network_Client {

	/** Maximum wait in seconds that a network may ask for. */
	const LONGEST = DAY_IN_SECONDS;

	/** Status codes of requests that were not accepted, and may be later. */
	const NOT_NOW = array( 408, 425, 429, 503 );

	/** Headers in which services say when they accept requests again, as a time. */
	const RESETS = array( 'x-rate-limit-reset', 'x-ratelimit-reset', 'ratelimit-reset' );

	/** Name of the network. */
	private string $label;

	private Http_Client $client;

	/** @param string $label Name of the network. */
	public function __construct( string $label, ?Http_Client $client = null ) {
		$this->label  = $label;
		$this->client = $client ? $client : new Http_Client();
	}

	/**
	 * Sends a request to a host that this plugin names.
	 *
	 * @param array $args See Http_Client::request().
	 * @return array|Publish_Error Response of the client, with `json` (an array, empty where the body is no JSON), also for status codes from
	 *                 400. A failure where the request failed, or the service has trouble of its own.
	 */
	public function request( string $url, array $args = array() ) {
		return $this->parse_response( $this->client->request( $url, array( 'redirection' => 0 ) + $args ) );
	}

	/**
	 * Sends a request to a host that a user or another service named.
	 *
	 * @param string $url  URL.
	 * @param array  $args See Http_Client::request().
	 * @return array|Publish_Error See request().
	 */
	public function request_public( $url, array $args = array() ) {
		return $this->parse_response( $this->client->send_public( $url, $args ) );
	}

	/** Marks the account as requiring a new sign-in. */
	public function require_reauth( Account $account ): Publish_Error {
		( new Accounts() )->set_status( $account->id(), Account::MUST_REAUTH );
		/* translators: %s: name of a network. */
		return new Publish_Error( Publish_Error::MUST_REAUTH, sprintf( __( '%s no longer accepts the sign-in. Please reconnect the account.', 'mainstreet-blocks' ), $this->label ) );
	}

	/**
	 * Failure for a message that the network refuses.
	 *
	 * @param string $message Message for users, where the reason is known.
	 */
	public function refused_error( array $response, string $message = '' ): Publish_Error {
		Errors::log( $this->label, $response['status'] . ' ' . $response['body'] );
		/* translators: %s: name of a network. */
		return new Publish_Error( Publish_Error::REFUSED, '' === $message ? sprintf( __( '%s did not accept this message.', 'mainstreet-blocks' ), $this->label ) : $message );
	}

	/**
	 * Failure for a network that can't be reached, or whose response is invalid.
	 *
	 * @param int  $wait    Seconds to wait.
	 * @param bool $is_lost Whether the network may have accepted what was sent.
	 */
	public function unreachable_error( $wait = 0, bool $is_lost = true ): Publish_Error {
		/* translators: %s: name of a network. */
		$busy = __( '%s asks you to wait before sending more.', 'mainstreet-blocks' );
		/* translators: %s: name of a network. */
		$away = __( 'Could not reach %s.', 'mainstreet-blocks' );
		return new Publish_Error( Publish_Error::UNREACHABLE, sprintf( $wait > 0 ? $busy : $away, $this->label ), $wait, $is_lost );
	}

	/**
	 * Reads a response.
	 *
	 * @param array|\WP_Error $response Response of the HTTP client.
	 * @return array|Publish_Error
	 */
	private function parse_response( $response ) {
		if ( is_wp_error( $response ) ) {
			return $this->unreachable_error( 0, $this->client->was_sent() );
		}
		$status = $response['status'];
		if ( $status >= 500 || in_array( $status, self::NOT_NOW, true ) ) {
			Errors::log( $this->label, $status . ' ' . $response['body'] );
			return $this->unreachable_error( self::retry_after( $response ), ! in_array( $status, self::NOT_NOW, true ) );
		}
		$json             = Http_Client::json( $response );
		$response['json'] = null === $json ? array() : $json;
		return $response;
	}

	/**
	 * Seconds to wait before the next request.
	 *
	 * @return int 0 where the service does not say.
	 */
	private static function retry_after( array $response ) {
		$now    = time();
		$header = self::header( $response, 'retry-after' );
		$wait   = is_numeric( $header ) ? (int) $header : (int) strtotime( $header ) - $now;
		foreach ( 429 === $response['status'] ? self::RESETS : array() as $name ) {
			$reset = self::header( $response, $name );
			$at    = is_numeric( $reset ) ? (int) $reset : (int) strtotime( $reset );
			$wait  = max( $wait, $at - $now );
		}
		return 429 === $response['status'] ? min( self::LONGEST, max( 60, $wait ) ) : min( self::LONGEST, max( 0, $wait ) );
	}

	/**
	 * Reads a header.
	 *
	 * @param string $name Lower-case name.
	 */
	public static function header( array $response, string $name ): string {
		$header = isset( $response['headers'][ $name ] ) ? $response['headers'][ $name ] : '';
		return is_array( $header ) ? (string) end( $header ) : (string) $header;
	}

	/**
	 * Reads a text of a JSON response.
	 *
	 * @param string $names Path of keys.
	 * @return string '' where there is none.
	 */
	public static function text( array $json, ...$names ) {
		$value = $json;
		foreach ( $names as $name ) {
			$value = is_array( $value ) && isset( $value[ $name ] ) ? $value[ $name ] : '';
		}
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Reads a name for users. Some services write it as HTML.
	 *
	 * @param array  $json  Response.
	 * @param string $names Path of keys.
	 * @return string Plain text on one line, 100 characters at most; '' where there is none.
	 */
	public static function name( array $json, string ...$names ): string {
		return Plain_Text::line_from_html( self::text( $json, ...$names ), 100 );
	}

	/**
	 * Reads a web URL.
	 *
	 * @param array  $json  Response.
	 * @param string $names Path of keys.
	 * @return string '' where there is none.
	 */
	public static function link( array $json, string ...$names ): string {
		$url = self::text( $json, ...$names );
		return strlen( $url ) <= 500 && preg_match( '#^https://#i', $url ) ? sanitize_url( $url, array( 'https' ) ) : '';
	}

	/**
	 * Builds the arguments of a request that uploads a file (multipart/form-data), for which WordPress has no function.
	 *
	 * @param string[] $fields Values by name.
	 * @param string   $name   Name of the file field.
	 * @param array    $file   File from Image_File::find().
	 * @return array `method`, `timeout`, `headers` and `body`.
	 */
	public static function upload_args( array $fields, string $name, array $file ): array {
		$boundary = '----mainstreet' . bin2hex( random_bytes( 16 ) );
		$body     = '';
		foreach ( $fields as $field => $value ) {
			$body .= "--$boundary\r\nContent-Disposition: form-data; name=\"$field\"\r\n\r\n$value\r\n";
		}
		$title = (string) preg_replace( '/[^A-Za-z0-9._-]/', '-', $file['name'] );
		$body .= "--$boundary\r\nContent-Disposition: form-data; name=\"$name\"; filename=\"$title\"\r\nContent-Type: {$file['type']}\r\n\r\n{$file['bytes']}\r\n--$boundary--\r\n";
		return array(
			'method'  => 'POST',
			'timeout' => Http_Client::UPLOAD_TIMEOUT,
			'headers' => array( 'Content-Type' => 'multipart/form-data; boundary=' . $boundary ),
			'body'    => $body,
		);
	}
}
