<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Paywall\Access_Policy;
use Mainstreet\Paywall\Reader;
use Mainstreet\Paywall\Subject;

defined( 'ABSPATH' ) || exit;

/**
 * Comments: nobody comments on what they may not read.
 */
final class Comments {

	/**
	 * Filter `comments_open`.
	 *
	 * @param bool $is_open Whether a post takes comments.
	 * @param int  $post_id Post.
	 */
	public static function are_open( $is_open, $post_id ): bool {
		$post = $is_open ? get_post( $post_id ) : null;
		return $is_open && ( ! $post || Access_Policy::can_view( Subject::from_post( $post ), Reader::visitor() ) );
	}
}
