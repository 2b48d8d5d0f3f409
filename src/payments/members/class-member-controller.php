<?php
namespace Mainstreet\Payments\Members;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Payments\Members\Access\Visitor;
use Mainstreet\Payments\Members\Memberships\Subscriptions;
use Mainstreet\Payments\Members\Pages\Member_Links;
use Mainstreet\Payments\Members\Pages\Member_Page;
use Mainstreet\Submissions\Pipeline\Request_Checks;

defined( 'ABSPATH' ) || exit;

/**
 * Public REST routes of members (docs/server-contract.md B.5, B.8).
 *
 * POST members/link { email, post_id? } → { success: true, message }: the same response for every address
 * POST members/portal → { url }: requires the access cookie, or a logged-in user with a nonce
 */
final class Member_Controller extends Controller {

	/** Registers the routes. They are public; the callbacks check the request. */
	public function register_routes() {
		$link = array(
			'email'   => $this->text_schema( 300 ) + array( 'required' => true ),
			'post_id' => $this->integer_schema( 0, null, 0 ),
		);
		$this->register_route( '/members/link', $this->endpoint( 'POST', array( $this, 'send_link' ), '__return_true', $link ) );
		$this->register_route( '/members/portal', $this->endpoint( 'POST', array( $this, 'get_portal' ), '__return_true' ) );
	}

	/** Requests a login link. */
	public function send_link( $request ) {
		$result = Member_Links::request( (string) $request['email'], (int) $request['post_id'] );
		return is_wp_error( $result ) ? $result : $this->private_response(
			array(
				'success' => true,
				'message' => Member_Page::get_sent_message(),
			)
		);
	}

	/** Returns the URL of the provider's customer portal. */
	public function get_portal() {
		$members = Request_Checks::is_own_origin() && Visitor::could_be_member() ? Visitor::get_members() : array();
		if ( ! $members ) {
			return Errors::forbidden();
		}
		foreach ( $members as $member ) {
			$url = Subscriptions::get_portal_url( $member );
			if ( '' !== $url ) {
				return $this->private_response( array( 'url' => $url ) );
			}
		}
		return new \WP_Error( 'mainstreet_no_portal', __( 'This page cannot be opened right now. Please try again later.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
	}
}
