<?php
namespace Mainstreet\Blocks\Guest_Book;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Route of the guest book: reading it, and signing for a guest.
 */
final class Guest_Book_Controller extends Controller {

	/**
	 * Registers the routes.
	 */
	public function register_routes() {
		$entry = array(
			'entry' => $this->text_schema( 500 ) + array(
				'required'  => true,
				'minLength' => 1,
			),
		);
		$this->register_route(
			'/guest-book',
			array(
				$this->endpoint( 'GET', array( Guest_Book::class, 'latest' ), '__return_true' ),
				$this->endpoint( 'POST', array( $this, 'create_item' ), $this->require_capability( 'edit_others_posts' ), $entry ),
			),
			'wpcom/v2'
		);
	}

	/**
	 * Signs for a guest.
	 *
	 * @param \WP_REST_Request $request `entry`.
	 * @return string[] The latest entries.
	 */
	public function create_item( $request ) {
		Guest_Book::sign( $request['entry'] );
		return Guest_Book::latest();
	}
}
