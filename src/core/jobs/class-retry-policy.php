<?php
namespace Mainstreet\Core\Jobs;

defined( 'ABSPATH' ) || exit;

/** Computes when a failed job is tried again. The job is given up after one failure more than there are pauses. */
final class Retry_Policy {

	/**
	 * Seconds to wait after the first failure, the second and so on.
	 *
	 * @var int[]
	 */
	private array $pauses;

	/** @param int ...$pauses Seconds to wait after the first failure, the second and so on. */
	public function __construct( int ...$pauses ) {
		$this->pauses = $pauses;
	}

	/**
	 * Computes the time of the next attempt.
	 *
	 * @param int $failures Failures so far, at least 1.
	 * @param int $now      Unix time.
	 * @return int|null Unix time; null if the job is given up.
	 */
	public function next_try( int $failures, int $now ): ?int {
		return isset( $this->pauses[ $failures - 1 ] ) ? $now + $this->pauses[ $failures - 1 ] : null;
	}

	/**
	 * Whether more attempts were started than the policy allows. This happens if attempts end the process before they can record a
	 * failure.
	 *
	 * @param int $tries Number of started attempts.
	 */
	public function is_exceeded( int $tries ): bool {
		return $tries > count( $this->pauses ) + 1;
	}
}
