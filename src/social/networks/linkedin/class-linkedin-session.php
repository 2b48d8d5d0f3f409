<?php
namespace Mainstreet\Social\Networks\Linkedin;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Publish_Error;

defined( 'ABSPATH' ) || exit;

/** Sends requests with the member's token, which lasts for two months and can't be renewed: then the account requires a new sign-in. */
final class Linkedin_Session {

	private Account $account;

	private Network_Client $client;

	/** @param Network_Client $client HTTP client. */
	public function __construct( Account $account, Network_Client $client ) {
		$this->account = $account;
		$this->client  = $client;
	}

	/** URN of the member. */
	public function author(): string {
		return 'urn:li:person:' . $this->account->external_id();
	}

	/**
	 * Sends JSON in the current version of the API.
	 *
	 * @return array|Publish_Error See request().
	 */
	public function post( string $url, array $data ) {
		return $this->request(
			$url,
			array(
				'method'  => 'POST',
				'headers' => array(
					'Content-Type'              => 'application/json',
					'LinkedIn-Version'          => self::version( time() ),
					'X-Restli-Protocol-Version' => '2.0.0',
				),
				'body'    => wp_json_encode( $data ),
			)
		);
	}

	/**
	 * Sends a request.
	 *
	 * @param array $args Arguments of the request.
	 * @return array|Publish_Error See Network_Client::request().
	 */
	public function request( string $url, array $args ) {
		$has_ended       = '' === $this->account->token() || ( $this->account->expires_at() > 0 && $this->account->expires_at() <= time() );
		$args['headers'] = ( isset( $args['headers'] ) ? $args['headers'] : array() ) + array( 'Authorization' => 'Bearer ' . $this->account->token() );
		$answer          = $has_ended ? null : $this->client->request( $url, $args );
		if ( null === $answer || ( is_array( $answer ) && 401 === $answer['status'] ) ) {
			return $this->client->require_reauth( $this->account );
		}
		if ( is_array( $answer ) && in_array( $answer['status'], array( 402, 403 ), true ) ) {
			return $this->client->refused_error( $answer, __( 'LinkedIn does not allow the app to post. Please check that the “Share on LinkedIn” product has been added to it.', 'mainstreet-blocks' ) );
		}
		return $answer;
	}

	/**
	 * Version of the API. There is one for each month, which works for a year.
	 *
	 * @param int $now Unix time.
	 * @return string Such as `202608`.
	 */
	private static function version( int $now ): string {
		/**
		 * Filters the version of LinkedIn's interface.
		 *
		 * @param string $version Year and month, without anything between.
		 */
		return (string) apply_filters( 'mainstreet_linkedin_version', gmdate( 'Ym', strtotime( 'first day of -3 months', $now ) ) );
	}
}
