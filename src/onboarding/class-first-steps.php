<?php
namespace Mainstreet\Onboarding;

use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Responses\Screen\Response_Links;
use Mainstreet\Responses\Storage\Response_Type;

defined( 'ABSPATH' ) || exit;

/** The four first steps. Each is done when the site has its result; nothing is stored. */
final class First_Steps {

	/**
	 * Lists the steps in order.
	 *
	 * @return array[] List of `id`, `title`, `text`, `done`, `has_page` (whether the site has a page of its kind), `links` (list of `url`,
	 *                 `label`: where to do it).
	 */
	public static function all(): array {
		$form = self::find_page_with( 'contact-form' );
		return array(
			array(
				'id'       => 'page',
				'title'    => __( 'Create a contact page', 'mainstreet-blocks' ),
				'text'     => __( 'Creates a draft with a form, your address and opening hours. Edit it, then publish it.', 'mainstreet-blocks' ),
				'done'     => (bool) $form,
				'has_page' => (bool) $form,
				'links'    => self::edit_links( $form, __( 'View the page with your form', 'mainstreet-blocks' ) ),
			),
			array(
				'id'       => 'connect',
				'title'    => __( 'Connect your services', 'mainstreet-blocks' ),
				'text'     => __( 'Payments, Mailchimp and social accounts need your own keys. Most blocks need none.', 'mainstreet-blocks' ),
				'done'     => self::is_connected(),
				'has_page' => false,
				'links'    => array( self::link( Settings_Page::url() . '#/connections', __( 'Open connections', 'mainstreet-blocks' ) ) ),
			),
			array(
				'id'       => 'responses',
				'title'    => __( 'View responses', 'mainstreet-blocks' ),
				'text'     => __( 'Messages from visitors are stored on this site and emailed to you. Fill in your own form once to see one arrive.', 'mainstreet-blocks' ),
				'done'     => self::has_read_response(),
				'has_page' => false,
				'links'    => array( self::link( Response_Links::get_screen_url(), __( 'Open form responses', 'mainstreet-blocks' ) ) ),
			),
			self::subscribers(),
		);
	}

	private static function subscribers(): array {
		$signup = self::find_page_with( 'subscriptions' );
		return array(
			'id'       => 'subscribers',
			'title'    => __( 'Invite subscribers', 'mainstreet-blocks' ),
			'text'     => __( 'Create a page where readers subscribe to new posts, or import people who have already agreed to hear from you.', 'mainstreet-blocks' ),
			'done'     => ( new Subscribers() )->count( Subscriber_Status::ACTIVE ) > 0,
			'has_page' => (bool) $signup,
			'links'    => array_merge(
				self::edit_links( $signup, __( 'View your sign-up page', 'mainstreet-blocks' ) ),
				array( self::link( admin_url( 'admin.php?page=mainstreet-newsletter' ), __( 'Open subscribers', 'mainstreet-blocks' ) ) )
			),
		);
	}

	private static function link( string $url, string $label ): array {
		return compact( 'url', 'label' );
	}

	/**
	 * Makes a link to edit a page, for users who may.
	 *
	 * @return array[] One link at most; none for page 0.
	 */
	private static function edit_links( int $page, string $label ): array {
		$url = $page ? (string) get_edit_post_link( $page, 'raw' ) : '';
		return '' === $url ? array() : array( self::link( $url, $label ) );
	}

	/**
	 * Finds the newest page with a block.
	 *
	 * @param string $block Name behind `jetpack/`.
	 * @return int 0 for none.
	 */
	private static function find_page_with( string $block ): int {
		global $wpdb;
		// No core function finds the newest page that contains a text.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'page' AND post_status IN ('publish', 'draft', 'pending', 'private', 'future') AND post_content LIKE %s ORDER BY ID DESC LIMIT 1", '%' . $wpdb->esc_like( "<!-- wp:jetpack/$block " ) . '%' ) );
	}

	/** Whether a key or an account is stored. */
	private static function is_connected(): bool {
		foreach ( array_keys( Services::all() ) as $id ) {
			if ( '' !== Secrets::source( $id ) ) {
				return true;
			}
		}
		return (bool) ( new Accounts() )->all();
	}

	/** Whether somebody has read a response. */
	private static function has_read_response(): bool {
		global $wpdb;
		// A response whose comments are closed has been read (docs/server-contract.md B.2).
		return (bool) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' AND comment_status = 'closed' LIMIT 1", Response_Type::TYPE ) );
	}
}
