<?php
namespace Mainstreet\Social\Publishing;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Publishing\Shares\Share_Message;
use Mainstreet\Social\Publishing\Shares\Share_Record;

defined( 'ABSPATH' ) || exit;

/**
 * Exports what went to a user's own accounts, and forgets the names of these. That something was sent stays noted, so that it is not sent twice.
 */
final class Share_Privacy {

	/** Shares of one step. */
	const STEP = 50;

	/**
	 * Exports.
	 *
	 * @param string $email Address of a user.
	 * @param int    $page  Step, from 1.
	 * @return array `data`, `done`, as core wants it.
	 */
	public static function export( $email, $page = 1 ) {
		$rows = self::of_user( self::user( $email ), ( max( 1, (int) $page ) - 1 ) * self::STEP );
		return array(
			'data' => array_map( array( __CLASS__, 'describe' ), $rows ),
			'done' => count( $rows ) < self::STEP,
		);
	}

	/**
	 * Erases.
	 *
	 * @param string $email Address of a user.
	 * @return array As core wants it.
	 */
	public static function erase( $email ) {
		return array(
			'items_removed'  => self::forget( self::user( $email ) ) > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	/**
	 * A user was deleted.
	 *
	 * @param int $user_id User.
	 */
	public static function user_deleted( $user_id ) {
		self::forget( (int) $user_id );
	}

	/**
	 * Forgets the names of a user's accounts, in the records of posts, too.
	 *
	 * @param int $user_id User.
	 * @return int Rows in which there was one.
	 */
	private static function forget( $user_id ) {
		global $wpdb;
		if ( $user_id < 1 ) {
			return 0;
		}
		$posts   = Sql::rows( 'shares', $wpdb->prepare( 'SELECT DISTINCT post_id FROM {table} WHERE user_id = %d', $user_id ) );
		$changed = Sql::update( 'shares', array( 'name' => '' ), $wpdb->prepare( "user_id = %d AND name <> ''", $user_id ) );
		foreach ( $posts as $row ) {
			if ( metadata_exists( 'post', (int) $row['post_id'], Post_Connections::SHARES ) ) {
				Share_Record::write( (int) $row['post_id'] );
			}
		}
		return $changed;
	}

	/**
	 * Shares that went to a user's own accounts.
	 *
	 * @param int $user_id User.
	 * @param int $from    How many are left out.
	 * @return array[] First rows.
	 */
	private static function of_user( $user_id, $from ) {
		global $wpdb;
		return $user_id > 0 ? Sql::rows( 'shares', $wpdb->prepare( "SELECT * FROM {table} WHERE user_id = %d AND outcome <> '' ORDER BY id LIMIT %d OFFSET %d", $user_id, self::STEP, $from ) ) : array();
	}

	/**
	 * One share, as it is exported.
	 *
	 * @param array $row First row.
	 * @return array
	 */
	private static function describe( array $row ) {
		$post   = get_post( (int) $row['post_id'] );
		$values = array(
			array( __( 'Post', 'mainstreet-blocks' ), $post ? (string) get_permalink( $post ) : (string) $row['post_id'] ),
			array( __( 'Network', 'mainstreet-blocks' ), $row['service'] ),
			array( __( 'Account', 'mainstreet-blocks' ), $row['name'] ),
			array( __( 'Message', 'mainstreet-blocks' ), Share_Message::text( $row ) ),
			array( __( 'Link', 'mainstreet-blocks' ), $row['remote_url'] ),
			array( __( 'Date', 'mainstreet-blocks' ), gmdate( 'Y-m-d H:i:s', (int) $row['at'] ) ),
		);
		return array(
			'group_id'    => 'mainstreet-shares',
			'group_label' => __( 'Shares', 'mainstreet-blocks' ),
			'item_id'     => 'mainstreet-share-' . (int) $row['id'],
			'data'        => array_map(
				static function ( $value ) {
					return array_combine( array( 'name', 'value' ), $value );
				},
				$values
			),
		);
	}

	/**
	 * The user who has an address.
	 *
	 * @param string $email Address.
	 * @return int 0 for none.
	 */
	private static function user( $email ) {
		$user = get_user_by( 'email', $email );
		return $user ? (int) $user->ID : 0;
	}
}
