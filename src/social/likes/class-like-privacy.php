<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Core\Personal_Data;

defined( 'ABSPATH' ) || exit;

/** Exports and erases the likes of users, and deletes them with the user. A visitor's like can't be assigned to anybody. */
final class Like_Privacy {

	/**
	 * Exports the likes of a user.
	 *
	 * @param string $email Email address of the user.
	 * @param int    $page  Page, from 1.
	 * @return array `data`, `done`: what core expects of an exporter.
	 */
	public static function export( $email, $page = 1 ) {
		$likes = Likes::find_by_user( Personal_Data::find_user_id( $email ), ( max( 1, (int) $page ) - 1 ) * Likes::STEP );
		return array(
			'data' => array_map( array( __CLASS__, 'export_like' ), $likes ),
			'done' => count( $likes ) < Likes::STEP,
		);
	}

	/**
	 * Erases the likes of a user.
	 *
	 * @param string $email Email address of the user.
	 * @return array What core expects of an eraser.
	 */
	public static function erase( $email ) {
		$likes = self::delete_some( Personal_Data::find_user_id( $email ) );
		return array(
			'items_removed'  => $likes > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => $likes < Likes::STEP,
		);
	}

	/**
	 * Deletes the likes of a user who is deleted.
	 *
	 * @param int $user_id User.
	 */
	public static function delete_for_user( $user_id ): void {
		$id = is_numeric( $user_id ) ? (int) $user_id : 0;
		do {
			$removed = self::delete_some( $id );
		} while ( Likes::STEP === $removed );
	}

	/**
	 * Deletes some of a user's likes.
	 *
	 * @param int $user_id User.
	 * @return int Number of likes deleted; fewer than Likes::STEP when there are no more.
	 */
	private static function delete_some( $user_id ) {
		$removed = 0;
		foreach ( Likes::find_by_user( $user_id ) as $like ) {
			$removed += Likes::remove( (int) $like['post_id'], array( strtolower( $like['actor'] ) ) );
		}
		return $removed;
	}

	/**
	 * A like as it is exported.
	 *
	 * @param array $like Row.
	 * @return array
	 */
	private static function export_like( array $like ) {
		$post = get_post( (int) $like['post_id'] );
		return array(
			'group_id'    => 'mainstreet-likes',
			'group_label' => __( 'Likes', 'mainstreet-blocks' ),
			'item_id'     => 'mainstreet-like-' . (int) $like['post_id'],
			'data'        => array(
				array(
					'name'  => __( 'Post', 'mainstreet-blocks' ),
					'value' => $post ? (string) get_permalink( $post ) : (string) $like['post_id'],
				),
				array(
					'name'  => _x( 'Liked', 'date', 'mainstreet-blocks' ),
					'value' => gmdate( 'Y-m-d H:i:s', (int) $like['at'] ),
				),
			),
		);
	}
}
