<?php
namespace Mainstreet\Social\Publishing;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Personal_Data;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/** Exports what was sent to a user's own accounts, and erases the names of these accounts. The rows stay, so that nothing is sent twice. */
final class Share_Privacy {

	/** Shares per page of the export. */
	const STEP = 50;

	/**
	 * Exports the shares of a user.
	 *
	 * @param string $email Email address of the user.
	 * @param int    $page  Page, from 1.
	 * @return array `data`, `done`: what core expects of an exporter.
	 */
	public static function export( $email, $page = 1 ) {
		$rows = self::find_by_user( Personal_Data::find_user_id( $email ), ( max( 1, (int) $page ) - 1 ) * self::STEP );
		return array(
			'data' => array_map( array( __CLASS__, 'export_share' ), $rows ),
			'done' => count( $rows ) < self::STEP,
		);
	}

	/**
	 * Erases the account names of a user.
	 *
	 * @param string $email Email address of the user.
	 * @return array What core expects of an eraser.
	 */
	public static function erase( $email ) {
		return array(
			'items_removed'  => self::delete_names( Personal_Data::find_user_id( $email ) ) > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	/**
	 * Erases the account names of a user who is deleted.
	 *
	 * @param int $user_id User.
	 */
	public static function delete_for_user( $user_id ): void {
		if ( is_numeric( $user_id ) ) {
			self::delete_names( (int) $user_id );
		}
	}

	/**
	 * Erases the names of a user's accounts, also in the post meta with the record of shares.
	 *
	 * @return int Number of rows that held a name.
	 */
	private static function delete_names( int $user_id ): int {
		global $wpdb;
		if ( $user_id < 1 ) {
			return 0;
		}
		$posts   = Sql::rows( 'shares', $wpdb->prepare( 'SELECT DISTINCT post_id FROM {table} WHERE user_id = %d', $user_id ) );
		$changed = Sql::update( 'shares', array( 'name' => '' ), $wpdb->prepare( "user_id = %d AND name <> ''", $user_id ) );
		foreach ( $posts as $row ) {
			if ( metadata_exists( 'post', (int) $row['post_id'], Post_Connections::SHARES ) ) {
				Shares::update_record( (int) $row['post_id'] );
			}
		}
		return $changed;
	}

	/**
	 * Shares that were sent to a user's own accounts.
	 *
	 * @param int $from Number of shares to skip.
	 * @return array[] First rows.
	 */
	private static function find_by_user( int $user_id, $from ): array {
		global $wpdb;
		return $user_id > 0 ? Sql::rows( 'shares', $wpdb->prepare( "SELECT * FROM {table} WHERE user_id = %d AND outcome <> '' ORDER BY id LIMIT %d OFFSET %d", $user_id, self::STEP, $from ) ) : array();
	}

	/**
	 * A share as it is exported.
	 *
	 * @param array $row First row.
	 * @return array
	 */
	private static function export_share( array $row ) {
		$post   = get_post( (int) $row['post_id'] );
		$values = array(
			array( __( 'Post', 'mainstreet-blocks' ), $post ? (string) get_permalink( $post ) : (string) $row['post_id'] ),
			array( __( 'Network', 'mainstreet-blocks' ), $row['service'] ),
			array( __( 'Account', 'mainstreet-blocks' ), $row['name'] ),
			array( __( 'Message', 'mainstreet-blocks' ), Shares::get_message( $row )->text ),
			array( __( 'Link', 'mainstreet-blocks' ), $row['remote_url'] ),
			array( __( 'Date', 'mainstreet-blocks' ), gmdate( 'Y-m-d H:i:s', (int) $row['at'] ) ),
		);
		return array(
			'group_id'    => 'mainstreet-shares',
			'group_label' => __( 'Shares', 'mainstreet-blocks' ),
			'item_id'     => 'mainstreet-share-' . (int) $row['id'],
			'data'        => array_map( static fn( $value ) => array_combine( array( 'name', 'value' ), $value ), $values ),
		);
	}
}
