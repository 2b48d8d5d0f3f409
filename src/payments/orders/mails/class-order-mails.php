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
use Mainstreet\Payments\Orders\Order_Upkeep;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\States\Order_Moves;

defined( 'ABSPATH' ) || exit;

/**
 * Sends receipt, owner's notice and the plan's welcome, each once. They are owed from the transaction on in which the order is
 * paid (`mail_due` of its row); sent behind the answer of that request where it lives so long, else by the
 * scheduler of the house, and again with growing pauses when a mail server refuses.
 */
final class Order_Mails {

	/** The mails, as bits of `mail_state`. */
	const RECEIPT = 1;
	const NOTICE  = 2;
	const WELCOME = 4;

	/** Bit => line of the history. */
	const LINES = array(
		self::RECEIPT => 'mail_receipt',
		self::NOTICE  => 'mail_notice',
		self::WELCOME => 'mail_welcome',
	);

	/** Hook of the scheduler. */
	const HOOK = 'mainstreet_order_mails';

	/** Orders of one run. */
	const BATCH = 20;

	/**
	 * Orders that were paid in this request.
	 *
	 * @var int[]
	 */
	private static array $waiting = array();

	/**
	 * An order changed its state.
	 *
	 * @param Order  $after  Order.
	 * @param string $before State before.
	 */
	public static function changed( Order $after, $before ): void {
		if ( ! $after->is_paid() || Order_Moves::is_settled( $before ) ) {
			return;
		}
		if ( ! self::$waiting ) {
			add_action( 'shutdown', array( __CLASS__, 'send_waiting' ), 20 );
		}
		self::$waiting[] = $after->id;
		Order_Upkeep::plan();
		// For the case that this request doesn't live to its end.
		$scheduler = new Scheduler();
		if ( ! $scheduler->planned( self::HOOK ) ) {
			$scheduler->plan( self::HOOK, time() + MINUTE_IN_SECONDS );
		}
	}

	/** Sends the mails of this request. */
	public static function send_waiting(): void {
		$waiting       = array_unique( self::$waiting );
		self::$waiting = array();
		if ( $waiting ) {
			Client_Connection::close();
		}
		array_map( array( __CLASS__, 'deliver' ), $waiting );
	}

	/** Sends what is due; called by the scheduler. */
	public static function run(): void {
		array_map( array( __CLASS__, 'deliver' ), array_keys( Order_Mail_Lease::find_due( self::BATCH ) ) );
		self::schedule();
	}

	/** Has the scheduler call again when the next mail is due. */
	public static function schedule(): void {
		$next = Order_Mail_Lease::next_due();
		if ( $next ) {
			( new Scheduler() )->plan( self::HOOK, $next );
		}
	}

	/** After one minute, ten minutes, one hour and six hours; then the mails are given up. */
	private static function retries(): Retry_Policy {
		return new Retry_Policy( MINUTE_IN_SECONDS, 10 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS );
	}

	/**
	 * Sends the mails of an order that have not left yet.
	 *
	 * @param int $id Order.
	 */
	public static function deliver( $id ): void {
		$lease = Order_Mail_Lease::take_due( $id );
		if ( ! $lease ) {
			return;
		}
		$order = ( new Orders() )->get( $id );
		$tries = self::tries( $id );
		if ( ! $order || ! $order->is_paid() || self::retries()->is_exceeded( $tries ) ) {
			// It is paid no more, or each of these tries ended the process.
			if ( $order && $order->is_paid() ) {
				Order_History::add( $id, 'mail_failed' );
			}
			$lease->settle( null );
			return;
		}
		$problem = '';
		foreach ( array_keys( self::LINES ) as $bit ) {
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
		$again = self::retries()->next_try( $tries, time() );
		Errors::log( 'payments', $problem );
		if ( null === $again ) {
			Order_History::add( $id, 'mail_failed', array( 'problem' => mb_substr( $problem, 0, 500 ) ) );
		}
		$lease->settle( $again );
		self::schedule();
	}

	/**
	 * Sends one mail, unless it left already or is not wanted.
	 *
	 * @param Order            $order Order.
	 * @param int              $bit   Which mail.
	 * @param Order_Mail_Lease $lease The lease on it.
	 * @return bool|null|\WP_Error Whether it was sent; null when another process has the lease; why not.
	 */
	private static function send( Order $order, $bit, Order_Mail_Lease $lease ) {
		if ( 0 !== ( $order->mail_state & $bit ) ) {
			return false;
		}
		try {
			$mail = Order_Mail_Content::of( $order, $bit );
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
			// What the mail server has and did not answer for has probably arrived.
			Order_History::add( $order->id, self::LINES[ $bit ] );
			return true;
		}
		$lease->withdraw();
		return $result;
	}

	/**
	 * How often it was tried, this time included.
	 *
	 * @param int $id Order.
	 */
	private static function tries( $id ): int {
		$row = Sql::row( 'orders', 'SELECT mail_tries FROM {table} WHERE id = ' . (int) $id );
		return $row ? (int) $row['mail_tries'] : 0;
	}
}
