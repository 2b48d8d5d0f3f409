<?php
namespace Mainstreet\Payments\Members\Pages;

use Mainstreet\Core\Errors;
use Mainstreet\Http\Client_Connection;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Mail\Mailer;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Payments\Members\Memberships\Members;

defined( 'ABSPATH' ) || exit;

/**
 * Sends requested login links after the HTTP response, or with WP-Cron if the server cannot continue after it. So the response time
 * does not show whether an address belongs to a member. The email contains no text from the request.
 */
final class Link_Mails {

	/** WP-Cron event. Its arguments are the address and the post. */
	const HOOK = 'mainstreet_member_link';

	/**
	 * Pairs of address and post that were requested in this request.
	 *
	 * @var array[]
	 */
	private static array $waiting = array();

	/**
	 * Handles a request after the response was sent.
	 *
	 * @param string $email Email address; `-` if the mailbox has reached its limit.
	 * @param int    $post  Id of the post that the link leads back to; 0 for none.
	 */
	public static function later( string $email, int $post ): void {
		if ( ! self::$waiting ) {
			add_action( 'shutdown', array( __CLASS__, 'run' ), 20 );
		}
		self::$waiting[] = array( $email, $post );
	}

	/** Callback of `shutdown`. Sends the links, or schedules them. */
	public static function run(): void {
		$waiting       = self::$waiting;
		self::$waiting = array();
		$is_behind     = Client_Connection::close();
		foreach ( $waiting as $args ) {
			if ( $is_behind && '' !== $args[0] ) {
				self::deliver( ...$args );
			} elseif ( ! $is_behind ) {
				wp_schedule_single_event( time(), self::HOOK, $args );
			}
		}
		// With DISABLE_WP_CRON, a system cron job runs the event.
		if ( $waiting && ! $is_behind && ! ( defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON ) ) {
			spawn_cron();
		}
	}

	/**
	 * Sends a link, if the address belongs to a member or a subscriber.
	 *
	 * @param string $email Email address; empty sends all scheduled links, for events that are run by hand.
	 * @param int    $post  Id of the post; 0 for none.
	 */
	public static function deliver( $email = '', $post = 0 ): void {
		if ( '' === $email ) {
			self::deliver_waiting();
			return;
		}
		$id = self::member( $email );
		if ( $id && ! Member_Links::send( $id, (int) $post ) ) {
			Errors::log( 'members', 'A link could not be sent.' );
		}
	}

	/** Sends all scheduled links. */
	private static function deliver_waiting(): void {
		foreach ( (array) _get_cron_array() as $time => $hooks ) {
			foreach ( isset( $hooks[ self::HOOK ] ) ? $hooks[ self::HOOK ] : array() as $event ) {
				wp_unschedule_event( $time, self::HOOK, $event['args'] );
				if ( isset( $event['args'][0] ) && '' !== $event['args'][0] ) {
					self::deliver( ...$event['args'] );
				}
			}
		}
	}

	/**
	 * Finds the member with an address. Active newsletter subscribers become members, because posts may be for subscribers only.
	 *
	 * @param string $email Email address.
	 * @return int Id; 0 if there is none.
	 */
	private static function member( string $email ): int {
		$member = Members::by_email( $email );
		if ( $member ) {
			return (int) $member['id'];
		}
		$subscriber = ( new Subscribers() )->find_by_email( $email );
		return $subscriber && Subscriber_Status::ACTIVE === $subscriber['status'] ? Members::ensure( $email, (string) $subscriber['name'] ) : 0;
	}

	/**
	 * Sends the email.
	 *
	 * @param array  $member Row of Members.
	 * @param string $url    URL of the link.
	 * @return bool Whether the mailer accepted it.
	 */
	public static function send( array $member, string $url ): bool {
		$site = Mail_Layout::site();
		/* translators: %s: name of the site. */
		$title = sprintf( __( 'Log in to %s', 'mainstreet-blocks' ), $site );
		$html  = Mail_Layout::html(
			$title,
			Mail_Layout::paragraph( __( 'Use this link to read everything you have access to.', 'mainstreet-blocks' ) )
			. Mail_Layout::button( __( 'Log in', 'mainstreet-blocks' ), $url )
			. Mail_Layout::paragraph( __( 'This link works once and expires in 15 minutes. If you did not request it, you can ignore this email. Do not share the link with anyone.', 'mainstreet-blocks' ) )
		);
		$sent  = ( new Mailer() )->send(
			array(
				'to'      => array( $member['email'] ),
				'subject' => $title,
				'html'    => $html,
				'text'    => Mail_Text::plain( $html ),
				'headers' => array( 'Auto-Submitted' => 'auto-generated' ),
			)
		);
		return true === $sent;
	}
}
