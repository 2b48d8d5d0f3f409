<?php
namespace Mainstreet\Responses\Notifications;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Jobs\Retry_Policy;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Http\Throttle;
use Mainstreet\Mail\Outbox\Transport;
use Mainstreet\Responses\Storage\Response_Store;
use Mainstreet\Responses\Storage\Response_Type;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the email about a stored response to the recipients of its form, stores the result, and retries by cron
 * (docs/server-contract.md B.2, "E-mail"). The email is planned in the transaction that stores the response, claimed before
 * it is sent (Notification_Lease), and marked as sent afterwards. All data comes from the stored response, so that the
 * first try, later ones and the button of the screen do the same.
 */
final class Notification_Sender {

	/** Cron event that sends the emails that are due. */
	const EVENT = 'mainstreet_feedback_mail';

	/** Maximum number of emails per run of the event. */
	const BATCH = 20;

	/** Maximum number of emails that one form causes in an hour; further ones wait. */
	const PER_HOUR = 100;

	/**
	 * Sends the email about a response that was just stored.
	 *
	 * @param int $post_id Response.
	 */
	public static function send_first( int $post_id ): void {
		$lease = Notification_Lease::take_new( $post_id );
		if ( $lease && ! self::postpone_if_limited( $post_id ) ) {
			self::deliver( $post_id, $lease );
		}
	}

	/**
	 * Sends the email again on request of a user, with new tries.
	 *
	 * @param int $post_id Response.
	 * @return true|\WP_Error
	 */
	public static function retry( int $post_id ) {
		$lease = Notification_Lease::take_on_request( $post_id );
		if ( ! $lease ) {
			return self::busy_error();
		}
		delete_post_meta( $post_id, '_mainstreet_mail_tries' );
		return self::deliver( $post_id, $lease );
	}

	/**
	 * Plans the email about a response that turned out not to be spam; cron sends it.
	 *
	 * @param int $post_id Response.
	 */
	public static function send_later( int $post_id ): void {
		Notification_Lease::settle( $post_id, time() );
		self::schedule();
	}

