<?php
namespace Mainstreet\Social\Networks;

use Mainstreet\Connections\Account;
use Mainstreet\Connections\Accounts;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Plain_Text;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Asks a network, and says of what goes wrong whether it is worth another try. What a service says in its own words goes to the log only.
 */
final class Network_Client {

	/** Seconds that a network may ask to be left alone. */
	const LONGEST = DAY_IN_SECONDS;

	/** Status codes of who has not taken something, and may later. */
	const NOT_NOW = array( 408, 425, 429, 503 );

	/** Headers in which services say when they answer again, as a time. */
	const RESETS = array( 'x-rate-limit-reset', 'x-ratelimit-reset', 'ratelimit-reset' );

	/**
	 * Name of the network.
	 *
	 * @var string
	 */
	private $label;

	/**
	 * Makes requests.
	 *
	 * @var Http_Client
	 */
	private $client;

	/**
	 * Requests to a network.
	 *
	 * @param string           $label  Name of the network.
	 * @param Http_Client|null $client Makes requests.
	 */
	public function __construct( $label, $client = null ) {
		$this->label  = $label;
		$this->client = $client ? $client : new Http_Client();
	}

	/**
	 * Asks a host that this plugin names.
	 *
	 * @param string $url  Address.
	 * @param array  $args As Http_Client::request().
	 * @return array|Failure What the client gives, and `json` (an array, empty for what is none): for all that is neither trouble on the way nor the
	 *                       service's own, also for what it refuses.
	 */
	public function ask( $url, array $args = array() ) {
		return $this->read( $this->client->request( $url, array( 'redirection' => 0 ) + $args ) );
	}

	/**
	 * Asks a host that a person or another service named.
	 *
	 * @param string $url  Address.
	 * @param array  $args As Http_Client::request().
	 * @return array|Failure As ask().
	 */
	public function ask_typed( $url, array $args = array() ) {
		return $this->read( $this->client->send_public( $url, $args ) );
	}

	/**
	 * The account is to be signed in at again; that is noted.
	 *
	 * @param Account $account Account.
	 * @return Failure
	 */
	public function must_reauth( Account $account ) {
		( new Accounts() )->set_status( $account->id(), Account::MUST_REAUTH );
		/* translators: %s: name of a network. */
		return new Failure( Failure::MUST_REAUTH, sprintf( __( '%s no longer accepts the sign-in. Please reconnect the account.', 'mainstreet-blocks' ), $this->label ) );
	}

	/**
	 * The network does not take a message.
	 *
	 * @param array  $response What it answered.
	 * @param string $message  Sentence, where more is known.
	 * @return Failure
	 */
	public function refused( array $response, $message = '' ) {
		Errors::log( $this->label, $response['status'] . ' ' . $response['body'] );
		/* translators: %s: name of a network. */
		return new Failure( Failure::REFUSED, '' === $message ? sprintf( __( '%s did not accept this message.', 'mainstreet-blocks' ), $this->label ) : $message );
	}

	/**
	 * The network can't be reached, or says nothing of use.
	 *
	 * @param int  $wait    Seconds that it asks to be left alone.
	 * @param bool $is_lost Whether it may have taken what was sent.
	 * @return Failure
	 */
	public function unreachable( $wait = 0, $is_lost = true ) {
		/* translators: %s: name of a network. */
		$busy = __( '%s asks you to wait before sending more.', 'mainstreet-blocks' );
		/* translators: %s: name of a network. */
		$away = __( 'Could not reach %s.', 'mainstreet-blocks' );
		return new Failure( Failure::UNREACHABLE, sprintf( $wait > 0 ? $busy : $away, $this->label ), $wait, $is_lost );
	}

	/**
	 * Reads an answer.
	 *
	 * @param array|\WP_Error $response What came.
	 * @return array|Failure
	 */
	private function read( $response ) {
		if ( is_wp_error( $response ) ) {
			return $this->unreachable( 0, $this->client->was_sent() );
		}
		$status = $response['status'];
		if ( $status >= 500 || in_array( $status, self::NOT_NOW, true ) ) {
			Errors::log( $this->label, $status . ' ' . $response['body'] );
			return $this->unreachable( self::wait( $response ), ! in_array( $status, self::NOT_NOW, true ) );
		}
		$json             = Http_Client::json( $response );
		$response['json'] = null === $json ? array() : $json;
		return $response;
	}

	/**
	 * Seconds that a service asks to be left alone.
	 *
	 * @param array $response Answer.
	 * @return int 0 where it says nothing of it.
	 */
	private static function wait( array $response ) {
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
	 * A header.
	 *
	 * @param array  $response Answer.
	 * @param string $name     Lower-case name.
	 * @return string
	 */
	public static function header( array $response, $name ) {
		$header = isset( $response['headers'][ $name ] ) ? $response['headers'][ $name ] : '';
		return is_array( $header ) ? (string) end( $header ) : (string) $header;
	}

	/**
	 * A text of an answer.
	 *
	 * @param array  $json  Answer.
	 * @param string $names Names on the way to it.
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
	 * A name in an answer, as people read it. Some services write it as HTML.
	 *
	 * @param array  $json  Answer.
	 * @param string $names Names on the way to it.
	 * @return string Plain text in one line, 100 characters at most; '' for what is none.
	 */
	public static function name( array $json, ...$names ) {
		return Plain_Text::line_from_html( self::text( $json, ...$names ), 100 );
	}

	/**
	 * A web address of an answer.
	 *
	 * @param array  $json  Answer.
	 * @param string $names Names on the way to it.
	 * @return string '' for what is none.
	 */
	public static function link( array $json, ...$names ) {
		$url = self::text( $json, ...$names );
		return strlen( $url ) <= 500 && preg_match( '#^https://#i', $url ) ? sanitize_url( $url, array( 'https' ) ) : '';
	}
}
