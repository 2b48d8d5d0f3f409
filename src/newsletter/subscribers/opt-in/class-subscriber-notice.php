<?php
namespace Mainstreet\Newsletter\Subscribers\Opt_In;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Http\Throttle;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Newsletter\Newsletter_Mailer;
use Mainstreet\Newsletter\Newsletter_Screen;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;

defined( 'ABSPATH' ) || exit;

/** Notifies the site administrator of confirmed subscribers, immediately or daily, if the setting is on. */
final class Subscriber_Notice {

	/** Maximum number of emails per hour. */
	const MAX_PER_HOUR = 20;

	/** Counter with the time of the last daily summary. */
	const TOLD = 'owner_told';

	/** @var int[] IDs of subscribers who became active in this request. */
	private static array $new = array();

	/**
	 * Collects a subscriber who became active. Hooked to `mainstreet_subscriber_moved`.
	 *
	 * @param string $to New status.
	 */
	public static function collect( $id, $to ): void {
		if ( Subscriber_Status::ACTIVE !== $to || 'once' !== Options::get( 'newsletter_owner_told' ) ) {
			return;
		}
		if ( ! self::$new ) {
			// After the emails to subscribers, which end the connection to the visitor.
			add_action( 'shutdown', array( __CLASS__, 'send_collected' ), 30 );
		}
		self::$new[] = (int) $id;
	}

	/** Sends the notification about this request. */
	public static function send_collected(): void {
		$new       = self::$new;
		self::$new = array();
		if ( ! $new || true !== Throttle::hit_site( 'subscriber_notice', self::MAX_PER_HOUR, HOUR_IN_SECONDS ) ) {
			return;
		}
		$rows = Sql::rows( 'subscribers', 'SELECT email FROM {table} WHERE id IN (' . implode( ',', array_slice( $new, 0, 50 ) ) . ") AND email <> ''" );
		self::send( count( $new ), array_column( $rows, 'email' ) );
	}

	/** Sends the daily summary, if it is due. Runs hourly. */
	public static function send_daily(): void {
		global $wpdb;
		if ( 'daily' !== Options::get( 'newsletter_owner_told' ) ) {
			return;
		}
		$now  = time();
		$told = Counters::get( self::TOLD );
		if ( $told <= 0 || $told < $now - 2 * DAY_IN_SECONDS ) {
			// The setting is new, or was off.
			Counters::set( self::TOLD, $now );
			return;
		}
		// One statement, so only one of several servers succeeds.
		if ( $told > $now - DAY_IN_SECONDS || 1 !== Sql::update( 'counters', array( 'n' => $now ), $wpdb->prepare( 'name = %s AND n = %d', self::TOLD, $told ) ) ) {
			return;
		}
		$found = Sql::row( 'subscribers', $wpdb->prepare( "SELECT COUNT(*) AS number FROM {table} WHERE status = 'active' AND confirmed_gmt > %s AND confirmed_gmt <= %s", Sql::time( $told ), Sql::time( $now ) ) );
		if ( $found && $found['number'] > 0 ) {
			self::send( (int) $found['number'], array() );
		}
	}

	/**
	 * Sends the email.
	 *
	 * @param string[] $addresses Addresses to list; may be empty.
	 */
	private static function send( int $number, array $addresses ): void {
		/* translators: %s: number of people. */
		$title = sprintf( _n( '%s new subscriber', '%s new subscribers', $number, 'mainstreet-blocks' ), number_format_i18n( $number ) );
		$body  = $addresses ? '<p style="margin:0 0 16px">' . implode( '<br>', array_map( array( Visitor_Text::class, 'escape' ), $addresses ) ) . '</p>' : '';
		$body .= Mail_Layout::button( __( 'View subscribers', 'mainstreet-blocks' ), admin_url( 'admin.php?page=' . Newsletter_Screen::SLUG ) );
		$mail  = array(
			'to'      => array( (string) get_option( 'admin_email' ) ),
			'subject' => Mail_Layout::site() . ': ' . $title,
		);
		$done  = Newsletter_Mailer::send( $mail + Newsletter_Mailer::compose( $title, $body ) );
		if ( is_wp_error( $done ) ) {
			Errors::log( 'newsletter', $done->get_error_message() );
		}
	}
}
