<?php
namespace Mainstreet\Payments\Members\Pages;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Throttle;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Mail\Mailbox;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Submissions\Pipeline\Request_Origin;

defined( 'ABSPATH' ) || exit;

/**
 * Mails links to members, and lets in who opens one (docs/server-contract.md B.8). Whether an address is a member's shows
 * neither in the answer nor in the work done before it: the mail is made behind it. A link is 32 random bytes, of which the
 * table has the SHA-256 sum; it holds for 15 minutes and opens once, by the request that deletes its row.
 */
final class Member_Links {

	/** Seconds that a link holds. */
	const LASTS = 900;

	/** Links an hour for one mailbox. */
	const MOST = 3;

	/** Requests of one client a minute and an hour. */
	const MINUTE = 5;
	const HOUR   = 20;

	/**
	 * Somebody asks for a link.
	 *
	 * @param string $email   What was typed.
	 * @param int    $post_id Post that the link leads back to; 0 for none.
	 * @return true|\WP_Error The same for each address; errors say something about the request alone.
	 */
	public static function ask( $email, int $post_id ) {
		if ( ! Request_Origin::is_own() ) {
			return new \WP_Error( 'mainstreet_origin', __( 'This form can only be submitted from this site.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
		}
		$limits = array(
			'minute' => array( self::MINUTE, MINUTE_IN_SECONDS ),
			'hour'   => array( self::HOUR, HOUR_IN_SECONDS ),
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
		$may  = true === Mailbox::hit( 'members_link', $email, self::MOST, HOUR_IN_SECONDS );
		$post = $post_id > 0 && is_post_publicly_viewable( $post_id ) ? (int) $post_id : 0;
		// Who had enough is planned like all others, for nobody.
		Link_Mails::later( $may ? $email : '-', $post );
		return true;
	}

	/**
	 * Mails a link to a member. For who manages members, too.
	 *
	 * @param int $member_id Member.
	 * @param int $post_id   Post that it leads back to; 0 for none.
	 * @return bool Whether the mail was taken.
	 */
	public static function send( $member_id, int $post_id = 0 ): bool {
		$member = Members::find( $member_id );
		if ( ! $member || '' === $member['email'] ) {
			return false;
		}
		$secret = self::make( (int) $member['id'], (int) $post_id );
		return '' !== $secret && Link_Mails::send( $member, Member_Page::url( Member_Page::IN, array( 'k' => $secret ) ) );
	}

	/**
	 * Makes a link.
	 *
	 * @param int $member_id Member.
	 * @param int $post_id   Post; 0 for none.
	 * @return string What the mail holds; '' when it can't be stored.
	 */
	private static function make( int $member_id, int $post_id ): string {
		global $wpdb;
		$now = time();
		Sql::run( 'member_links', $wpdb->prepare( 'DELETE FROM {table} WHERE expires < %d', $now ) );
		$secret = bin2hex( random_bytes( 32 ) );
		$row    = array(
			'member_id' => $member_id,
			'post_id'   => $post_id,
			'link_hash' => array( hash( 'sha256', $secret ) ),
			'expires'   => $now + self::LASTS,
		);
		return Sql::insert( 'member_links', array( $row ) ) ? $secret : '';
	}

	/**
	 * Whether a link can be opened now, without opening it.
	 *
	 * @param string $secret What the address holds.
	 * @return array|null `id`, `member_id`, `post_id`.
	 */
	public static function find( $secret ): ?array {
		if ( ! preg_match( '/^[0-9a-f]{64}$/D', $secret ) ) {
			return null;
		}
		return Sql::row( 'member_links', 'SELECT id, member_id, post_id FROM {table} WHERE ' . self::holds( $secret ) );
	}

	/**
	 * Opens a link: once, however many ask at the same moment.
	 *
	 * @param string $secret What the address holds.
	 * @return array|null `member` (row of Members), `post_id`; null when it does not hold.
	 */
	public static function open( $secret ): ?array {
		$link = self::find( $secret );
		if ( ! $link || 1 !== Sql::run( 'member_links', 'DELETE FROM {table} WHERE id = ' . (int) $link['id'] . ' AND ' . self::holds( $secret ) ) ) {
			return null;
		}
		$member = Members::find( (int) $link['member_id'] );
		return $member ? array(
			'member'  => $member,
			'post_id' => (int) $link['post_id'],
		) : null;
	}

	/**
	 * Drops the links of a member that were not opened.
	 *
	 * @param int $member_id Member.
	 */
	public static function drop( int $member_id ): void {
		Sql::run( 'member_links', 'DELETE FROM {table} WHERE member_id = ' . (int) $member_id );
	}

	/**
	 * Condition of a link that holds. An end further away than a link lasts comes from a clock that was wrong.
	 *
	 * @param string $secret 64 hexadecimal digits.
	 */
	private static function holds( $secret ): string {
		$now = time();
		return "link_hash = x'" . hash( 'sha256', $secret ) . "' AND expires > $now AND expires <= " . ( $now + self::LASTS );
	}
}
