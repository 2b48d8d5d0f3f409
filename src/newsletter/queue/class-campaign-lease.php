<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Jobs\Lease;
use Mainstreet\Mail\Outbox\Send_Guard;

defined( 'ABSPATH' ) || exit;

/**
 * A worker's lease on a campaign, renewed every few seconds, also while a mail server is slow to answer.
 *
 * It keeps two workers from doing the same work. What keeps a person from getting a mail twice, also if a worker loses its lease, is the row of
 * the delivery (Delivery_Guard).
 */
final class Campaign_Lease {

	/** Seconds until the lease expires. */
	const SECONDS = 15;

	/** Seconds between two renewals. */
	const BEAT = Send_Guard::BEAT;

	/** Name of the worker: 16 hexadecimal digits. */
	public string $token;

	/** Whether the worker before ended without giving its lease back. */
	public bool $is_after_crash = false;

	/** The campaign. */
	private int $campaign;

	/** The lease. */
	private Lease $lease;

	/**
	 * When the lease was renewed, as microtime() gives it.
	 *
	 * @var float
	 */
	private $renewed;

	/**
	 * Takes the lease on a campaign.
	 *
	 * @param array $campaign Row of the campaign as it was read.
	 * @return Campaign_Lease|null Null while another worker has it, or when it had it since the row was read.
	 */
	public static function take( array $campaign ): ?self {
		global $wpdb;
		$own     = new self( (int) $campaign['id'] );
		$as_read = $wpdb->prepare( 'lock_owner = %s AND lock_until = %d', $campaign['lock_owner'], $campaign['lock_until'] );

		$own->is_after_crash = '' !== $campaign['lock_owner'];
		return $own->lease->take( $as_read, array( 'reserved' => 0 ) ) ? $own : null;
	}

	/**
	 * Prepares a lease.
	 *
	 * @param int $campaign The campaign.
	 */
	private function __construct( int $campaign ) {
		$this->campaign = $campaign;
		$this->lease    = new Lease( 'campaigns', "id = $campaign", self::SECONDS, 'lock_owner', 'lock_until' );
		$this->token    = $this->lease->token();
		$this->renewed  = microtime( true );
	}

	/**
	 * Renews the lease when BEAT seconds have passed.
	 *
	 * @return bool False when it was lost.
	 */
	public function keep(): bool {
		return microtime( true ) - $this->renewed < self::BEAT || $this->renew();
	}

	/** Renews the lease if the campaign is still to be sent. */
	public function may_send(): bool {
		return $this->renew( "status = 'sending'" );
	}

	/**
	 * Renews the lease.
	 *
	 * @param string $condition Further condition of the campaign's row, prepared; '' for none.
	 * @return bool False when it was lost, or the condition is not met.
	 */
	public function renew( string $condition = '' ): bool {
		$at    = microtime( true );
		$is_on = $this->lease->renew( $condition );
		if ( $is_on ) {
			$this->renewed = $at;
		}
		return $is_on;
	}

	/** Gives the lease back. */
	public function release(): void {
		$this->lease->release( array( 'reserved' => 0 ) );
	}

	/** The campaign. */
	public function campaign(): int {
		return $this->campaign;
	}
}
