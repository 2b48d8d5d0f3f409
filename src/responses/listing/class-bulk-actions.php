<?php
namespace Mainstreet\Responses\Listing;

use Mainstreet\Core\Database\Transaction_Lost;
use Mainstreet\Responses\Notifications\Notification_Sender;
use Mainstreet\Responses\Privacy\Response_Access;
use Mainstreet\Responses\Storage\Unread_Count;
use Mainstreet\Submissions\Spam\Spam;

defined( 'ABSPATH' ) || exit;

/** Applies an action to several responses. Checks for each whether it exists and whether the current user may change it. */
final class Bulk_Actions {

	/** Actions, with the capability that each response requires. */
	const ACTIONS = array(
		'read'    => 'edit_post',
		'unread'  => 'edit_post',
		'spam'    => 'edit_post',
		'notspam' => 'edit_post',
		'trash'   => 'delete_post',
		'restore' => 'delete_post',
		'delete'  => 'delete_post',
		'retry'   => 'edit_post',
	);

	/**
	 * Applies an action.
	 *
	 * @param string $action One of ACTIONS.
	 * @return array `done` (ids), `failed` (list of `id`, `message`), `unread` (number after the change).
	 */
	public static function run( string $action, array $ids ): array {
		$ids     = array_values( array_unique( array_map( 'intval', $ids ) ) );
		$outcome = array(
			'done'   => array(),
			'failed' => array(),
		);
		_prime_post_caches( $ids, false );
		foreach ( $ids as $id ) {
			try {
				$result = self::apply( $action, $id );
			} catch ( Transaction_Lost $error ) {
				$result = self::not_changed_error();
			}
			if ( is_wp_error( $result ) ) {
				$outcome['failed'][] = array(
					'id'      => $id,
					'message' => $result->get_error_message(),
				);
			} else {
				$outcome['done'][] = $id;
			}
		}
		$outcome['unread'] = Unread_Count::get();
		return $outcome;
	}

	/**
	 * Applies an action to one response.
	 *
	 * @return true|\WP_Error
	 */
	private static function apply( string $action, int $id ) {
		$post = Response_Access::get_post( $id, self::ACTIONS[ $action ] );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		switch ( $action ) {
			case 'read':
			case 'unread':
				return self::set_unread( $post, 'unread' === $action );
			case 'spam':
			case 'notspam':
				return self::set_spam( $post, 'spam' === $action );
			case 'retry':
				$result = Notification_Sender::retry( $id );
				return is_wp_error( $result ) ? $result : true;
			default:
				return self::move( $post, $action );
		}
	}

	/**
	 * Marks a response as read or unread.
	 *
	 * @param bool $is_unread Whether to mark the response as unread.
	 * @return true
	 */
	private static function set_unread( \WP_Post $post, bool $is_unread ): bool {
		Unread_Count::change_with(
			$post->ID,
			static function () use ( $post, $is_unread ) {
				global $wpdb;
				// Not wp_update_post(): it would send the stored text through kses.
				$wpdb->update( $wpdb->posts, array( 'comment_status' => $is_unread ? 'open' : 'closed' ), array( 'ID' => $post->ID ) );
			}
		);
		clean_post_cache( $post );
		return true;
	}

	/**
	 * Moves a response into or out of the spam folder, and reports that to the spam service.
	 *
	 * @return true|\WP_Error
	 */
	private static function set_spam( \WP_Post $post, bool $is_spam ) {
		$status = $is_spam ? 'spam' : 'publish';
		if ( $status === $post->post_status ) {
			return true;
		}
		$moved  = self::change_unfiltered(
			$post,
			static function () use ( $post, $status ) {
				return wp_update_post(
					wp_slash(
						array(
							'ID'           => $post->ID,
							'post_status'  => $status,
							'post_content' => $post->post_content,
						)
					),
					true
				);
			}
		);
		$values = get_post_meta( $post->ID, '_feedback_akismet_values', true );
		if ( ! is_wp_error( $moved ) && is_array( $values ) ) {
			Spam::report( $values, $is_spam );
		}
		if ( ! $is_spam && ! is_wp_error( $moved ) && ! get_post_meta( $post->ID, '_mainstreet_mail_sent', true ) ) {
			// No email was sent while the response was spam.
			Notification_Sender::send_later( $post->ID );
		}
		return is_wp_error( $moved ) ? $moved : true;
	}

	/**
	 * Moves a response to the trash or back, or deletes it.
	 *
	 * @param string $action `trash`, `restore` or `delete`.
	 * @return true|\WP_Error
	 */
	private static function move( \WP_Post $post, string $action ) {
		if ( ( 'trash' === $action ) === ( 'trash' === $post->post_status ) && 'delete' !== $action ) {
			return true;
		}
		$result = self::change_unfiltered(
			$post,
			static function () use ( $post, $action ) {
				if ( 'delete' === $action || ( 'trash' === $action && ! EMPTY_TRASH_DAYS ) ) {
					return wp_delete_post( $post->ID, true );
				}
				if ( 'trash' === $action ) {
					return wp_trash_post( $post->ID );
				}
				add_filter( 'wp_untrash_post_status', 'wp_untrash_post_set_previous_status', 10, 3 );
				$result = wp_untrash_post( $post->ID );
				remove_filter( 'wp_untrash_post_status', 'wp_untrash_post_set_previous_status' );
				return $result;
			}
		);
		return $result ? true : self::not_changed_error();
	}

	/** Returns the error of a response that could not be changed. */
	private static function not_changed_error(): \WP_Error {
		return new \WP_Error( 'mainstreet_not_changed', __( 'Could not update this response.', 'mainstreet-blocks' ), array( 'status' => 500 ) );
	}

	/**
	 * Lets core change a post without filtering the stored text, and updates the number of unread responses.
	 *
	 * @return mixed Result of the function.
	 */
	private static function change_unfiltered( \WP_Post $post, callable $change ) {
		$had = has_filter( 'content_save_pre', 'wp_filter_post_kses' );
		kses_remove_filters();
		try {
			return Unread_Count::change_with( $post->ID, $change );
		} finally {
			if ( false !== $had ) {
				kses_init_filters();
			}
		}
	}
}
