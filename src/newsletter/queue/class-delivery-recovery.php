<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Settles the rows of mails (Deliveries) whose worker has ended without doing so.
 */
final class Delivery_Recovery {

	/** Attempts after which a mail that ends the worker each time is given up. */
	const CRASHES = 5;

	/**
	 * Settles what workers before us left behind: what left counts as sent, what did not is sent again, under
	 * the same Message-ID. A worker that lives after all finds that its claim is gone, and does not send.
	 *
	 * @param int    $campaign Campaign.
	 * @param string $token    Token of our lease on it.
	 * @return bool Whether there was something.
	 */
	public static function settle( int $campaign, string $token ): bool {
		global $wpdb;
		$theirs = $wpdb->prepare( 'campaign_id = %d AND owner <> %s', $campaign, $token );
		if ( has_filter( 'mainstreet_mail_was_sent' ) ) {
			self::ask( $campaign, $theirs );
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
	 * Asks who may know what became of mails that a worker was sending when it ended.
	 *
	 * @param int    $campaign Campaign.
	 * @param string $theirs   Condition, prepared.
	 */
	private static function ask( int $campaign, $theirs ): void {
		global $wpdb;
		foreach ( Sql::rows( 'deliveries', "SELECT subscriber_id, state FROM {table} WHERE $theirs AND state IN (0, 5)" ) as $row ) {
			$id   = (int) $row['subscriber_id'];
			$left = Deliveries::HANDED === (int) $row['state'];
			/**
			 * Filters whether the mail system has taken a mail, asked after a worker was cut off.
			 *
			 * @param bool   $was_sent   What is known without asking: whether it left, or was about to.
			 * @param string $message_id Message-ID of the mail, without brackets.
			 * @param int    $campaign   Number of the campaign.
			 * @param int    $id         Number of the subscriber.
			 */
			$was_sent = (bool) apply_filters( 'mainstreet_mail_was_sent', $left, Campaign_Mail::message_id( $campaign, $id ), $campaign, $id );
			if ( $was_sent !== $left ) {
				Sql::update( 'deliveries', array( 'state' => $was_sent ? Deliveries::HANDED : Deliveries::OPEN ), $theirs . $wpdb->prepare( ' AND subscriber_id = %d AND state = %d', $id, $row['state'] ) );
			}
		}
	}
}
