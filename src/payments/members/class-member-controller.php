<?php
namespace Mainstreet\Payments\Members;

use Mainstreet\Core\Errors;
use Mainstreet\Submissions\Request_Origin;

defined( 'ABSPATH' ) || exit;

/**
 * Answers what scripts of pages ask for members.
 */
final class Member_Controller {

	/**
	 * Somebody asks for a link.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public static function link( \WP_REST_Request $request ) {
		$asked = Member_Links::ask( (string) $request['email'], (int) $request['post_id'] );
		return is_wp_error( $asked ) ? $asked : self::answer(
			array(
				'success' => true,
				'message' => Member_Page::sent(),
			)
		);
	}

	/**
	 * A member asks for the provider's page: with the access cookie, or logged in with a nonce.
	 *
	 * @return \WP_REST_Response|\WP_Error
	 */
	public static function portal() {
		$members = Request_Origin::is_own() && Visitor::may_be_member() ? Visitor::members() : array();
		if ( ! $members ) {
			return Errors::forbidden();
		}
		foreach ( $members as $member ) {
			$url = Subscriptions::portal( $member );
			if ( '' !== $url ) {
				return self::answer( array( 'url' => $url ) );
			}
		}
		return new \WP_Error( 'mainstreet_no_portal', __( 'This page cannot be opened right now. Please try again later.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
	}

	/**
	 * An answer that nobody keeps.
	 *
	 * @param array $data Data.
	 * @return \WP_REST_Response
	 */
	private static function answer( array $data ) {
		$response = new \WP_REST_Response( $data );
		$response->header( 'Cache-Control', 'private, no-store' );
		return $response;
	}
}
