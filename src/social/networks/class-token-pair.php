<?php
namespace Mainstreet\Social\Networks;

use Mainstreet\Connections\Account;
use Mainstreet\Connections\Accounts;

defined( 'ABSPATH' ) || exit;

/**
 * A short token for requests, and a long one that gives the next pair; together they are the account's token. The long one is good once, so
 * of two processes that use it at once the second takes what the first has stored.
 */
final class Token_Pair {

	/** Times that the second looks, and microseconds in between. */
	const LOOKS = 4;
	const PAUSE = 250000;

	/**
	 * Number of the account.
	 *
	 * @var int
	 */
	private $id;

	/**
	 * The tokens, `access` and `refresh`.
	 *
	 * @var string[]
	 */
	private $tokens;

	/**
	 * Tokens of an account.
	 *
	 * @param Account $account Account.
	 */
	public function __construct( Account $account ) {
		$this->id     = $account->id();
		$this->tokens = self::read( $account );
	}

	/**
	 * What an account keeps.
	 *
	 * @param string $access  Short token.
	 * @param string $refresh Long token; '' for none.
	 * @return string
	 */
	public static function write( $access, $refresh ) {
		return (string) wp_json_encode( array( $access, $refresh ) );
	}

	/**
	 * The short token.
	 *
	 * @return string '' for none.
	 */
	public function access() {
		return $this->tokens['access'];
	}

	/**
	 * Gets the next pair.
	 *
	 * @param callable $ask `function ( string $refresh ): array|Failure|null`: asks with the long token for `access` and `refresh`; null when
	 *                      it is refused.
	 * @return bool|Failure Whether there is another pair; a failure when the service could not be asked.
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
		return $answer instanceof Failure ? $answer : false;
	}

	/**
	 * Takes what another process has stored since.
	 *
	 * @return bool Whether there is anything else.
	 */
	private function take_stored() {
		$account = ( new Accounts() )->find( $this->id );
		$stored  = $account ? self::read( $account ) : $this->tokens;
		$differs = $stored !== $this->tokens && '' !== $stored['access'];
		if ( $differs ) {
			$this->tokens = $stored;
		}
		return $differs;
	}

	/**
	 * Reads the token of an account.
	 *
	 * @param Account $account Account.
	 * @return string[]
	 */
	private static function read( Account $account ) {
		$pair = json_decode( $account->token(), true );
		return array(
			'access'  => isset( $pair[0] ) && is_string( $pair[0] ) ? $pair[0] : '',
			'refresh' => isset( $pair[1] ) && is_string( $pair[1] ) ? $pair[1] : '',
		);
	}
}
