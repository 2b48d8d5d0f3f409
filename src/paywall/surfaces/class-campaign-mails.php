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

/**
 * Newsletters: posts for members go to members alone, and paid parts, which a mail could pass on, to nobody.
 */
final class Campaign_Mails {

	/**
	 * Removes paid parts, also where another plugin decides about them on the page. Filter `mainstreet_campaign_content`.
	 *
	 * @param string $content Content.
	 * @return string
	 */
	public static function filter_content( $content ) {
		return Paywall_Parser::remove( (string) $content );
	}

	/**
	 * Whether a subscriber gets the mail of a post for members. Filter `mainstreet_subscriber_is_member`.
	 *
	 * @param bool $is_member What another filter answered.
	 * @param int  $id        Number of the subscriber.
	 * @param int  $post_id   The post.
	 * @return bool
	 */
	public static function is_member( $is_member, $id, $post_id ) {
		$post       = get_post( $post_id );
		$subscriber = $is_member || ! $post ? null : ( new Subscribers() )->find( $id );
		$member     = $subscriber ? Members::by_email( $subscriber['email'] ) : null;
		return $is_member || ( $member && Access_Policy::has_access( Subject::from_post( $post ), Reader::from_memberships( Memberships::of_members( array( (int) $member['id'] ) ) ) ) );
	}
}
