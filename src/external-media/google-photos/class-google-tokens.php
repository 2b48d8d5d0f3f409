<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Connections\Accounts\Account;

defined( 'ABSPATH' ) || exit;

/**
 * The access token of an account, valid for an hour, and the refresh token that gets the next one. Both are stored as the account's
 * token.
 */
final class Google_Tokens {

	/** Seconds before its expiry from which an access token is no longer used. */
	const MARGIN = 60;

	/** Returns the tokens. A closure keeps them out of var_dump() and stack traces. */
	private \Closure $reveal;

	/**
	 * Creates a pair of tokens.
	 *
	 * @param int $until Unix time at which the access token expires.
	 */
	public function __construct( string $access, string $refresh, $until ) {
		$this->reveal = static fn() => array( $access, $refresh, $until );
	}

	/** Reads the tokens of an account. */
	public static function from_account( Account $account ): self {
		$stored = json_decode( $account->token(), true );
		$stored = is_array( $stored ) ? array_values( $stored ) + array( '', '', 0 ) : array( '', '', 0 );
		return new self( self::sanitize( $stored[0] ), self::sanitize( $stored[1] ), is_int( $stored[2] ) ? $stored[2] : 0 );
	}

	/**
	 * Reads the tokens of a response.
	 *
	 * @param string $refresh Refresh token that is kept if the response has none.
	 */
	public static function from_response( array $response, $refresh = '' ): self {
		$access  = isset( $response['access_token'] ) ? self::sanitize( $response['access_token'] ) : '';
		$next    = isset( $response['refresh_token'] ) ? self::sanitize( $response['refresh_token'] ) : '';
		$seconds = isset( $response['expires_in'] ) && is_numeric( $response['expires_in'] ) ? min( DAY_IN_SECONDS, (int) $response['expires_in'] ) : 0;
		return new self( $access, '' === $next ? $refresh : $next, time() + $seconds );
	}

	/**
	 * Returns the access token.
	 *
	 * @return string '' for none.
	 */
	public function access() {
		return call_user_func( $this->reveal )[0];
	}

	/**
	 * Returns the refresh token.
	 *
	 * @return string '' for none.
	 */
	public function refresh() {
		return call_user_func( $this->reveal )[1];
	}

	/** Whether the access token has not expired. */
	public function is_valid(): bool {
		return '' !== $this->access() && call_user_func( $this->reveal )[2] - self::MARGIN > time();
	}

	/** Encodes the tokens for the account. */
	public function to_json(): string {
		return (string) wp_json_encode( call_user_func( $this->reveal ) );
	}

	/**
	 * Validates a token.
	 *
	 * @param mixed $value Value.
	 * @return string '' if it is invalid.
	 */
	private static function sanitize( $value ) {
		return is_string( $value ) && preg_match( '/^[\x21-\x7e]{8,4000}$/D', $value ) ? $value : '';
	}
}
