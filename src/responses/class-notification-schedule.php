<?php
namespace Mainstreet\Responses;

use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * Plans the runs of Notification_Sender, and holds back what one form causes too much of.
 */
final class Notification_Schedule {

	/** Mails one form causes in an hour; those above it wait. */
	const PER_HOUR = 100;

	/**
	 * Lets cron look every few minutes: it finds what a process left that died before it could plan anything.
	 */
	public static function schedule_regular() {
		Scheduler::ensure_recurring( Notification_Sender::EVENT, 'mainstreet_minutes', time() + Response_Store::FIRST_DUE, array( 'regular' ) );
	}

	/**
	 * Lets cron look again when the next mail is due.
	 */
	public static function schedule() {
		$next    = Notification_Lease::next_due();
		$planned = wp_next_scheduled( Notification_Sender::EVENT );
		if ( $next && ( ! $planned || $planned > $next + 30 ) ) {
			wp_clear_scheduled_hook( Notification_Sender::EVENT );
			wp_schedule_single_event( $next, Notification_Sender::EVENT );
		}
	}

	/**
	 * Adds the span of the regular event.
	 *
	 * @param array[] $spans Spans by name.
	 * @return array[]
	 */
	public static function add_span( $spans ) {
		$spans['mainstreet_minutes'] = array(
			'interval' => 5 * MINUTE_IN_SECONDS,
			'display'  => 'Every five minutes (Mainstreet)',
		);
		return $spans;
	}

	/**
	 * Lets a mail wait whose form caused too many in this hour.
	 *
	 * @param int $post_id Response.
	 * @return bool Whether it waits.
	 */
	public static function holds_back( $post_id ) {
		$form = (string) get_post_meta( $post_id, '_mainstreet_source', true );
		$form = '' === $form ? 'post:' . wp_get_post_parent_id( $post_id ) : $form;
		/**
		 * Filters how many e-mails the responses to one form may cause in an hour. Those above it wait.
		 *
		 * @param int    $most E-mails.
		 * @param string $form The container of the form, such as `post:7`.
		 */
		$most = (int) apply_filters( 'mainstreet_form_mails_per_hour', self::PER_HOUR, $form );
		$hit  = Throttle::hit_site( 'form-mail|' . $form, max( 1, $most ), HOUR_IN_SECONDS );
		if ( true === $hit ) {
			return false;
		}
		Notification_Lease::settle( $post_id, time() + $hit->get_error_data()['retry_after'] );
		self::schedule();
		return true;
	}
}
