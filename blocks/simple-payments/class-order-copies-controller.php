<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/** Restricts these posts to administrators. They contain email addresses of buyers, and core lets everyone read published posts. */
final class Order_Copies_Controller extends \WP_REST_Posts_Controller {

	/** Whether the list may be read. */
	public function get_items_permissions_check( $request ) {
		return current_user_can( 'manage_options' ) ? parent::get_items_permissions_check( $request ) : Errors::forbidden();
	}

	/** Whether a single post may be read. */
	public function get_item_permissions_check( $request ) {
		return current_user_can( 'manage_options' ) ? parent::get_item_permissions_check( $request ) : Errors::forbidden();
	}

	/** Whether a post may be read, including when it is embedded in another response. */
	public function check_read_permission( $post ) {
		return current_user_can( 'manage_options' ) && parent::check_read_permission( $post );
	}
}
