<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Connections\Accounts\Account;

defined( 'ABSPATH' ) || exit;

/**
 * A token for requests, which lives for an hour, and one that gives the next of them; together they are the account's token.
 */
final class Google_Tokens {

	/** Seconds before its end from which on a token is no longer used. */
	const MARGIN = 60;

	/** Gives the tokens, so that no dump shows them. */
	private \Closure $reveal;

	/**
	 * Tokens.
	 *
	 * @param string $access  For requests.
	 * @param string $refresh For the next of them.
	 * @param int    $until   Unix time when the first ends.
	 */
	public function __construct( string $access, string $refresh, $until ) {
		$this->reveal = static function () use ( $access, $refresh, $until ) {
			return array( $access, $refresh, $until );
		};
	}

	/**
	 * Reads what an account keeps.
	 *
	 * @param Account $account Account.
	 */
	public static function of( Account $account ): self {
		$kept = json_decode( $account->token(), true );
		$kept = is_array( $kept ) ? array_values( $kept ) + array( '', '', 0 ) : array( '', '', 0 );
		return new self( self::text( $kept[0] ), self::text( $kept[1] ), is_int( $kept[2] ) ? $kept[2] : 0 );
	}

	/**
	 * Reads what Google gave.
	 *
	 * @param array  $answer  Answer.
	 * @param string $refresh Token for the next ones, where the answer has none: it stays the same.
	 */
	public static function of_answer( array $answer, $refresh = '' ): self {
		$access  = isset( $answer['access_token'] ) ? self::text( $answer['access_token'] ) : '';
		$next    = isset( $answer['refresh_token'] ) ? self::text( $answer['refresh_token'] ) : '';
		$seconds = isset( $answer['expires_in'] ) && is_numeric( $answer['expires_in'] ) ? min( DAY_IN_SECONDS, (int) $answer['expires_in'] ) : 0;
		return new self( $access, '' === $next ? $refresh : $next, time() + $seconds );
	}

	/**
	 * Token for requests.
	 *
	 * @return string '' for none.
	 */
	public function access() {
		return call_user_func( $this->reveal )[0];
	}

	/**
	 * Token for the next one.
	 *
	 * @return string '' for none.
	 */
	public function refresh() {
		return call_user_func( $this->reveal )[1];
	}

	/** Whether the token for requests is likely to be taken. */
	public function is_live(): bool {
		return '' !== $this->access() && call_user_func( $this->reveal )[2] - self::MARGIN > time();
	}

	/** As an account keeps them. */
	public function write(): string {
		return (string) wp_json_encode( call_user_func( $this->reveal ) );
	}

	/**
	 * A token.
	 *
	 * @param mixed $value Anything.
	 * @return string '' for what is none.
	 */
	private static function text( $value ) {
		return is_string( $value ) && preg_match( '/^[\x21-\x7e]{8,4000}$/D', $value ) ? $value : '';
	}
}
