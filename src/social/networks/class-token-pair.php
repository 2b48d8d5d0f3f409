<?php
namespace Mainstreet\Social\Networks;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;

defined( 'ABSPATH' ) || exit;

/**
 * An access token, and a refresh token that gets the next pair; both are stored as the account's token. A refresh token can be used once, so
 * of two processes that use it at the same time, the second takes what the first has stored.
 */
final class Token_Pair {

	/** Number of times that the second process checks, and microseconds in between. */
	const CHECKS = 4;
	const PAUSE  = 250000;

	/** ID of the account. */
	private int $id;

	/**
	 * The tokens, `access` and `refresh`.
	 *
	 * @var string[]
	 */
	private array $tokens;

	public function __construct( Account $account ) {
		$this->id     = $account->id();
		$this->tokens = self::decode( $account );
	}

	/**
	 * Encodes tokens for an account.
	 *
	 * @param string $access  Access token.
	 * @param string $refresh Refresh token; '' for none.
	 */
	public static function encode( $access, $refresh ): string {
		return (string) wp_json_encode( array( $access, $refresh ) );
	}

	/** The access token; '' for none. */
	public function access(): string {
		return $this->tokens['access'];
	}

	/**
	 * Sends a request with the access token, and again with a renewed one if the token has expired.
	 *
	 * @param callable $send      `function ( string $token ): array|Publish_Error`.
	 * @param callable $has_ended `function ( array $response ): bool`: whether the token is no longer valid.
	 * @param callable $refresh   See renew().
	 * @return array|Publish_Error|null Response; null if the account requires a new sign-in.
	 */
	public function request( callable $send, callable $has_ended, callable $refresh ) {
		for ( $try = 0; $try < 2; $try++ ) {
			$response = '' === $this->tokens['access'] ? null : $send( $this->tokens['access'] );
			if ( $response instanceof Publish_Error || ( null !== $response && ! $has_ended( $response ) ) ) {
				return $response;
			}
			$renewed = 0 === $try ? $this->renew( $refresh ) : false;
			if ( true !== $renewed ) {
				return $renewed ? $renewed : null;
			}
		}
		return null;
	}

	/**
	 * Gets the next pair.
	 *
	 * @param callable $ask `function ( string $refresh ): array|Publish_Error|null`: requests `access` and `refresh` with the refresh token; null when
	 *                      it is refused.
	 * @return bool|Publish_Error Whether there is another pair; a failure when the service could not be asked.
	 */
	public function renew( callable $ask ) {
		if ( $this->load_stored() ) {
			return true;
		}
		$answer = '' === $this->tokens['refresh'] ? null : $ask( $this->tokens['refresh'] );
		if ( is_array( $answer ) ) {
			( new Accounts() )->update( $this->id, array( 'token' => self::encode( $answer['access'], $answer['refresh'] ) ) );
			$this->tokens = $answer;
			return true;
		}
		for ( $check = 0; null === $answer && '' !== $this->tokens['refresh'] && $check < self::CHECKS; $check++ ) {
			if ( $this->load_stored() ) {
				return true;
			}
			usleep( self::PAUSE );
		}
		return $answer instanceof Publish_Error ? $answer : false;
	}

	/**
	 * Takes what another process has stored in the meantime.
	 *
	 * @return bool Whether the tokens have changed.
	 */
	private function load_stored(): bool {
		$account = ( new Accounts() )->find( $this->id );
		$stored  = $account ? self::decode( $account ) : $this->tokens;
		$differs = $stored !== $this->tokens && '' !== $stored['access'];
		if ( $differs ) {
			$this->tokens = $stored;
		}
		return $differs;
	}

	/**
	 * Decodes the token of an account.
	 *
	 * @return string[]
	 */
	private static function decode( Account $account ): array {
		$pair = json_decode( $account->token(), true );
		return array(
			'access'  => isset( $pair[0] ) && is_string( $pair[0] ) ? $pair[0] : '',
			'refresh' => isset( $pair[1] ) && is_string( $pair[1] ) ? $pair[1] : '',
		);
	}
}
