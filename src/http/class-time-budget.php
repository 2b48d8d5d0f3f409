<?php
namespace Mainstreet\Http;

defined( 'ABSPATH' ) || exit;

/**
 * How long a piece of work may take, whatever number of servers it asks and however slowly they
 * answer. A time limit for each request would not hold: redirects multiply it.
 */
final class Time_Budget {

	/**
	 * When the time is over, as the clock says.
	 *
	 * @var float
	 */
	private $end;

	/**
	 * Gives the time in seconds.
	 *
	 * @var callable
	 */
	private $clock;

	/**
	 * Begins now.
	 *
	 * @param float         $seconds Length.
	 * @param callable|null $clock   Gives the time in seconds, for tests.
	 */
	public function __construct( $seconds, ?callable $clock = null ) {
		$this->clock = $clock ? $clock : static function () {
			return microtime( true );
		};
		$this->end   = call_user_func( $this->clock ) + $seconds;
	}

	/**
	 * What is left.
	 *
	 * @return float Seconds; 0 when the time is over.
	 */
	public function left() {
		return max( 0.0, $this->end - call_user_func( $this->clock ) );
	}

	/**
	 * Ends requests that are still being answered when the time is over. cURL does so by itself; where
	 * PHP has none, core limits only the silence between two pieces of an answer.
	 *
	 * @return callable Lets go.
	 */
	public function guard(): callable {
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
