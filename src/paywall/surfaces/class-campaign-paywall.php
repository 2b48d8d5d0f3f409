<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Members\Memberships\Memberships;
use Mainstreet\Paywall\Access_Policy;
use Mainstreet\Paywall\Paywall_Parser;
use Mainstreet\Paywall\Reader;
use Mainstreet\Paywall\Subject;

defined( 'ABSPATH' ) || exit;

/** Protects newsletters: posts for members are sent to members only. Paid parts are always removed, because an email can be forwarded. */
final class Campaign_Paywall {

	/**
	 * Callback of `mainstreet_campaign_content`. Removes paid parts, even if another plugin decides about them on the page.
	 *
	 * @param string $content
	 */
	public static function filter_content( $content ) {
		return Paywall_Parser::remove( (string) $content );
	}

	/**
	 * Callback of `mainstreet_subscriber_is_member`. Whether a subscriber receives a post for members.
	 *
	 * @param bool $is_member Result of another callback.
	 * @param int  $id        Id of the subscriber.
	 */
	public static function is_member( $is_member, $id, $post_id ) {
		$post       = get_post( $post_id );
		$subscriber = $is_member || ! $post ? null : ( new Subscribers() )->find( $id );
		$member     = $subscriber ? Members::find_by_email( $subscriber['email'] ) : null;
		return $is_member || ( $member && Access_Policy::has_access( Subject::from_post( $post ), Reader::from_memberships( Memberships::find_by_members( array( (int) $member['id'] ) ) ) ) );
	}
}
