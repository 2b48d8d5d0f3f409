<?php
/**
 * E-mails to the owner about answers.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Sends an answer that is stored to the recipients of its form, writes down what became
 * of it, and tries again by cron (contract B.2, "E-mail"). Everything it needs is in the
 * stored answer, so that the first try, a later one and the screen's button are the same.
 */
final class Feedback_Mail {

	/** Cron event that sends whatever is due. */
	const EVENT = 'mainstreet_feedback_mail';

	/** Seconds to wait after the first, second and third failure. */
	const WAITS = array( 60, 600, 3600 );

	/** Mails sent by one run of the event. */
	const BATCH = 20;

	/**
	 * Sends the e-mail about an answer. A fault of another plugin on the way is a try that failed,
	 * and one behind it takes nothing from a mail that went out.
	 *
	 * @param int $post_id Answer.
	 * @return true|\WP_Error True also when a filter says that none shall be sent.
	 */
	public static function send( $post_id ) {
		$post = get_post( $post_id );
		if ( ! $post || Feedback::TYPE !== $post->post_type ) {
			return new \WP_Error( 'mainstreet_gone', __( 'This response does not exist any more.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		try {
			$mail = Feedback_Letter::of( $post );
			if ( null === $mail ) {
				self::due( $post_id, null );
				return true;
			}
			self::count_try( $post_id );
			do_action( 'grunion_pre_message_sent', $post_id, $mail['all_values'], $mail['extra_values'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- a name other plugins listen to.
			$result = Mailer::send( $mail['mail'] );
		} catch ( \Throwable $error ) {
			if ( ! isset( $mail ) ) {
				self::count_try( $post_id );
			}
			$result = new \WP_Error( 'wp_mail_failed', $error->getMessage() );
		}
		self::note( $post_id, $result );
		if ( true === $result ) {
			self::tell( $post_id, $mail );
		}
		return $result;
	}

	/**
	 * Tells other plugins that a mail went out.
	 *
	 * @param int   $post_id Answer.
	 * @param array $mail    As Feedback_Letter::of().
	 */
	private static function tell( $post_id, array $mail ) {
		try {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- a name other plugins listen to.
			do_action( 'grunion_after_message_sent', $post_id, $mail['mail']['to'], $mail['mail']['subject'], $mail['mail']['html'], $mail['mail']['headers'], $mail['all_values'], $mail['extra_values'] );
		} catch ( \Throwable $error ) {
			Errors::log( 'hooks of a mail', $error->getMessage() );
		}
	}

	/**
	 * Sends again at somebody's wish.
	 *
	 * @param int $post_id Answer.
	 * @return true|\WP_Error
	 */
	public static function retry( $post_id ) {
		delete_post_meta( $post_id, '_mainstreet_mail_tries' );
		return self::send( $post_id );
	}

	/**
	 * Sends what is due; called by cron.
	 */
	public static function run() {
		global $wpdb;
		$table = Feedback_Store::table();
		// phpcs:ignore WordPress.DB -- own table.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM `$table` WHERE mail_due <= %s AND post_id > 0 ORDER BY mail_due LIMIT %d", gmdate( 'Y-m-d H:i:s' ), self::BATCH ) );
		foreach ( array_map( 'intval', $ids ) as $id ) {
			// Whoever moves the time sends; another run at the same moment finds it moved.
			if ( self::take( $id ) && ! self::gives_up( $id ) && is_wp_error( self::send( $id ) ) && ! get_post( $id ) ) {
				self::due( $id, null );
			}
		}
		self::schedule();
	}

	/**
	 * Lets cron look again when the next mail is due.
	 */
	public static function schedule() {
		global $wpdb;
		$table = Feedback_Store::table();
		$next  = $wpdb->get_var( "SELECT MIN(mail_due) FROM `$table` WHERE mail_due IS NOT NULL" ); // phpcs:ignore WordPress.DB -- own table.
		if ( $next ) {
			$planned = wp_next_scheduled( self::EVENT );
			$time    = max( time(), (int) strtotime( $next . ' UTC' ) );
			if ( ! $planned || $planned > $time + 30 ) {
				wp_clear_scheduled_hook( self::EVENT );
				wp_schedule_single_event( $time, self::EVENT );
			}
		}
	}

	/**
	 * Takes a due mail for this run.
	 *
	 * @param int $post_id Answer.
	 * @return bool Whether nobody else did.
	 */
	private static function take( $post_id ) {
		global $wpdb;
		$table = Feedback_Store::table();
		$now   = time();
		// phpcs:ignore WordPress.DB -- own table.
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE `$table` SET mail_due = %s WHERE post_id = %d AND mail_due <= %s", gmdate( 'Y-m-d H:i:s', $now + 300 ), $post_id, gmdate( 'Y-m-d H:i:s', $now ) ) );
	}

	/**
	 * Says when the mail has to be tried next.
	 *
	 * @param int      $post_id Answer.
	 * @param int|null $time    Unix time; null for never.
	 */
	public static function due( $post_id, $time ) {
		global $wpdb;
		$wpdb->update( Feedback_Store::table(), array( 'mail_due' => null === $time ? null : gmdate( 'Y-m-d H:i:s', $time ) ), array( 'post_id' => $post_id ) ); // phpcs:ignore WordPress.DB -- own table.
	}

	/**
	 * Counts a try before it begins, so that one that ends the process is counted too.
	 *
	 * @param int $post_id Answer.
	 */
	private static function count_try( $post_id ) {
		update_post_meta( $post_id, '_mainstreet_mail_tries', (int) get_post_meta( $post_id, '_mainstreet_mail_tries', true ) + 1 );
	}

	/**
	 * Gives a mail up whose tries ended the process, all of them. It may have gone out each time.
	 *
	 * @param int $post_id Answer.
	 * @return bool Whether it is given up.
	 */
	private static function gives_up( $post_id ) {
		if ( (int) get_post_meta( $post_id, '_mainstreet_mail_tries', true ) <= count( self::WAITS ) ) {
			return false;
		}
		update_post_meta( $post_id, '_mainstreet_mail_error', wp_slash( __( 'The server stopped each time this e-mail was to be sent.', 'mainstreet-blocks' ) ) );
		self::due( $post_id, null );
		return true;
	}

	/**
	 * Writes down what became of a try.
	 *
	 * @param int            $post_id Answer.
	 * @param true|\WP_Error $result  What the mailer said.
	 */
	private static function note( $post_id, $result ) {
		$tries = (int) get_post_meta( $post_id, '_mainstreet_mail_tries', true );
		if ( true === $result ) {
			update_post_meta( $post_id, '_mainstreet_mail_sent', time() );
			delete_post_meta( $post_id, '_mainstreet_mail_error' );
			self::due( $post_id, null );
		} else {
			update_post_meta( $post_id, '_mainstreet_mail_error', wp_slash( Feedback_Message::line( $result->get_error_message(), 500 ) ) );
			self::due( $post_id, isset( self::WAITS[ $tries - 1 ] ) ? time() + self::WAITS[ $tries - 1 ] : null );
			self::schedule();
		}
	}
}
