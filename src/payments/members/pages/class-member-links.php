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
 * Sends login links to members, and opens them (docs/server-contract.md B.8). Neither the response nor the work before it depends on
 * whether an address belongs to a member; the email is sent afterwards. A link contains 32 random bytes, of which the table stores the
 * SHA-256 hash. It is valid for 15 minutes, and is deleted when it is opened.
 */
final class Member_Links {

	/** Lifetime of a link in seconds. */
	const LASTS = 900;

	/** Maximum number of links per mailbox and hour. */
	const MOST = 3;

	/** Maximum number of requests per client, in a minute and in an hour. */
	const MINUTE = 5;
	const HOUR   = 20;

	/**
	 * Handles the request for a link.
	 *
	 * @param string $email   Address as entered.
	 * @param int    $post_id Post that the link leads back to; 0 for none.
	 * @return true|\WP_Error The same for every address; errors depend on the request only.
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
		// A mailbox that reached its limit is handled in the same way, but without an address, so that the time does not differ.
		Link_Mails::later( $may ? $email : '-', $post );
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
		$secret = self::make( (int) $member['id'], (int) $post_id );
		return '' !== $secret && Link_Mails::send( $member, Member_Page::url( Member_Page::IN, array( 'k' => $secret ) ) );
	}

	/**
	 * Creates a link, and deletes expired ones.
	 *
	 * @param int $post_id Post; 0 for none.
	 * @return string Secret; empty if it cannot be stored.
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
	 * Finds a valid link without opening it.
	 *
	 * @param string $secret Secret of the link.
	 * @return array|null `id`, `member_id`, `post_id`.
	 */
	public static function find( $secret ): ?array {
		if ( ! preg_match( '/^[0-9a-f]{64}$/D', $secret ) ) {
			return null;
		}
		return Sql::row( 'member_links', 'SELECT id, member_id, post_id FROM {table} WHERE ' . self::holds( $secret ) );
	}

	/**
	 * Opens a link. Of concurrent requests only one succeeds.
	 *
	 * @param string $secret Secret of the link.
	 * @return array|null `member` (row of Members), `post_id`; null if the link is not valid.
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

	/** Deletes the links of a member that were not opened. */
	public static function drop( int $member_id ): void {
		Sql::run( 'member_links', 'DELETE FROM {table} WHERE member_id = ' . (int) $member_id );
	}

	/**
	 * Returns the SQL condition for a valid link. An expiry beyond the lifetime comes from a wrong server clock, and is not valid.
	 *
	 * @param string $secret 64 hexadecimal digits.
	 */
	private static function holds( $secret ): string {
		$now = time();
		return "link_hash = x'" . hash( 'sha256', $secret ) . "' AND expires > $now AND expires <= " . ( $now + self::LASTS );
	}
}
