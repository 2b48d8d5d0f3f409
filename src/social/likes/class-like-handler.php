<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Http\Throttle;
use Mainstreet\Social\Post_Switches;
use Mainstreet\Submissions\Pipeline\Request_Checks;

defined( 'ABSPATH' ) || exit;

/**
 * Rules for a press, by whichever route it comes (docs/server-contract.md B.20). One like for each user or cookie; because cookies can
 * be deleted, also at most 20 a day for each post and address (the /64 of IPv6).
 */
final class Like_Handler {

	/** Maximum number of likes a day for each post and address. */
	const A_DAY = 20;

	/** Maximum number of presses a minute for each address. */
	const A_MINUTE = 60;

	/**
	 * State of a post for somebody.
	 *
	 * @param Liker $liker User or visitor.
	 * @return array|\WP_Error `count`, `liked`.
	 */
	public static function get_state( int $post_id, Liker $liker ) {
		if ( ! Post_Switches::can_be_liked( get_post( $post_id ) ) ) {
			return self::not_found_error();
		}
		return array(
			'count' => Like_Counts::get_fresh( $post_id ),
			'liked' => Likes::has( $post_id, $liker ),
		);
	}

	/**
	 * Likes a post, or removes the like.
	 *
	 * @param bool  $likes Whether to like it.
	 * @param Liker $liker User or visitor.
	 * @return array|\WP_Error See get_state().
	 */
	public static function handle( int $post_id, bool $likes, Liker $liker ) {
		$error = Request_Checks::check_origin();
		// Most people press one button: the first action of both limits.
		$error = $error ? $error : Throttle::hit( 'likes', self::A_MINUTE, MINUTE_IN_SECONDS, '', true );
		if ( is_wp_error( $error ) ) {
			return $error;
		}
		if ( ! Post_Switches::can_be_liked( get_post( $post_id ) ) ) {
			return self::not_found_error();
		}
		try {
			$error = $likes ? self::like( $post_id, $liker ) : Likes::remove( $post_id, $liker->hashes() );
		} catch ( \Throwable $lost ) {
			$error = new \WP_Error( 'mainstreet_not_stored', __( 'Could not save this. Please try again.', 'mainstreet-blocks' ), array( 'status' => 503 ) );
		}
		return is_wp_error( $error ) ? $error : array(
			'count' => Like_Counts::get_fresh( $post_id ),
			'liked' => (bool) $likes,
		);
	}

	/**
	 * Likes a post, within the limit of an address.
	 *
	 * @param Liker $liker User or visitor.
	 * @return true|\WP_Error
	 */
	private static function like( int $post_id, Liker $liker ) {
		if ( Likes::has( $post_id, $liker ) ) {
			return true;
		}
		$hit = Throttle::hit( "like_$post_id", self::A_DAY, DAY_IN_SECONDS, '', true );
		if ( is_wp_error( $hit ) ) {
			return $hit;
		}
		if ( Likes::add( $post_id, $liker->with_cookie() ) < 1 ) {
			// The same press came twice at once: it counts once for the limit.
			Throttle::uncount( "like_$post_id" );
		}
		Like_Counts::schedule_recount();
		return true;
	}

	/** Error of a post that can't be liked. The reason is not told: missing, not public, or switched off. */
	private static function not_found_error(): \WP_Error {
		return new \WP_Error( 'mainstreet_no_likes', __( 'This cannot be liked.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
	}
}
