<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Continues the queue after a worker was killed, without waiting for WP-Cron (a minute) or Action Scheduler (five minutes). While
 * a newsletter is being sent, each request on any server checks at its end whether a campaign is unattended. If so, it requests
 * `wp-cron.php`, as WP-Cron does, with a signed ticket.
 */
final class Queue_Waker {

	const PARAM = 'mainstreet_mail';

	/** Minimum seconds between two such requests. */
	const PAUSE = 5;

	/** Seconds that a run may be late. */
	const LATE = 15;

	/** Seconds that a ticket is valid, in both directions because the clocks of two servers may differ. */
	const TICKET = 300;

	/** Database clock, which all servers share. */
	private Database_Clock $clock;

	public function __construct( ?Database_Clock $clock = null ) {
		$this->clock = $clock ? $clock : new Database_Clock();
	}

	/** Starts the queue at the end of a request, if a campaign is unattended. */
	public function wake_queue(): void {
		$settings = Stored_Settings::all();
		if ( empty( $settings[ Queue_Scheduler::FLAG ] ) || wp_installing() || ! $this->is_unattended() || ! $this->acquire() ) {
			return;
		}
		$ticket  = time() . '.' . $this->sign( time() );
		$request = array(
			'url'  => add_query_arg( self::PARAM, $ticket, site_url( 'wp-cron.php' ) ),
			'key'  => $ticket,
			'args' => array(
				'timeout'   => 0.01,
				'blocking'  => false,
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's filter.
				'sslverify' => apply_filters( 'https_local_ssl_verify', false ),
			),
		);
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's filter, which hosts use to change the URL for loopback requests.
		$request = apply_filters( 'cron_request', $request, $ticket );
		wp_remote_post( $request['url'], $request['args'] );
	}

	/** Runs the queue for a request with a valid ticket. */
	public function handle_request(): void {
		$ticket               = isset( $_GET[ self::PARAM ] ) && is_string( $_GET[ self::PARAM ] ) ? sanitize_key( strtr( wp_unslash( $_GET[ self::PARAM ] ), '.', '-' ) ) : ''; // phpcs:ignore WordPress.Security -- a ticket, checked here.
		list( $time, $proof ) = explode( '-', $ticket ) + array( '', '' );
		if ( ! wp_doing_cron() || abs( time() - (int) $time ) > self::TICKET || ! hash_equals( $this->sign( (int) $time ), $proof ) ) {
			return;
		}
		( new Mail_Queue() )->run_scheduled();
		exit;
	}

	/** Whether a campaign is unattended: the lease of its worker has expired, or no run has taken place in time. */
	public function is_unattended(): bool {
		global $wpdb;
		$now  = $this->clock->now();
		$late = $now - Queue_Scheduler::PAUSE - self::LATE;
		$row  = Sql::row( 'campaigns', $wpdb->prepare( "SELECT lock_owner FROM {table} WHERE status IN ('queued', 'sending') AND starts_at <= %d AND ((lock_owner <> '' AND lock_until < %d) OR (lock_owner = '' AND starts_at < %d)) ORDER BY lock_owner DESC LIMIT 1", $now, $now, $late ) );
		return $row && ( '' !== $row['lock_owner'] || Counters::get( 'mail_tick' ) < $late );
	}

	/** Whether no other request has started the queue in the last PAUSE seconds. One statement, so only one request succeeds. */
	private function acquire(): bool {
		global $wpdb;
		$now = $this->clock->now();
		$row = array(
			'name' => 'mail_woken',
			'n'    => $now,
		);
		return 1 === Sql::update( 'counters', array( 'n' => $now ), $wpdb->prepare( "name = 'mail_woken' AND n <= %d", $now - self::PAUSE ) )
			|| 1 === Sql::insert( 'counters', array( $row ) );
	}

	/**
	 * Signs a ticket.
	 *
	 * @param int $time Unix time of the ticket.
	 * @return string Hexadecimal.
	 */
	private function sign( int $time ) {
		return substr( hash_hmac( 'sha256', "mail-queue|$time", wp_salt( 'nonce' ) ), 0, 40 );
	}
}
