<?php
namespace Mainstreet\Payments\Members\Pages;

use Mainstreet\Core\Errors;
use Mainstreet\Http\Client_Connection;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Mail\Mailer;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Payments\Members\Memberships\Members;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the link that somebody asked for, behind the answer: where the server can't go on behind it, through WP-Cron. So the
 * time an answer takes does not tell whose address it was. The mail holds no word that came with the request.
 */
final class Link_Mails {

	/** Event of WP-Cron, with the address and the post. */
	const HOOK = 'mainstreet_member_link';

	/**
	 * Who asked in this request: address and post.
	 *
	 * @var array[]
	 */
	private static array $waiting = array();

	/**
	 * Deals with a request when its answer is sent.
	 *
	 * @param string $email Address; - for one that had enough.
	 * @param int    $post  Post that the link leads back to.
	 */
	public static function later( string $email, int $post ): void {
		if ( ! self::$waiting ) {
			add_action( 'shutdown', array( __CLASS__, 'run' ), 20 );
		}
		self::$waiting[] = array( $email, $post );
	}

	/** The answer is on its way. */
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
		// Where a real cron calls the site, it is not called by itself.
		if ( $waiting && ! $is_behind && ! ( defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON ) ) {
			spawn_cron();
		}
	}

	/**
	 * Mails a link, if the address is a member's or a subscriber's.
	 *
	 * @param string $email Address; '' for all who wait, where the event is called by hand.
	 * @param int    $post  Post.
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

	/** Mails what is planned. */
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
	 * The member with an address. Who has the newsletter becomes one, since posts may be for subscribers.
	 *
	 * @param string $email Address.
	 * @return int 0 for none.
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
	 * Sends the mail.
	 *
	 * @param array  $member Row of Members.
	 * @param string $url    Link.
	 * @return bool Whether it was taken.
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
				'text'    => Mail_Layout::plain( $html ),
				'headers' => array( 'Auto-Submitted' => 'auto-generated' ),
			)
		);
		return true === $sent;
	}
}
