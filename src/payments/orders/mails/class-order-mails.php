<?php
namespace Mainstreet\Payments\Orders\Mails;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Jobs\Retry_Policy;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Http\Client_Connection;
use Mainstreet\Mail\Outbox\Transport;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Order_History;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\States\Order_Transitions;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the receipt, the owner's notice and the plan's welcome mail, each once. The transaction that marks an order as paid also sets
 * `mail_due`. The same request sends the mails on shutdown; if it does not get that far, the scheduler does. Failed
 * mails are tried again with growing delays.
 */
final class Order_Mails {

	/** Event name in the order history by mail. */
	const HISTORY_EVENTS = array(
		Order_Mail_Content::RECEIPT => 'mail_receipt',
		Order_Mail_Content::NOTICE  => 'mail_notice',
		Order_Mail_Content::WELCOME => 'mail_welcome',
	);

	/** Hook of the scheduled job. */
	const HOOK = 'mainstreet_order_mails';

	/** Orders per run. */
	const BATCH = 20;

	/** @var int[] Orders paid in this request. */
	private static array $queued = array();

	/**
	 * Queues the mails of an order that was paid. Action `mainstreet_order_changed`.
	 *
	 * @param string $before Previous status.
	 */
	public static function queue( Order $after, $before ): void {
		if ( ! $after->is_paid() || Order_Transitions::is_settled( $before ) ) {
			return;
		}
		if ( ! self::$queued ) {
			add_action( 'shutdown', array( __CLASS__, 'send_queued' ), 20 );
		}
		self::$queued[] = $after->id;
		// In case this request ends early.
		$scheduler = new Scheduler();
		if ( ! $scheduler->planned( self::HOOK ) ) {
			$scheduler->plan( self::HOOK, time() + MINUTE_IN_SECONDS );
		}
	}

	/** Sends the queued mails after the response was sent. Action `shutdown`. */
	public static function send_queued(): void {
		$queued       = array_unique( self::$queued );
		self::$queued = array();
		if ( $queued ) {
			Client_Connection::close();
		}
		array_map( array( __CLASS__, 'deliver' ), $queued );
	}

	/** Sends due mails. Called by the scheduler. */
	public static function run(): void {
		array_map( array( __CLASS__, 'deliver' ), array_keys( Order_Mail_Lease::find_due( self::BATCH ) ) );
		self::schedule();
	}

	/** Schedules the job for the next due mail. */
	public static function schedule(): void {
		$next = Order_Mail_Lease::next_due();
		if ( $next ) {
			( new Scheduler() )->plan( self::HOOK, $next );
		}
	}

	/** Tries again after one minute, ten minutes, one hour and six hours, then gives up. */
	private static function retry_policy(): Retry_Policy {
		return new Retry_Policy( MINUTE_IN_SECONDS, 10 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS );
	}

	/** Sends the mails of an order that were not sent yet. */
	public static function deliver( $id ): void {
		$lease = Order_Mail_Lease::take_due( $id );
		if ( ! $lease ) {
			return;
		}
		$order = ( new Orders() )->get( $id );
		$tries = self::count_tries( $id );
		if ( ! $order || ! $order->is_paid() || self::retry_policy()->is_exceeded( $tries ) ) {
			// The order is no longer paid, or the process died in each try.
			if ( $order && $order->is_paid() ) {
				Order_History::add( $id, 'mail_failed' );
			}
			$lease->settle( null );
			return;
		}
		$problem = '';
		foreach ( array_keys( self::HISTORY_EVENTS ) as $bit ) {
			$outcome = self::send( $order, $bit, $lease->for_mail( $bit ) );
			if ( null === $outcome ) {
				return;
			}
			$problem = is_wp_error( $outcome ) ? $outcome->get_error_message() : $problem;
		}
		if ( '' === $problem ) {
			$lease->settle( null );
			return;
		}
		$again = self::retry_policy()->next_try( $tries, time() );
		Errors::log( 'payments', $problem );
		if ( null === $again ) {
			Order_History::add( $id, 'mail_failed', array( 'problem' => mb_substr( $problem, 0, 500 ) ) );
		}
		$lease->settle( $again );
		self::schedule();
	}

	/**
	 * Sends one mail, unless it was sent already or is not wanted.
	 *
	 * @param int $bit Bit of the mail.
	 * @return bool|null|\WP_Error Whether it was sent; null if another process has the lease; an error if sending failed.
	 */
	private static function send( Order $order, $bit, Order_Mail_Lease $lease ) {
		if ( 0 !== ( $order->mail_state & $bit ) ) {
			return false;
		}
		try {
			$mail = Order_Mail_Content::build( $order, $bit );
			if ( null === $mail ) {
				return false;
			}
			$result = ( new Transport( $lease ) )->send( $mail );
		} catch ( \Throwable $error ) {
			$result = new \WP_Error( 'wp_mail_failed', $error->getMessage() );
		}
		if ( $lease->is_lost ) {
			return null;
		}
		if ( true === $result || $lease->is_unanswered ) {
			// A mail that the server received but did not confirm has probably arrived.
			Order_History::add( $order->id, self::HISTORY_EVENTS[ $bit ] );
			return true;
		}
		$lease->withdraw();
		return $result;
	}

	/** Returns the number of tries, including the current one. */
	private static function count_tries( $id ): int {
		$row = Sql::row( 'orders', 'SELECT mail_tries FROM {table} WHERE id = ' . (int) $id );
		return $row ? (int) $row['mail_tries'] : 0;
	}
}