	/** Returns the error of an email that another process is sending. */
	private static function busy_error(): \WP_Error {
		return new \WP_Error( 'mainstreet_busy', __( 'This email is being sent right now. Please check again in a few minutes.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
	}

	/**
	 * Sends an email. An error in another plugin before the email is sent counts as a failed try; an error afterwards is only
	 * logged.
	 *
	 * @param int                $post_id Response.
	 * @param Notification_Lease $lease   Lease on the email.
	 * @return true|\WP_Error True also if a filter prevents the email.
	 */
	private static function deliver( int $post_id, Notification_Lease $lease ) {
		$post = get_post( $post_id );
		if ( ! $post || Response_Type::TYPE !== $post->post_type ) {
			Notification_Lease::settle( $post_id, null );
			return new \WP_Error( 'mainstreet_gone', __( 'This response no longer exists.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		try {
			$mail = Notification_Email::build( $post );
			if ( null === $mail ) {
				Notification_Lease::settle( $post_id, null );
				return true;
			}
			self::count_try( $post_id );
			self::fire_before( $post_id, $mail );
			$result = ( new Transport( $lease ) )->send( $mail['mail'] );
			if ( $lease->is_lost ) {
				// Another process sends the email and stores the result.
				return self::busy_error();
			}
		} catch ( \Throwable $error ) {
			if ( ! isset( $mail ) ) {
				self::count_try( $post_id );
			}
			$result = new \WP_Error( 'wp_mail_failed', $error->getMessage() );
		}
		if ( $lease->is_unanswered ) {
			self::give_up( $post_id, self::unknown_message() );
			return $result;
		}
		self::store_result( $post_id, $result );
		if ( true === $result ) {
			self::fire_sent( $post_id, $mail );
		}
		return $result;
	}

	/**
	 * Tells other plugins that an email is about to be sent.
	 *
	 * @param int   $post_id Response.
	 * @param array $mail    Result of Notification_Email::build().
	 */
	private static function fire_before( int $post_id, array $mail ): void {
		/**
		 * Fires before the email about a response is sent.
		 *
		 * @param int   $post_id      Response.
		 * @param array $all_values   Values by field.
		 * @param array $extra_values Further data of the form.
		 */
		do_action( 'grunion_pre_message_sent', $post_id, $mail['all_values'], $mail['extra_values'] );
	}

	/**
	 * Tells other plugins that an email was sent.
	 *
	 * @param int   $post_id Response.
	 * @param array $mail    Result of Notification_Email::build().
	 */
	private static function fire_sent( int $post_id, array $mail ): void {
		try {
			/**
			 * Fires after the email about a response was sent.
			 *
			 * @param int      $post_id      Response.
			 * @param string[] $to           Recipients.
			 * @param string   $subject      Subject.
			 * @param string   $html         HTML of the email.
			 * @param array    $headers      Headers by name.
			 * @param array    $all_values   Values by field.
			 * @param array    $extra_values Further data of the form.
			 */
			do_action( 'grunion_after_message_sent', $post_id, $mail['mail']['to'], $mail['mail']['subject'], $mail['mail']['html'], $mail['mail']['headers'], $mail['all_values'], $mail['extra_values'] );
		} catch ( \Throwable $error ) {
			Errors::log( 'hooks of a mail', $error->getMessage() );
		}
	}

	/** Sends the emails that are due. Called by cron. */
	public static function run(): void {
		foreach ( Notification_Lease::find_due( self::BATCH ) as $id => $state ) {
			if ( Notification_Lease::HANDED === $state ) {
				if ( Notification_Lease::settle_unknown( $id ) ) {
					self::give_up( $id, self::unknown_message() );
				}
				continue;
			}
			$lease = Notification_Lease::take_due( $id );
			if ( $lease && ! self::give_up_if_exhausted( $id ) && ! self::postpone_if_limited( $id ) ) {
				self::deliver( $id, $lease );
			}
		}
		self::schedule();
	}

	/**
	 * Schedules the run every five minutes, which sends emails whose process died before it could schedule anything.
	 */
	public static function schedule_regular(): void {
		Scheduler::ensure_recurring( self::EVENT, 'mainstreet_minutes', time() + Response_Store::FIRST_DUE, array( 'regular' ) );
	}

	/** Schedules a run for the time when the next email is due. */
	public static function schedule(): void {
		$next    = Notification_Lease::next_due();
		$planned = wp_next_scheduled( self::EVENT );
		if ( $next && ( ! $planned || $planned > $next + 30 ) ) {
			wp_clear_scheduled_hook( self::EVENT );
			wp_schedule_single_event( $next, self::EVENT );
		}
	}

	/**
	 * Adds the interval of the regular event.
	 *
	 * @param array[] $schedules Schedules by name.
	 * @return array[]
	 */
	public static function add_interval( $schedules ) {
		$schedules                       = is_array( $schedules ) ? $schedules : array();
		$schedules['mainstreet_minutes'] = array(
			'interval' => 5 * MINUTE_IN_SECONDS,
			'display'  => 'Every five minutes (Mainstreet)',
		);
		return $schedules;
	}

	/**
	 * Postpones an email if the responses to its form have caused too many within an hour.
	 *
	 * @param int $post_id Response.
	 * @return bool Whether the email was postponed.
	 */
	private static function postpone_if_limited( int $post_id ): bool {
		$form = (string) get_post_meta( $post_id, '_mainstreet_source', true );
		$form = '' === $form ? 'post:' . wp_get_post_parent_id( $post_id ) : $form;
		/**
		 * Filters how many emails the responses to one form may cause in an hour. Further ones wait.
		 *
		 * @param int    $most Maximum number of emails.
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

	/**
	 * Counts a try before it begins, so that a try that kills the process is counted too.
	 *
	 * @param int $post_id Response.
	 */
	private static function count_try( int $post_id ): void {
		update_post_meta( $post_id, '_mainstreet_mail_tries', (int) get_post_meta( $post_id, '_mainstreet_mail_tries', true ) + 1 );
	}

	/** Retries after one minute, ten minutes and one hour. */
	private static function retry_policy(): Retry_Policy {
		return new Retry_Policy( MINUTE_IN_SECONDS, 10 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS );
	}

	/**
	 * Gives up an email if all tries killed the process.
	 *
	 * @param int $post_id Response.
	 * @return bool Whether the email was given up.
	 */
	private static function give_up_if_exhausted( int $post_id ): bool {
		// The try that is about to begin is not counted yet.
		if ( ! self::retry_policy()->is_exceeded( 1 + (int) get_post_meta( $post_id, '_mainstreet_mail_tries', true ) ) ) {
			return false;
		}
		self::give_up( $post_id, __( 'The server stopped every time it tried to send this email.', 'mainstreet-blocks' ) );
		return true;
	}

	/**
	 * Gives up an email. The screen shows the reason and a button to send it again.
	 *
	 * @param int    $post_id Response.
	 * @param string $reason  Reason.
	 */
	private static function give_up( int $post_id, string $reason ): void {
		update_post_meta( $post_id, '_mainstreet_mail_error', wp_slash( $reason ) );
		Notification_Lease::settle( $post_id, null );
	}

	/** Returns the message for an email that may or may not have arrived. */
	private static function unknown_message(): string {
		return __( 'The server stopped while sending this email. It was probably delivered. If not, send it again.', 'mainstreet-blocks' );
	}

	/**
	 * Stores the result of a try.
	 *
	 * @param int            $post_id Response.
	 * @param true|\WP_Error $result  Result of the mailer.
	 */
	private static function store_result( int $post_id, $result ): void {
		$tries = (int) get_post_meta( $post_id, '_mainstreet_mail_tries', true );
		if ( true === $result ) {
			Notification_Lease::settle( $post_id, null );
			update_post_meta( $post_id, '_mainstreet_mail_sent', time() );
			delete_post_meta( $post_id, '_mainstreet_mail_error' );
		} else {
			update_post_meta( $post_id, '_mainstreet_mail_error', wp_slash( Email_Renderer::line( $result->get_error_message(), 500 ) ) );
			Notification_Lease::settle( $post_id, self::retry_policy()->next_try( $tries, time() ) );
			self::schedule();
		}
	}

	/**
	 * Copies the newsletter's sender to the settings of forms, which used it until version 4: an owner who set one needs it for
	 * emails to arrive.
	 *
	 * @param int $from Version of the data before the update.
	 */
	public static function upgrade( $from ): void {
		if ( $from >= 4 ) {
			return;
		}
		$settings = Stored_Settings::all();
		foreach ( array( 'from_name', 'from_email' ) as $name ) {
			if ( isset( $settings[ 'newsletter_' . $name ] ) && ! isset( $settings[ 'feedback_' . $name ] ) ) {
				Stored_Settings::save( array( 'feedback_' . $name => $settings[ 'newsletter_' . $name ] ) );
			}
		}
	}
}
