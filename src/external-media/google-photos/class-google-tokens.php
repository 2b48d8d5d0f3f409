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
		$this->reveal = static function () use ( $access, $refresh, $until ) {
			return array( $access, $refresh, $until );
		};
	}

	/** Reads the tokens of an account. */
	public static function of( Account $account ): self {
		$kept = json_decode( $account->token(), true );
		$kept = is_array( $kept ) ? array_values( $kept ) + array( '', '', 0 ) : array( '', '', 0 );
		return new self( self::text( $kept[0] ), self::text( $kept[1] ), is_int( $kept[2] ) ? $kept[2] : 0 );
	}

	/**
	 * Reads the tokens of a response.
	 *
	 * @param array  $answer  Token response of Google.
	 * @param string $refresh Refresh token that is kept if the response has none.
	 */
	public static function of_answer( array $answer, $refresh = '' ): self {
		$access  = isset( $answer['access_token'] ) ? self::text( $answer['access_token'] ) : '';
		$next    = isset( $answer['refresh_token'] ) ? self::text( $answer['refresh_token'] ) : '';
		$seconds = isset( $answer['expires_in'] ) && is_numeric( $answer['expires_in'] ) ? min( DAY_IN_SECONDS, (int) $answer['expires_in'] ) : 0;
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
	public function is_live(): bool {
		return '' !== $this->access() && call_user_func( $this->reveal )[2] - self::MARGIN > time();
	}

	/** Encodes the tokens for the account. */
	public function write(): string {
		return (string) wp_json_encode( call_user_func( $this->reveal ) );
	}

	/**
	 * Validates a token.
	 *
	 * @param mixed $value Value.
	 * @return string '' if it is invalid.
	 */
	private static function text( $value ) {
		return is_string( $value ) && preg_match( '/^[\x21-\x7e]{8,4000}$/D', $value ) ? $value : '';
	}
}
