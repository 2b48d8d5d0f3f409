<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Paywall\Access_Policy;
use Mainstreet\Paywall\Reader;
use Mainstreet\Paywall\Subject;

defined( 'ABSPATH' ) || exit;

/** Closes comments for visitors who may not read the post. */
final class Comments {

	/**
	 * Callback of `comments_open`.
	 *
	 * @param bool $is_open Whether the post accepts comments.
	 */
	public static function are_open( $is_open, $post_id ): bool {
		$post = $is_open ? get_post( $post_id ) : null;
		return $is_open && ( ! $post || Access_Policy::can_view( Subject::from_post( $post ), Reader::visitor() ) );
	}
}
