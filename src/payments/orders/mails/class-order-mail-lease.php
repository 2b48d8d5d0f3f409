<?php
namespace Mainstreet\Payments\Orders\Mails;

use Mainstreet\Mail\Outbox\Mail_Lease;

defined( 'ABSPATH' ) || exit;

/**
 * A lease on the mails of an order. `mail_state` of the row has a bit for each mail that left.
 */
final class Order_Mail_Lease extends Mail_Lease {

	const TABLE = 'orders';

	/** Longer than any mail server takes for three mails. */
	const SECONDS = 300;

	/** Bit of the mail that the lease lets leave. */
	private int $bit = 0;

	/**
	 * Takes the lease on the mails of an order that are due, and counts the try before it begins.
	 *
	 * @param int $id Order.
	 * @return self|null Null when nothing is due or another process has the lease.
	 */
	public static function take_due( int $id ): ?self {
		return self::take( $id, 'mail_tries = mail_tries + 1', self::is_due() );
	}

	/**
	 * The lease as it guards one of the mails.
	 *
	 * @param int $bit Bit of the mail.
	 */
	public function for_mail( int $bit ): self {
		$guard      = new self( $this->id, $this->until );
		$guard->bit = $bit;
		return $guard;
	}

	/**
	 * Ends the lease, if it is still ours.
	 *
	 * @param int|null $time Unix time when to try again; null for never.
	 */
	public function settle( ?int $time ): void {
		self::change( $this->id, self::due_at( $time ), self::due_at( $this->until ) );
	}

	/**
	 * Sets the bit or takes it back.
	 *
	 * @param bool $has_left Whether the mail left.
	 * @return bool False when the mail left already, or another process has the lease.
	 */
	protected function write( bool $has_left ): bool {
		list( $sign, $before ) = $has_left ? array( '+', 0 ) : array( '-', $this->bit );
		return self::change( $this->id, "mail_state = mail_state $sign {$this->bit}", "(mail_state & {$this->bit}) = $before AND " . self::due_at( $this->until ) );
	}
}
