<?php
namespace Mainstreet\Payments\Orders\Mails;

use Mainstreet\Mail\Outbox\Mail_Lease;

defined( 'ABSPATH' ) || exit;

/** Lease on the mails of an order. `mail_state` of the row has a bit for each sent mail. */
final class Order_Mail_Lease extends Mail_Lease {

	const TABLE = 'orders';

	/** Longer than any mail server takes for three mails. */
	const SECONDS = 300;

	/** Bit of the mail that the lease guards. */
	private int $bit = 0;

	/** Takes the lease on the due mails of an order, and increments the number of tries; null if nothing is due or another process has the lease. */
	public static function take_due( int $id ): ?self {
		return self::acquire( $id, 'mail_tries = mail_tries + 1', self::is_due() );
	}

	/** Returns the same lease for one of the mails. */
	public function for_mail( int $bit ): self {
		$guard      = new self( $this->id, $this->until );
		$guard->bit = $bit;
		return $guard;
	}

	/**
	 * Ends the lease, if this process still has it.
	 *
	 * @param int|null $time Unix time of the next try; null for never.
	 */
	public function settle( ?int $time ): void {
		self::update( $this->id, self::due_at( $time ), self::due_at( $this->until ) );
	}

	/**
	 * Sets or clears the bit of the mail.
	 *
	 * @param bool $has_left Whether the mail was sent.
	 * @return bool False if the bit was set or cleared already, or another process has the lease.
	 */
	protected function store_state( bool $has_left ): bool {
		list( $sign, $before ) = $has_left ? array( '+', 0 ) : array( '-', $this->bit );
		return self::update( $this->id, "mail_state = mail_state $sign {$this->bit}", "(mail_state & {$this->bit}) = $before AND " . self::due_at( $this->until ) );
	}
}
