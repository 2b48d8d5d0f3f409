<?php
namespace Mainstreet\Connections\Accounts;

defined( 'ABSPATH' ) || exit;

/** A connected account. Only token() returns its token: it does not appear in var_dump(), logs or JSON. */
final class Account implements \JsonSerializable {

	const OK          = 'ok';
	const MUST_REAUTH = 'must_reauth';
	const DISABLED    = 'disabled';

	/** Data by name: `id`, `service`, `user_id`, `external_id`, `name`, `expires_at`, `status`, `meta`, `created_at`. */
	private array $facts;

	/** Returns the token. A closure hides it from dumps. */
	private \Closure $reveal;

	/** @param array $facts Data, as in the property. */
	public function __construct( array $facts, string $token ) {
		$this->facts  = $facts;
		$this->reveal = static fn() => $token;
	}

	/**
	 * Returns the id of the account on this site, above 0.
	 *
	 * @return int
	 */
	public function id() {
		return $this->facts['id'];
	}

	/**
	 * Returns the id of the service, such as `instagram`.
	 *
	 * @return string
	 */
	public function service() {
		return $this->facts['service'];
	}

	/**
	 * Returns the id of the owner.
	 *
	 * @return int 0 if it is shared.
	 */
	public function user_id() {
		return $this->facts['user_id'];
	}

	/**
	 * Returns the id of the account at the service.
	 *
	 * @return string
	 */
	public function external_id() {
		return $this->facts['external_id'];
	}

	/**
	 * Returns the display name.
	 *
	 * @return string
	 */
	public function name() {
		return $this->facts['name'];
	}

	/**
	 * Returns the time when the token expires.
	 *
	 * @return int Unix time; 0 if unknown.
	 */
	public function expires_at() {
		return $this->facts['expires_at'];
	}

	/**
	 * Returns the time when the account was added.
	 *
	 * @return int Unix time.
	 */
	public function created_at() {
		return $this->facts['created_at'];
	}

	/**
	 * Returns the status: OK, MUST_REAUTH or DISABLED.
	 *
	 * @return string
	 */
	public function status() {
		return $this->facts['status'];
	}

	/** Whether the status is OK. */
	public function is_ok(): bool {
		return self::OK === $this->status();
	}

	/**
	 * Returns an additional value.
	 *
	 * @param string $name Name.
	 * @return mixed Null if it is not set.
	 */
	public function meta( $name ) {
		return isset( $this->facts['meta'][ $name ] ) ? $this->facts['meta'][ $name ] : null;
	}

	/**
	 * Returns all additional values by name.
	 *
	 * @return array
	 */
	public function all_meta() {
		return $this->facts['meta'];
	}

	/**
	 * Returns the access token.
	 *
	 * @return string '' if it cannot be decrypted.
	 */
	public function token() {
		return call_user_func( $this->reveal );
	}

	/** Whether a user may use the account: it is shared, or the user is its owner. */
	public function is_for( int $user_id ): bool {
		return 0 === $this->user_id() || $this->user_id() === (int) $user_id;
	}

	/** Returns the data without the token. */
	public function jsonSerialize(): array {
		return $this->facts;
	}

	/**
	 * Returns the data for var_dump(), without the token.
	 *
	 * @return array
	 */
	public function __debugInfo() {
		return $this->facts;
	}
}
