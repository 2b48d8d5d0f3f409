<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Mail;

defined( 'ABSPATH' ) || exit;

/** Completes delivery rows whose worker was killed. */
final class Delivery_Recovery {

	/** Number of attempts after which an email is given up, if each attempt kills the worker. */
	const CRASHES = 5;

	/**
	 * Completes the rows of previous workers: emails that were handed over count as sent, claimed ones are sent again with the
	 * same Message-ID. If such a worker is still alive, it finds its claim gone and does not send.
	 *
	 * @param string $token Token of the current worker's lease.
	 * @return bool Whether rows were changed.
	 */
	public static function recover( int $campaign, string $token ): bool {
		global $wpdb;
		$theirs = $wpdb->prepare( 'campaign_id = %d AND owner <> %s', $campaign, $token );
		if ( has_filter( 'mainstreet_mail_was_sent' ) ) {
			self::filter_outcomes( $campaign, $theirs );
		}
		$given_up = array(
			'state' => Deliveries::GIVEN_UP,
			'error' => __( 'The server stopped every time it tried to send this email.', 'mainstreet-blocks' ),
		);
		$again    = array(
			'state' => Deliveries::WAITING,
			'at'    => 0,
		);
		$found    = Sql::update( 'deliveries', array( 'state' => Deliveries::SENT ), "$theirs AND state = 5" );
		$found   += Sql::update( 'deliveries', $given_up, "$theirs AND state = 0 AND tries >= " . self::CRASHES );
		return $found + Sql::update( 'deliveries', $again, "$theirs AND state = 0" ) > 0;
	}

	/**
	 * Lets filters correct the state of emails that a worker was sending when it was killed.
	 *
	 * @param string $theirs SQL condition for the rows, prepared.
	 */
	private static function filter_outcomes( int $campaign, $theirs ): void {
		global $wpdb;
		foreach ( Sql::rows( 'deliveries', "SELECT subscriber_id, state FROM {table} WHERE $theirs AND state IN (0, 5)" ) as $row ) {
			$id   = (int) $row['subscriber_id'];
			$left = Deliveries::HANDED === (int) $row['state'];
			/**
			 * Filters whether the mail system has accepted an email. Applied after a worker was killed.
			 *
			 * @param bool   $was_sent   Known state: whether the email was handed over.
			 * @param string $message_id Message-ID of the email, without angle brackets.
			 * @param int    $campaign   ID of the campaign.
			 * @param int    $id         ID of the subscriber.
			 */
			$was_sent = (bool) apply_filters( 'mainstreet_mail_was_sent', $left, Campaign_Mail::message_id( $campaign, $id ), $campaign, $id );
			if ( $was_sent !== $left ) {
				Sql::update( 'deliveries', array( 'state' => $was_sent ? Deliveries::HANDED : Deliveries::OPEN ), $theirs . $wpdb->prepare( ' AND subscriber_id = %d AND state = %d', $id, $row['state'] ) );
			}
		}
	}
}
