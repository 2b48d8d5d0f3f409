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

	/** How often the second process looks, and microseconds in between. */
	const LOOKS = 4;
	const PAUSE = 250000;

	/**
	 * ID of the account.
	 *
	 * @var int
	 */
	private $id;

	/**
	 * The tokens, `access` and `refresh`.
	 *
	 * @var string[]
	 */
	private array $tokens;

	public function __construct( Account $account ) {
		$this->id     = $account->id();
		$this->tokens = self::read( $account );
	}

	/**
	 * Encodes tokens for an account.
	 *
	 * @param string $access  Access token.
	 * @param string $refresh Refresh token; '' for none.
	 */
	public static function write( $access, $refresh ): string {
		return (string) wp_json_encode( array( $access, $refresh ) );
	}

	/**
	 * The access token.
	 *
	 * @return string '' for none.
	 */
	public function access(): string {
		return $this->tokens['access'];
	}

	/**
	 * Gets the next pair.
	 *
	 * @param callable $ask `function ( string $refresh ): array|Publish_Error|null`: requests `access` and `refresh` with the refresh token; null when
	 *                      it is refused.
	 * @return bool|Publish_Error Whether there is another pair; a failure when the service could not be asked.
	 */
	public function renew( callable $ask ) {
		if ( $this->take_stored() ) {
			return true;
		}
		$answer = '' === $this->tokens['refresh'] ? null : $ask( $this->tokens['refresh'] );
		if ( is_array( $answer ) ) {
			( new Accounts() )->update( $this->id, array( 'token' => self::write( $answer['access'], $answer['refresh'] ) ) );
			$this->tokens = $answer;
			return true;
		}
		for ( $look = 0; null === $answer && '' !== $this->tokens['refresh'] && $look < self::LOOKS; $look++ ) {
			if ( $this->take_stored() ) {
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
	private function take_stored(): bool {
		$account = ( new Accounts() )->find( $this->id );
		$stored  = $account ? self::read( $account ) : $this->tokens;
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
	private static function read( Account $account ): array {
		$pair = json_decode( $account->token(), true );
		return array(
			'access'  => isset( $pair[0] ) && is_string( $pair[0] ) ? $pair[0] : '',
			'refresh' => isset( $pair[1] ) && is_string( $pair[1] ) ? $pair[1] : '',
		);
	}
}
