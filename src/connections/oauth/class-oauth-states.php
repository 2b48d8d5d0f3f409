<?php
namespace Mainstreet\Connections\Oauth;

use Mainstreet\Connections\Secrets\Token_Seal;

defined( 'ABSPATH' ) || exit;

/**
 * The `state` of a sign-in at a service: a secret that goes there and comes back, so that nobody can end a sign-in that
 * another began. It is kept with the user who began it, as a hash, for ten minutes, and is good for one time.
 */
final class OAuth_States {

	/** Name of the user's facts that hold them, behind the prefix of the site's tables: users may be shared by many sites. */
	const KEY = 'mainstreet_oauth_state';

	/** Seconds a sign-in may take. */
	const SPAN = 600;

	/** Sign-ins of one user that may be under way. */
	const MOST = 5;

	/**
	 * Gives the time.
	 *
	 * @var callable
	 */
	private $clock;

	/**
	 * The sign-ins.
	 *
	 * @param callable|null $clock `function (): int`, Unix time; the system's clock if left out.
	 */
	public function __construct( ?callable $clock = null ) {
		$this->clock = $clock ? $clock : 'time';
	}

	/**
	 * Begins a sign-in.
	 *
	 * @param int      $user    Who signs in.
	 * @param string   $service Where.
	 * @param string[] $notes   What is to be known when they come back, by name; kept encrypted.
	 * @return string The state; '' when it can't be kept.
	 */
	public function issue( int $user, $service, array $notes = array() ): string {
		$rows = $this->rows( $user );
		$live = array_filter( $rows, array( $this, 'is_live' ) );
		// The oldest go: whoever begins again and again has given those up.
		foreach ( array_diff( $rows, array_slice( $live, 1 - self::MOST ) ) as $row ) {
			delete_user_meta( $user, self::key(), $row );
		}
		$state = bin2hex( random_bytes( 32 ) );
		$row   = implode( '|', array( $this->now() + self::SPAN, $service, hash( 'sha256', $state ), ( new Token_Seal() )->close( (string) wp_json_encode( $notes ) ) ) );
		return add_user_meta( $user, self::key(), $row ) ? $state : '';
	}

	/**
	 * Ends a sign-in.
	 *
	 * @param int    $user    Who came back.
	 * @param string $service From where.
	 * @param string $state   What the service gave back.
	 * @return bool Whether this user began it, at this service, not long ago, and it was not ended before.
	 */
	public function redeem( int $user, string $service, string $state ): bool {
		return null !== $this->notes( $user, $service, $state );
	}

	/**
	 * Ends a sign-in, and tells what was noted when it began.
	 *
	 * @param int    $user    Who came back.
	 * @param string $service From where.
	 * @param string $state   What the service gave back.
	 * @return string[]|null Notes by name; null where redeem() says no.
	 */
	public function notes( int $user, $service, string $state ): ?array {
		$hash = hash( 'sha256', $state );
		foreach ( $this->rows( $user ) as $row ) {
			$parts = explode( '|', $row );
			if ( 4 === count( $parts ) && hash_equals( $parts[2], $hash ) ) {
				$notes = json_decode( ( new Token_Seal() )->open( $parts[3] ), true );
				// Of two that come at once, the database lets one delete it.
				return delete_user_meta( $user, self::key(), $row ) && $service === $parts[1] && $this->is_live( $row ) && is_array( $notes ) ? $notes : null;
			}
		}
		return null;
	}

	/** Forgets all sign-ins of this site. */
	public static function delete_all(): void {
		delete_metadata( 'user', 0, self::key(), '', true );
	}

	/**
	 * What is kept with a user.
	 *
	 * @param int $user User.
	 * @return string[]
	 */
	private function rows( int $user ): array {
		$rows = $user > 0 ? get_user_meta( $user, self::key(), false ) : array();
		return array_values( array_filter( (array) $rows, 'is_string' ) );
	}

	/**
	 * Whether a sign-in may still be ended.
	 *
	 * @param string $row What is kept.
	 * @return bool
	 */
	private function is_live( $row ) {
		$left = (int) $row - $this->now();
		return $left > 0 && $left <= self::SPAN;
	}

	/** Name of the facts. */
	private static function key(): string {
		global $wpdb;
		return $wpdb->get_blog_prefix() . self::KEY;
	}

	/** The time. */
	private function now(): int {
		return (int) call_user_func( $this->clock );
	}
}
