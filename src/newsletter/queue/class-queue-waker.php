<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * When a worker was killed, WP-Cron waits a minute for the process it knew and Action Scheduler five.
 * So at the end of any request, on any server of the site, we look whether a newsletter has
 * been left behind, and if so ask the site to go on: by the request that WP-Cron uses, to
 * `wp-cron.php`, with a ticket that says so. Only while a newsletter is being sent; else this costs nothing.
 */
final class Queue_Waker {

	const PARAM = 'mainstreet_mail';

	/** Seconds between two requests. */
	const PAUSE = 5;

	/** Seconds by which a tick may be late. */
	const LATE = 15;

	/** Seconds a ticket is good for; the clocks of two servers may differ. */
	const TICKET = 300;

	/** The time that all servers go by. */
	private Database_Clock $clock;

	/**
	 * A waker.
	 *
	 * @param Database_Clock|null $clock The time.
	 */
	public function __construct( ?Database_Clock $clock = null ) {
		$this->clock = $clock ? $clock : new Database_Clock();
	}

	/** At the end of a request: wakes the queue if nobody works on it. */
	public function look(): void {
		$settings = Stored_Settings::all();
		if ( empty( $settings[ Queue_Scheduler::FLAG ] ) || wp_installing() || ! $this->is_left() || ! $this->is_first() ) {
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
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's filter, in which hosts say how a site reaches itself.
		$request = apply_filters( 'cron_request', $request, $ticket );
		wp_remote_post( $request['url'], $request['args'] );
	}

	/** Works on the queue for a request that holds a ticket. */
	public function answer(): void {
		$ticket               = isset( $_GET[ self::PARAM ] ) && is_string( $_GET[ self::PARAM ] ) ? sanitize_key( strtr( wp_unslash( $_GET[ self::PARAM ] ), '.', '-' ) ) : ''; // phpcs:ignore WordPress.Security -- a ticket, checked here.
		list( $time, $proof ) = explode( '-', $ticket ) + array( '', '' );
		if ( ! wp_doing_cron() || abs( time() - (int) $time ) > self::TICKET || ! hash_equals( $this->sign( (int) $time ), $proof ) ) {
			return;
		}
		( new Queue_Tick() )->run();
		exit;
	}

	/**
	 * Whether a newsletter has been left behind: by a worker whose lease has expired, or because no tick comes.
	 */
	public function is_left(): bool {
		global $wpdb;
		$now  = $this->clock->now();
		$late = $now - Queue_Scheduler::PAUSE - self::LATE;
		$row  = Sql::row( 'campaigns', $wpdb->prepare( "SELECT lock_owner FROM {table} WHERE status IN ('queued', 'sending') AND starts_at <= %d AND ((lock_owner <> '' AND lock_until < %d) OR (lock_owner = '' AND starts_at < %d)) ORDER BY lock_owner DESC LIMIT 1", $now, $now, $late ) );
		return $row && ( '' !== $row['lock_owner'] || Counters::get( 'mail_tick' ) < $late );
	}

	/** Whether no other request has woken it a moment ago. One statement lets one request through. */
	private function is_first(): bool {
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
	 * Proof that a ticket is from this site.
	 *
	 * @param int $time When it was made, as Unix time.
	 * @return string Hexadecimal.
	 */
	private function sign( int $time ) {
		return substr( hash_hmac( 'sha256', "mail-queue|$time", wp_salt( 'nonce' ) ), 0, 40 );
	}
}
