<?php
namespace Mainstreet\Connections\Accounts;

defined( 'ABSPATH' ) || exit;

/**
 * What is known of one account. Its token comes out of token() only: not into a dump, a log or JSON.
 */
final class Account implements \JsonSerializable {

	const OK          = 'ok';
	const MUST_REAUTH = 'must_reauth';
	const DISABLED    = 'disabled';

	/**
	 * Facts by name: `id`, `service`, `user_id`, `external_id`, `name`, `expires_at`, `status`, `meta`, `created_at`.
	 */
	private array $facts;

	/** Gives the token. */
	private \Closure $reveal;

	/**
	 * An account.
	 *
	 * @param array  $facts Facts.
	 * @param string $token Token.
	 */
	public function __construct( array $facts, string $token ) {
		$this->facts  = $facts;
		$this->reveal = static function () use ( $token ) {
			return $token;
		};
	}

	/**
	 * Number of the account on this site, above 0.
	 *
	 * @return int
	 */
	public function id() {
		return $this->facts['id'];
	}

	/**
	 * Service, such as `instagram`.
	 *
	 * @return string
	 */
	public function service() {
		return $this->facts['service'];
	}

	/**
	 * User it belongs to.
	 *
	 * @return int 0 when it is shared by all who edit.
	 */
	public function user_id() {
		return $this->facts['user_id'];
	}

	/**
	 * What the service calls the account.
	 *
	 * @return string
	 */
	public function external_id() {
		return $this->facts['external_id'];
	}

	/**
	 * Name as people know it.
	 *
	 * @return string
	 */
	public function name() {
		return $this->facts['name'];
	}

	/**
	 * When the token ends.
	 *
	 * @return int Unix time; 0 when that is not known.
	 */
	public function expires_at() {
		return $this->facts['expires_at'];
	}

	/**
	 * When the account was added.
	 *
	 * @return int Unix time.
	 */
	public function created_at() {
		return $this->facts['created_at'];
	}

	/**
	 * Whether the account can be used.
	 *
	 * @return string One of the constants.
	 */
	public function status() {
		return $this->facts['status'];
	}

	/** Whether a request may be made with the token. */
	public function is_ok(): bool {
		return self::OK === $this->status();
	}

	/**
	 * A further fact.
	 *
	 * @param string $name Its name.
	 * @return mixed Null when it was never noted.
	 */
	public function meta( $name ) {
		return isset( $this->facts['meta'][ $name ] ) ? $this->facts['meta'][ $name ] : null;
	}

	/**
	 * All further facts.
	 *
	 * @return array
	 */
	public function all_meta() {
		return $this->facts['meta'];
	}

	/**
	 * The token.
	 *
	 * @return string '' when it can't be read any more.
	 */
	public function token() {
		return call_user_func( $this->reveal );
	}

	/**
	 * Whether somebody may use the account.
	 *
	 * @param int $user_id User.
	 */
	public function is_for( int $user_id ): bool {
		return 0 === $this->user_id() || $this->user_id() === (int) $user_id;
	}

	/** What may be shown. */
	public function jsonSerialize(): array {
		return $this->facts;
	}

	/**
	 * What a dump shows.
	 *
	 * @return array
	 */
	public function __debugInfo() {
		return $this->facts;
	}
}
