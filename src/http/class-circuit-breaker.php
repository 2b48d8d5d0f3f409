<?php
namespace Mainstreet\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Counts connection failures of a host and blocks requests to it for a while, so that pages do not wait for the same timeout again
 * and again (docs/server-contract.md 0.4).
 */
final class Circuit_Breaker {

	/** MAX_FAILURES within WINDOW_SECONDS block the host for BLOCK_SECONDS. */
	const MAX_FAILURES   = 5;
	const WINDOW_SECONDS = 300;
	const BLOCK_SECONDS  = 60;

	/** Name of the transient that stores the state. */
	private string $key;

	/** `failures` (Unix times) and `rest_until` (Unix time, 0 for not blocked); null if there was no failure. */
	private ?array $state;

	/**
	 * Loads the state of a host.
	 *
	 * @param string $host Host name.
	 */
	public function __construct( string $host ) {
		$this->key   = 'mainstreet_b_' . md5( $host );
		$state       = get_transient( $this->key );
		$this->state = is_array( $state ) && isset( $state['failures'], $state['rest_until'] ) ? $state : null;
	}

	/** Whether requests to the host are blocked now. */
	public function is_open(): bool {
		// A longer rest than allowed is ignored: it comes from a wrong clock or broken data.
		$left = $this->state ? $this->state['rest_until'] - time() : 0;
		return $left > 0 && $left <= self::BLOCK_SECONDS;
	}

	/** Stores a failure; blocks the host if there are too many. */
	public function record_failure(): void {
		$now      = time();
		$failures = array( $now );
		foreach ( $this->state ? $this->state['failures'] : array() as $time ) {
			if ( $time > $now - self::WINDOW_SECONDS ) {
				$failures[] = $time;
			}
		}
		$is_down     = count( $failures ) >= self::MAX_FAILURES;
		$this->state = array(
			'failures'   => $is_down ? array() : $failures,
			'rest_until' => $is_down ? $now + self::BLOCK_SECONDS : 0,
		);
		set_transient( $this->key, $this->state, self::WINDOW_SECONDS );
	}

	/** Deletes the failures after a successful request. */
	public function record_success(): void {
		if ( $this->state ) {
			delete_transient( $this->key );
			$this->state = null;
		}
	}
}
