<?php
/**
 * What is done first.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Start;

use Mainstreet\Connections\Accounts;
use Mainstreet\Connections\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Settings_Page;
use Mainstreet\Newsletter\Subscribers\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Subscribers;
use Mainstreet\Responses\Response_Type;
use Mainstreet\Responses\Responses_Screen;

defined( 'ABSPATH' ) || exit;

/**
 * Four steps, each ticked by what the site holds: nothing is remembered here.
 */
final class First_Steps {

	/**
	 * The steps in their order.
	 *
	 * @return array[] List of `id`, `title`, `text`, `done`, `url` and `link` (where it is done, and what the link says).
	 */
	public static function all() {
		$page = self::form_page();
		return array(
			array(
				'id'    => 'page',
				'title' => __( 'Make a contact page', 'mainstreet-blocks' ),
				'text'  => __( 'A draft with a form, your address and opening hours. Change what you like, then publish it.', 'mainstreet-blocks' ),
				'done'  => (bool) $page,
				'url'   => $page ? (string) get_edit_post_link( $page, 'raw' ) : '',
				'link'  => __( 'Open the page with your form', 'mainstreet-blocks' ),
			),
			array(
				'id'    => 'connect',
				'title' => __( 'Connect what you use', 'mainstreet-blocks' ),
				'text'  => __( 'Payments, Mailchimp and accounts at networks need a key of your own. Most blocks need none; maps are drawn by OpenStreetMap without one.', 'mainstreet-blocks' ),
				'done'  => self::is_connected(),
				'url'   => Settings_Page::url() . '#/connections',
				'link'  => __( 'Open the connections', 'mainstreet-blocks' ),
			),
			array(
				'id'    => 'responses',
				'title' => __( 'Look at responses', 'mainstreet-blocks' ),
				'text'  => __( 'What visitors send is kept on this site and mailed to you. Fill in your own form once to see it arrive.', 'mainstreet-blocks' ),
				'done'  => self::has_read_response(),
				'url'   => Responses_Screen::url(),
				'link'  => __( 'Open the form responses', 'mainstreet-blocks' ),
			),
			array(
				'id'    => 'subscribers',
				'title' => __( 'Invite subscribers', 'mainstreet-blocks' ),
				'text'  => __( 'Put a subscription form where readers see it, or import the people who already agreed to hear from you.', 'mainstreet-blocks' ),
				'done'  => ( new Subscribers() )->count( Subscriber_Status::ACTIVE ) > 0,
				'url'   => admin_url( 'admin.php?page=mainstreet-newsletter' ),
				'link'  => __( 'Open the subscribers', 'mainstreet-blocks' ),
			),
		);
	}

	/**
	 * The newest page with a form.
	 *
	 * @return int 0 for none.
	 */
	private static function form_page() {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- pages only, and no function asks for the newest with a text.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'page' AND post_status IN ('publish', 'draft', 'pending', 'private', 'future') AND post_content LIKE %s ORDER BY ID DESC LIMIT 1", '%' . $wpdb->esc_like( '<!-- wp:jetpack/contact-form ' ) . '%' ) );
	}

	/**
	 * Whether there is a key or an account.
	 *
	 * @return bool
	 */
	private static function is_connected() {
		foreach ( array_keys( Services::all() ) as $id ) {
			if ( '' !== Secrets::source( $id ) ) {
				return true;
			}
		}
		return (bool) ( new Accounts() )->all();
	}

	/**
	 * Whether somebody has read a response.
	 *
	 * @return bool
	 */
	private static function has_read_response() {
		global $wpdb;
		// A response whose comments are closed has been read (docs/server-contract.md B.2).
		// phpcs:ignore WordPress.DB -- by the index of types and statuses; the first is enough.
		return (bool) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' AND comment_status = 'closed' LIMIT 1", Response_Type::TYPE ) );
	}
}
