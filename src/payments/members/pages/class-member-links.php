<?php
namespace Mainstreet\Payments\Members\Pages;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Client_Connection;
use Mainstreet\Http\Throttle;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Mail\Mailbox;
use Mainstreet\Mail\Mailer;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Members\Memberships\Memberships;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Submissions\Pipeline\Request_Checks;

defined( 'ABSPATH' ) || exit;

/**
 * URLs of the member pages, and the login links that are emailed to members (docs/server-contract.md B.8). Neither the response nor the
 * work before it depends on whether an address belongs to a member; the email is sent afterwards. A link contains 32 random bytes, of which the table stores the
 * SHA-256 hash. It is valid for 15 minutes, and is deleted when it is opened.
 */
final class Member_Links {

	/** Query parameter with the name of the page. */
	const PARAM = 'mainstreet_access';

	/** Names of the pages. */
	const LOGIN   = 'login';
	const IN      = 'in';
	const ACCOUNT = 'account';

	/** Lifetime of a link in seconds. */
	const LIFETIME = 900;

	/** Maximum number of links per mailbox and hour. */
	const MAX_PER_MAILBOX = 3;

	/** Maximum number of requests per client, in a minute and in an hour. */
	const MAX_PER_MINUTE = 5;
	const MAX_PER_HOUR   = 20;

	/** WP-Cron event. Its arguments are the address and the post. */
	const HOOK = 'mainstreet_member_link';

	/** @var array[] Pairs of address and post that were requested in this request. */
	private static array $queued = array();

	/**
	 * @param string $page LOGIN, IN or ACCOUNT.
	 * @param array  $more Further query parameters.
	 * @return string Absolute, not escaped.
	 */
	public static function url( string $page, array $more = array() ): string {
		return add_query_arg( array( self::PARAM => $page ) + $more, home_url( '/' ) );
	}

