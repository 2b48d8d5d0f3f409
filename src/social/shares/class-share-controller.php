<?php
namespace Mainstreet\Social\Shares;

use Mainstreet\Core\Errors;
use Mainstreet\Social\Networks\Post_Connections;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the editor's panel and the screen (routes.php).
 */
final class Share_Controller {

	/**
	 * Whether the current user may see shares, and those of a post: who has nothing to do with connections sees none.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return true|\WP_Error
	 */
	public static function may_see( $request ) {
		$may = $request['post'] > 0 ? current_user_can( 'edit_post', $request['post'] ) : true;
		return $may && Post_Connections::may_see( get_current_user_id() ) ? true : Errors::forbidden();
	}

	/**
	 * Lists shares.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array `items`, `total`; of a post also `pending`, whether it is about to be shared by itself.
	 */
	public static function index( $request ) {
		// Where what was planned is lost, looking at it is enough to go on.
		( new Share_Scheduler() )->ensure();
		if ( $request['post'] > 0 ) {
			$post = get_post( $request['post'] );
			// Before the shares are read: what is not pending any more is among them.
			$pending = $post instanceof \WP_Post && Share_Intent::is_pending( $post );
			$items   = Share_Report::items( array_reverse( Shares::of_post( $request['post'] ) ) );
			return array(
				'items'   => $items,
				'total'   => count( $items ),
				'pending' => $pending,
			);
		}
		$query = array(
			'state'    => $request['state'],
			'search'   => trim( $request['search'] ),
			'before'   => $request['before'],
			'page'     => $request['page'],
			'per_page' => $request['per_page'],
		);
		return array(
			'items' => Share_Report::items( Share_Query::page( $query ) ),
			'total' => Share_Query::total( $query ),
		);
	}

	/**
	 * Whether the current user may try a share again.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return true|\WP_Error
	 */
	public static function may_retry( $request ) {
		$row = is_user_logged_in() && Post_Connections::may_see( get_current_user_id() ) ? self::first( $request ) : null;
		return $row && Share_Retry::may( $row ) ? true : Errors::forbidden();
	}

	/**
	 * Tries a share again.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error The share as it is now.
	 */
	public static function retry( $request ) {
		$row = self::first( $request );
		if ( ! $row ) {
			return Errors::gone();
		}
		Share_Retry::queue( $row );
		return Share_Report::items( array( Shares::find( (int) $row['id'] ) ) )[0];
	}

	/**
	 * The share that is meant.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|null First row.
	 */
	private static function first( $request ) {
		$row = Shares::find( (int) $request->get_url_params()['id'] );
		return $row && '' !== $row['outcome'] ? $row : null;
	}
}
