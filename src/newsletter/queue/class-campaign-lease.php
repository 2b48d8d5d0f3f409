<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Jobs\Lease;
use Mainstreet\Mail\Outbox\Send_Guard;

defined( 'ABSPATH' ) || exit;

/**
 * A worker's lease on a campaign, renewed every few seconds, also while a mail server is slow. It prevents two workers from doing
 * the same work. Duplicate emails are prevented by the delivery rows (Delivery_Guard), also if a worker loses its lease.
 */
final class Campaign_Lease {

	/** Seconds until the lease expires. */
	const SECONDS = 15;

	/** Seconds between two renewals. */
	const HEARTBEAT_SECONDS = Send_Guard::HEARTBEAT_SECONDS;

	/** Token of the worker: 16 hexadecimal digits. */
	public string $token;

	/** Whether the previous worker ended without releasing its lease. */
	public bool $is_after_crash = false;

	/** ID of the campaign. */
	public int $campaign;

	private Lease $lease;

	/** Time of the last renewal, in seconds as from microtime(). */
	private float $renewed;

	/** Acquires the lease on a campaign; returns null if another worker has the lease, or has had it since the row was read. */
	public static function acquire( array $campaign ): ?self {
		global $wpdb;
		$own     = new self( (int) $campaign['id'] );
		$as_read = $wpdb->prepare( 'lock_owner = %s AND lock_until = %d', $campaign['lock_owner'], $campaign['lock_until'] );

		$own->is_after_crash = '' !== $campaign['lock_owner'];
		return $own->lease->take( $as_read, array( 'reserved' => 0 ) ) ? $own : null;
	}

	private function __construct( int $campaign ) {
		$this->campaign = $campaign;
		$this->lease    = new Lease( 'campaigns', "id = $campaign", self::SECONDS, 'lock_owner', 'lock_until' );
		$this->token    = $this->lease->token();
		$this->renewed  = microtime( true );
	}

	/** Renews the lease if HEARTBEAT_SECONDS seconds have passed; returns false if the lease was lost. */
	public function renew_if_due(): bool {
		return microtime( true ) - $this->renewed < self::HEARTBEAT_SECONDS || $this->renew();
	}

	/** Renews the lease, if the campaign still has the status `sending`. Returns false if the lease was lost or the status has changed. */
	public function renew_while_sending(): bool {
		return $this->renew( "status = 'sending'" );
	}

	/**
	 * Renews the lease.
	 *
	 * @param string $condition More SQL conditions for the campaign's row, prepared.
	 * @return bool False if the lease was lost, or the condition is not met.
	 */
	public function renew( string $condition = '' ): bool {
		$at    = microtime( true );
		$is_on = $this->lease->renew( $condition );
		if ( $is_on ) {
			$this->renewed = $at;
		}
		return $is_on;
	}

	public function release(): void {
		$this->lease->release( array( 'reserved' => 0 ) );
	}
}