	/**
	 * Handles the request for a link.
	 *
	 * @param string $email   Address as entered.
	 * @param int    $post_id Post that the link leads back to; 0 for none.
	 * @return true|\WP_Error The same for every address; errors depend on the request only.
	 */
	public static function request( $email, int $post_id ) {
		if ( ! Request_Checks::is_own_origin() ) {
			return new \WP_Error( 'mainstreet_origin', __( 'This form can only be submitted from this site.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
		}
		$limits = array(
			'minute' => array( self::MAX_PER_MINUTE, MINUTE_IN_SECONDS ),
			'hour'   => array( self::MAX_PER_HOUR, HOUR_IN_SECONDS ),
		);
		foreach ( $limits as $span => list( $limit, $seconds ) ) {
			$hit = Throttle::hit( 'members_link_' . $span, $limit, $seconds );
			if ( is_wp_error( $hit ) ) {
				return $hit;
			}
		}
		$email = Email_Address::clean( $email );
		if ( '' === $email ) {
			return Errors::invalid( 'email', __( 'Please enter a valid email address.', 'mainstreet-blocks' ) );
		}
		$may  = true === Mailbox::hit( 'members_link', $email, self::MAX_PER_MAILBOX, HOUR_IN_SECONDS );
		$post = $post_id > 0 && is_post_publicly_viewable( $post_id ) ? (int) $post_id : 0;
		// A mailbox that reached its limit is handled in the same way, but without an address, so that the time does not differ.
		self::queue( $may ? $email : '-', $post );
		return true;
	}

	/**
	 * Sends a link to a member. Also used when a site owner sends a link.
	 *
	 * @param int $post_id Post that the link leads back to; 0 for none.
	 * @return bool Whether the mailer accepted it.
	 */
	public static function send( $member_id, int $post_id = 0 ): bool {
		$member = Members::find( $member_id );
		if ( ! $member || '' === $member['email'] ) {
			return false;
		}
		$secret = self::create( (int) $member['id'], (int) $post_id );
		return '' !== $secret && self::send_mail( $member, self::url( self::IN, array( 'k' => $secret ) ) );
	}

	/**
	 * Creates a link, and deletes expired ones.
	 *
	 * @param int $post_id Post; 0 for none.
	 * @return string Secret; empty if it cannot be stored.
	 */
	private static function create( int $member_id, int $post_id ): string {
		global $wpdb;
		$now = time();
		Sql::run( 'member_links', $wpdb->prepare( 'DELETE FROM {table} WHERE expires < %d', $now ) );
		$secret = bin2hex( random_bytes( 32 ) );
		$row    = array(
			'member_id' => $member_id,
			'post_id'   => $post_id,
			'link_hash' => array( hash( 'sha256', $secret ) ),
			'expires'   => $now + self::LIFETIME,
		);
		return Sql::insert( 'member_links', array( $row ) ) ? $secret : '';
	}

	/**
	 * Finds a valid link without opening it.
	 *
	 * @param string $secret Secret of the link.
	 * @return array|null `id`, `member_id`, `post_id`.
	 */
	public static function find( $secret ): ?array {
		if ( ! preg_match( '/^[0-9a-f]{64}$/D', $secret ) ) {
			return null;
		}
		return Sql::row( 'member_links', 'SELECT id, member_id, post_id FROM {table} WHERE ' . self::get_condition( $secret ) );
	}

	/**
	 * Opens a link. Of concurrent requests only one succeeds.
	 *
	 * @param string $secret Secret of the link.
	 * @return array|null `member` (row of Members), `post_id`; null if the link is not valid.
	 */
	public static function open( $secret ): ?array {
		$link = self::find( $secret );
		if ( ! $link || 1 !== Sql::run( 'member_links', 'DELETE FROM {table} WHERE id = ' . (int) $link['id'] . ' AND ' . self::get_condition( $secret ) ) ) {
			return null;
		}
		$member = Members::find( (int) $link['member_id'] );
		return $member ? array(
			'member'  => $member,
			'post_id' => (int) $link['post_id'],
		) : null;
	}

	/** Deletes the links of a member that were not opened. */
	public static function delete_unopened( int $member_id ): void {
		Sql::run( 'member_links', 'DELETE FROM {table} WHERE member_id = ' . (int) $member_id );
	}

	/**
	 * Returns the SQL condition for a valid link. An expiry beyond the lifetime comes from a wrong server clock, and is not valid.
	 *
	 * @param string $secret 64 hexadecimal digits.
	 */
	private static function get_condition( $secret ): string {
		$now = time();
		return "link_hash = x'" . hash( 'sha256', $secret ) . "' AND expires > $now AND expires <= " . ( $now + self::LIFETIME );
	}

	/**
	 * Handles a request after the response was sent.
	 *
	 * @param string $email Email address; `-` if the mailbox has reached its limit.
	 * @param int    $post  Id of the post that the link leads back to; 0 for none.
	 */
	public static function queue( string $email, int $post ): void {
		if ( ! self::$queued ) {
			add_action( 'shutdown', array( __CLASS__, 'send_queued' ), 20 );
		}
		self::$queued[] = array( $email, $post );
	}

	/** Callback of `shutdown`. Sends the links, or schedules them. */
	public static function send_queued(): void {
		$queued       = self::$queued;
		self::$queued = array();
		$is_behind    = Client_Connection::close();
		foreach ( $queued as $args ) {
			if ( $is_behind && '' !== $args[0] ) {
				self::deliver( ...$args );
			} elseif ( ! $is_behind ) {
				wp_schedule_single_event( time(), self::HOOK, $args );
			}
		}
		// With DISABLE_WP_CRON, a system cron job runs the event.
		if ( $queued && ! $is_behind && ! ( defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON ) ) {
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
			self::deliver_scheduled();
			return;
		}
		$id = self::find_or_create_member( $email );
		if ( $id && ! self::send( $id, (int) $post ) ) {
			Errors::log( 'members', 'A link could not be sent.' );
		}
	}

	/** Sends all scheduled links. */
	private static function deliver_scheduled(): void {
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
	 * @return int Id; 0 if there is none.
	 */
	private static function find_or_create_member( string $email ): int {
		$member = Members::find_by_email( $email );
		if ( $member ) {
			return (int) $member['id'];
		}
		$subscriber = ( new Subscribers() )->find_by_email( $email );
		return $subscriber && Subscriber_Status::ACTIVE === $subscriber['status'] ? Members::find_or_create( $email, (string) $subscriber['name'] ) : 0;
	}

	/**
	 * Sends the email.
	 *
	 * @param array $member Row of Members.
	 * @return bool Whether the mailer accepted it.
	 */
	public static function send_mail( array $member, string $url ): bool {
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

	/**
	 * Callback of `mainstreet_order_links`. Adds links to the login page, which leads back to the post, and to the account of a subscriber.
	 *
	 * @param array[] $links List of `label`, `url`.
	 * @param Order   $order Paid order.
	 * @return array[]
	 */
	public static function add_to_order_mail( $links, $order ) {
		if ( ! Memberships::find_by_order( $order ) ) {
			return $links;
		}
		$links[] = array(
			'label' => __( 'Log in to read it in any browser', 'mainstreet-blocks' ),
			'url'   => self::url( self::LOGIN, $order->post_id ? array( 'p' => $order->post_id ) : array() ),
		);
		if ( Order::SUBSCRIPTION === $order->kind ) {
			$links[] = array(
				'label' => __( 'Manage your account: payment method, cancel subscription', 'mainstreet-blocks' ),
				'url'   => self::url( self::ACCOUNT ),
			);
		}
		return $links;
	}
}
