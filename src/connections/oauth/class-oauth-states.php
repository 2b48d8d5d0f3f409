<?php
namespace Mainstreet\Connections\Oauth;

use Mainstreet\Connections\Secrets\Token_Encryption;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the `state` of OAuth sign-ins: a secret that the service returns, so that nobody can complete a sign-in that another user
 * started. The user meta stores a hash of it for ten minutes. Each state can be used once.
 */
final class OAuth_States {

	/** User meta key, after the table prefix of the site, because sites of a network share users. */
	const KEY = 'mainstreet_oauth_state';

	/** Seconds until a state expires. */
	const SPAN = 600;

	/** Maximum number of concurrent sign-ins of a user. */
	const MAX_SIGN_INS = 5;

	/**
	 * Returns the Unix time.
	 *
	 * @var callable
	 */
	private $clock;

	/** @param callable|null $clock `function (): int`, Unix time; time() by default. */
	public function __construct( ?callable $clock = null ) {
		$this->clock = $clock ? $clock : 'time';
	}

	/**
	 * Creates a state.
	 *
	 * @param string   $service Id of the service.
	 * @param string[] $notes   Data for the end of the sign-in, by name; stored encrypted.
	 * @return string State; '' if it cannot be stored.
	 */
	public function issue( int $user, $service, array $notes = array() ): string {
		$rows = $this->rows( $user );
		$live = array_filter( $rows, array( $this, 'is_live' ) );
		// Deletes the oldest ones: a user who starts again and again has given them up.
		foreach ( array_diff( $rows, array_slice( $live, 1 - self::MAX_SIGN_INS ) ) as $row ) {
			delete_user_meta( $user, self::key(), $row );
		}
		$state = bin2hex( random_bytes( 32 ) );
		$row   = implode( '|', array( $this->now() + self::SPAN, $service, hash( 'sha256', $state ), ( new Token_Encryption() )->encrypt( (string) wp_json_encode( $notes ) ) ) );
		return add_user_meta( $user, self::key(), $row ) ? $state : '';
	}

	/**
	 * Validates and deletes a state, and returns its data.
	 *
	 * @param string $state State, as returned by the service.
	 * @return string[]|null Data by name; null unless this user started the sign-in at this service, and it has neither expired nor been
	 *                 used.
	 */
	public function redeem( int $user, string $service, string $state ): ?array {
		$hash = hash( 'sha256', $state );
		foreach ( $this->rows( $user ) as $row ) {
			$parts = explode( '|', $row );
			if ( 4 === count( $parts ) && hash_equals( $parts[2], $hash ) ) {
				$notes = json_decode( ( new Token_Encryption() )->decrypt( $parts[3] ), true );
				// Only one of two concurrent requests can delete the row.
				return delete_user_meta( $user, self::key(), $row ) && $service === $parts[1] && $this->is_live( $row ) && is_array( $notes ) ? $notes : null;
			}
		}
		return null;
	}

	/** Deletes all states of this site. */
	public static function delete_all(): void {
		delete_metadata( 'user', 0, self::key(), '', true );
	}

	/**
	 * Reads the stored rows of a user: expiry, service, hash of the state, and encrypted data, separated by `|`.
	 *
	 * @return string[]
	 */
	private function rows( int $user ): array {
		$rows = $user > 0 ? get_user_meta( $user, self::key(), false ) : array();
		return array_values( array_filter( (array) $rows, 'is_string' ) );
	}

	/**
	 * Whether a state has not expired. An expiry too far in the future counts as expired.
	 *
	 * @param string $row Stored row.
	 * @return bool
	 */
	private function is_live( $row ) {
		$left = (int) $row - $this->now();
		return $left > 0 && $left <= self::SPAN;
	}

	/** Returns the user meta key. */
	private static function key(): string {
		global $wpdb;
		return $wpdb->get_blog_prefix() . self::KEY;
	}

	private function now(): int {
		return (int) call_user_func( $this->clock );
	}
}
