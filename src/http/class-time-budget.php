<?php
namespace Mainstreet\Http;

defined( 'ABSPATH' ) || exit;

/** Limits the total time of several requests. A timeout per request is not enough, because redirects multiply it. */
final class Time_Budget {

	/**
	 * End of the budget, as a time of the clock.
	 *
	 * @var float
	 */
	private $end;

	/**
	 * Returns the current time in seconds.
	 *
	 * @var callable
	 */
	private $clock;

	/**
	 * Starts the budget.
	 *
	 * @param float         $seconds Length.
	 * @param callable|null $clock   Returns the current time in seconds; for tests.
	 */
	public function __construct( $seconds, ?callable $clock = null ) {
		$this->clock = $clock ? $clock : static fn() => microtime( true );
		$this->end   = call_user_func( $this->clock ) + $seconds;
	}

	/**
	 * Returns the remaining time.
	 *
	 * @return float Seconds; 0 if the time is over.
	 */
	public function left() {
		return max( 0.0, $this->end - call_user_func( $this->clock ) );
	}

	/**
	 * Aborts requests when the time is over. cURL has its own total timeout; without cURL, core limits only the pause between two parts
	 * of a response.
	 *
	 * @return callable Removes the hook.
	 */
	public function limit_requests(): callable {
		$stop = function () {
			if ( 0.0 === $this->left() ) {
				throw new \WpOrg\Requests\Exception( 'The answer took too long.', 'mainstreet_timeout' );
			}
		};
		add_action( 'requests-request.progress', $stop );
		return static function () use ( $stop ) {
			remove_action( 'requests-request.progress', $stop );
		};
	}
}
