<?php
/**
 * One worker for each campaign.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Mail\Mail_Handover;

defined( 'ABSPATH' ) || exit;

/**
 * A worker's hold on a campaign: a row in the database with an end, taken by one UPDATE and
 * renewed every few seconds, also while a mail server is slow to answer. A worker that was killed
 * renews nothing, so the next one, on whichever server, goes on as soon as the hold has ended.
 *
 * The hold keeps two workers from doing the same work. It is not what keeps a person from getting
 * a mail twice: that is the row of the delivery (Mail_Claim), also if a worker loses its hold.
 */
final class Campaign_Lock {

	/** Length of the hold, in seconds. */
	const SECONDS = 15;

	/** Seconds between two renewals. */
	const BEAT = Mail_Handover::BEAT;

	/**
	 * Name of the worker that has the hold: 16 hexadecimal digits.
	 *
	 * @var string
	 */
	public $token;

	/**
	 * Whether a worker before us ended without letting go.
	 *
	 * @var bool
	 */
	public $is_after_crash = false;

	/**
	 * The campaign.
	 *
	 * @var int
	 */
	private $campaign;

	/**
	 * When the hold was renewed, as microtime() gives it.
	 *
	 * @var float
	 */
	private $kept;

	/**
	 * Takes hold of a campaign.
	 *
	 * @param array $campaign Row of the campaign as it was read.
	 * @return Campaign_Lock|null Null while another worker has it.
	 */
	public static function take( array $campaign ) {
		global $wpdb;
		$now   = ( new Database_Clock() )->now();
		$owner = $campaign['lock_owner'];
		$lock  = new self( (int) $campaign['id'] );
		$taken = Sql::update(
			'campaigns',
			array(
				'lock_owner' => $lock->token,
				'lock_until' => $now + self::SECONDS,
				'reserved'   => 0,
			),
			// As it was read, and free: what was read may be old.
			$wpdb->prepare( "id = %d AND lock_owner = %s AND lock_until = %d AND (lock_owner = '' OR lock_until < %d)", $campaign['id'], $owner, $campaign['lock_until'], $now )
		);
		$lock->is_after_crash = '' !== $owner;
		return $taken ? $lock : null;
	}

	/**
	 * Begins a hold.
	 *
	 * @param int $campaign The campaign.
	 */
	private function __construct( $campaign ) {
		$this->campaign = $campaign;
		$this->token    = bin2hex( random_bytes( 8 ) );
		$this->kept     = microtime( true );
	}

	/**
	 * Renews the hold when it is time to.
	 *
	 * @return bool False when it was lost.
	 */
	public function keep() {
		return microtime( true ) - $this->kept < self::BEAT || $this->is_ours();
	}

	/**
	 * Asks the database itself whether the hold is still ours, and renews it. (What a SELECT finds may
	 * come from a copy that is behind.)
	 *
	 * @return bool
	 */
	public function is_ours() {
		return $this->renew( '' );
	}

	/**
	 * The same, and whether the campaign is still to be sent.
	 *
	 * @return bool
	 */
	public function may_send() {
		return $this->renew( "AND status = 'sending'" );
	}

	/**
	 * Renews the hold.
	 *
	 * @param string $condition Further condition.
	 * @return bool Whether it is ours and the condition is met.
	 */
	private function renew( $condition ) {
		global $wpdb;
		$at    = microtime( true );
		$until = ( new Database_Clock() )->now() + self::SECONDS;
		// MySQL counts rows that change, so within a second the end must change, too.
		$sql  = $wpdb->prepare( 'UPDATE {table} SET lock_until = CASE lock_until WHEN %d THEN %d ELSE %d END WHERE id = %d AND lock_owner = %s', $until, $until + 1, $until, $this->campaign, $this->token );
		$kept = 1 === Sql::run( 'campaigns', "$sql $condition" );
		if ( $kept ) {
			$this->kept = $at;
		}
		return $kept;
	}

	/**
	 * Lets go.
	 */
	public function release() {
		global $wpdb;
		$free = array(
			'lock_owner' => '',
			'lock_until' => 0,
			'reserved'   => 0,
		);
		Sql::update( 'campaigns', $free, $wpdb->prepare( 'id = %d AND lock_owner = %s', $this->campaign, $this->token ) );
	}

	/**
	 * The campaign that is held.
	 *
	 * @return int
	 */
	public function campaign() {
		return $this->campaign;
	}
}
