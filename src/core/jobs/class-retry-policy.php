<?php
namespace Mainstreet\Core\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * The pauses between the tries of a job. It is given up when it failed once more than there are pauses.
 */
final class Retry_Policy {

	/**
	 * Seconds after the first failure, the second and so on.
	 *
	 * @var int[]
	 */
	private array $pauses;

	/**
	 * A policy.
	 *
	 * @param int ...$pauses Seconds after the first failure, the second and so on.
	 */
	public function __construct( int ...$pauses ) {
		$this->pauses = $pauses;
	}

	/**
	 * When a job that failed is tried again.
	 *
	 * @param int $failures Failures so far, at least 1.
	 * @param int $now      Unix time.
	 * @return int|null Unix time; null when the job is given up.
	 */
	public function next_try( int $failures, int $now ): ?int {
		return isset( $this->pauses[ $failures - 1 ] ) ? $now + $this->pauses[ $failures - 1 ] : null;
	}

	/**
	 * Whether more tries began than the policy allows: each of them ended its process before it could fail.
	 *
	 * @param int $tries Tries that began.
	 */
	public function is_exceeded( int $tries ): bool {
		return $tries > count( $this->pauses ) + 1;
	}
}
