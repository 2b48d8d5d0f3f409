<?php
namespace Mainstreet\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Counts transport failures of one host and says when to leave it alone, so that a page
 * does not wait for the same timeout again and again (docs/server-contract.md 0.4).
 */
final class Circuit_Breaker {

	/** So many failures within so many seconds, and the host is left alone for so many seconds. */
	const FAILURES = 5;
	const WINDOW   = 300;
	const REST     = 60;

	/** Name of the transient that holds the failures. */
	private string $key;

	/** Times of the failures, and until when the host rests; null when there was none. */
	private ?array $state;

	/**
	 * Reads the state of a host.
	 *
	 * @param string $host Host name.
	 */
	public function __construct( string $host ) {
		$this->key   = 'mainstreet_b_' . md5( $host );
		$state       = get_transient( $this->key );
		$this->state = is_array( $state ) && isset( $state['failures'], $state['rest_until'] ) ? $state : null;
	}

	/** Tells whether the host is to be left alone now. */
	public function is_open(): bool {
		// Not longer than a rest may last, whatever the store or the clock of another server says.
		$left = $this->state ? $this->state['rest_until'] - time() : 0;
		return $left > 0 && $left <= self::REST;
	}

	/** Counts a failure. */
	public function fail(): void {
		$now      = time();
		$failures = array( $now );
		foreach ( $this->state ? $this->state['failures'] : array() as $time ) {
			if ( $time > $now - self::WINDOW ) {
				$failures[] = $time;
			}
		}
		$is_down     = count( $failures ) >= self::FAILURES;
		$this->state = array(
			'failures'   => $is_down ? array() : $failures,
			'rest_until' => $is_down ? $now + self::REST : 0,
		);
		set_transient( $this->key, $this->state, self::WINDOW );
	}

	/** Forgets the failures: the host answers. */
	public function succeed(): void {
		if ( $this->state ) {
			delete_transient( $this->key );
			$this->state = null;
		}
	}
}
