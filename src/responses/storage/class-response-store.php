<?php
namespace Mainstreet\Responses\Storage;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Database\Transaction_Lost;

defined( 'ABSPATH' ) || exit;

/**
 * Stores a response as a post of the type `feedback` and its row of the index table in one transaction: either both are
 * stored or none, even if the process dies in between. The unique column `submission` makes repeated requests with the
 * same submission store it once.
 */
final class Response_Store {

	/** Seconds after which an email that was never tried is due: its process must have died. */
	const FIRST_DUE = 60;

	/**
	 * Stores a response.
	 *
	 * @param array $response `entry` (v3 object), `title`, `date` (Unix time), `source_id`, `status`, `email`, `form_hash`,
	 *                        `submission`, `has_mail` (bool), `meta` (by key; each value of a list is stored in a row of its own).
	 * @return int|\WP_Error Post id; 0 if the submission is stored already; an error if it cannot be stored.
	 */
	public function insert( array $response ) {
		if ( $this->is_stored( $response['submission'] ) ) {
			return 0;
		}
		Unread_Count::prepare();
		try {
			$post_id = Transaction::run( fn() => $this->insert_in_transaction( $response ) );
		} catch ( Transaction_Lost $error ) {
			return self::failed_error();
		}
		if ( 0 === $post_id ) {
			return $this->is_stored( $response['submission'] ) ? 0 : self::failed_error();
		}
		Unread_Count::flush_cache();
		return $post_id;
	}

	/**
	 * Stores a response and counts it. Runs in a transaction.
	 *
	 * @return int Post id; 0 if another request has stored the submission.
	 * @throws Transaction_Lost If something cannot be stored.
	 */
	private function insert_in_transaction( array $response ): int {
		global $wpdb;
		if ( 1 !== $this->insert_index_row( $response ) ) {
			return 0;
		}
		$row     = (int) $wpdb->insert_id;
		$post_id = Unread_Count::without_invalidation( fn() => $this->insert_post( $response ) );
		if ( is_wp_error( $post_id ) || 1 !== $wpdb->update( self::get_table(), array( 'post_id' => $post_id ), array( 'id' => $row ) ) ) {
			$error = $wpdb->last_error;
			if ( ! is_wp_error( $post_id ) ) {
				clean_post_cache( $post_id );
			}
			throw new Transaction_Lost( $error ); // phpcs:ignore WordPress.Security.EscapeOutput -- no output.
		}
		Unread_Count::change( Unread_Count::count( $post_id ) );
		return $post_id;
	}

	/**
	 * Whether a submission is stored.
	 *
	 * @param string $submission UUID of the submission; '' for none.
	 */
	public function is_stored( string $submission ): bool {
		global $wpdb;
		if ( '' === $submission ) {
			return false;
		}
		$silent = $wpdb->suppress_errors();
		$table  = self::get_table();
		$found  = $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM `$table` WHERE submission = %s", $submission ) ); // phpcs:ignore WordPress.DB -- own table.
		$wpdb->suppress_errors( $silent );
		return (int) $found > 0;
	}

	/** Returns the full name of the index table. */
	public static function get_table(): string {
		return Tables::name( 'feedback_idx' );
	}

	/** Returns the key of an email address in the index; 32 hexadecimal digits; '' for no address. */
	public static function get_email_key( string $email ): string {
		$email = strtolower( trim( $email ) );
		return '' === $email ? '' : md5( $email );
	}

	/**
	 * Returns the key of a form's title in the index, as SQL.
	 *
	 * @param mixed $title Title; anything but a string counts as no title.
	 */
	public static function get_title_sql( $title ): string {
		return is_string( $title ) && '' !== $title ? "x'" . md5( $title ) . "'" : 'NULL';
	}

	/**
	 * Inserts the row of the index. As the first write of the transaction it waits for another request with the same
	 * submission, and nothing can be read in between.
	 *
	 * @return int 1 if the row was inserted, 0 if there is one for this submission.
	 */
	private function insert_index_row( array $response ): int {
		global $wpdb;
		$key = self::get_email_key( $response['email'] );
		// phpcs:disable WordPress.DB -- the key is an md5 sum.
		return Sql::run(
			'feedback_idx',
			$wpdb->prepare(
				'INSERT IGNORE INTO {table} (post_id, email_key, form_hash, created_gmt, submission, mail_due, has_ip, title_key, source, unread) VALUES (NULL, ' . ( '' === $key ? 'NULL' : "x'$key'" ) . ', %s, %s, ' . ( '' === $response['submission'] ? 'NULL' : '%s' ) . ', ' . ( $response['has_mail'] ? '%s' : 'NULL' ) . ', %d, ' . self::get_title_sql( $response['entry']['form_title'] ) . ', ' . (int) $response['source_id'] . ', ' . ( 'publish' === $response['status'] ? 1 : 0 ) . ')',
				array_merge(
					array( $response['form_hash'], gmdate( 'Y-m-d H:i:s', $response['date'] ) ),
					'' === $response['submission'] ? array() : array( $response['submission'] ),
					$response['has_mail'] ? array( gmdate( 'Y-m-d H:i:s', $response['date'] + self::FIRST_DUE ) ) : array(),
					array( empty( $response['entry']['ip'] ) ? 0 : 1 )
				)
			)
		);
		// phpcs:enable
	}

	/**
	 * Inserts the post. Its JSON is not filtered: it is built here and contains no bare `<`.
	 *
	 * @return int|\WP_Error
	 */
	private function insert_post( array $response ) {
		$had_kses = has_filter( 'content_save_pre', 'wp_filter_post_kses' );
		kses_remove_filters();
		$date    = gmdate( 'Y-m-d H:i:s', $response['date'] );
		$post_id = wp_insert_post(
			wp_slash(
				array(
					'post_type'      => Response_Type::TYPE,
					'post_status'    => $response['status'],
					'post_title'     => $response['title'],
					'post_name'      => md5( $response['title'] ),
					'post_content'   => wp_json_encode( $response['entry'], JSON_HEX_TAG | JSON_HEX_AMP ),
					'post_parent'    => $response['source_id'],
					'post_author'    => 0,
					'post_mime_type' => 'v3',
					'comment_status' => 'open',
					'ping_status'    => 'closed',
					'post_date'      => get_date_from_gmt( $date ),
					'post_date_gmt'  => $date,
					'meta_input'     => array_filter( $response['meta'], array( __CLASS__, 'is_single' ) ),
				)
			),
			true
		);
		if ( false !== $had_kses ) {
			kses_init_filters();
		}
		foreach ( is_wp_error( $post_id ) ? array() : array_diff_key( $response['meta'], array_filter( $response['meta'], array( __CLASS__, 'is_single' ) ) ) as $key => $values ) {
			foreach ( $values as $value ) {
				add_post_meta( $post_id, $key, wp_slash( $value ) );
			}
		}
		return $post_id;
	}

	/**
	 * Whether a meta value is stored in one row: anything but a list.
	 *
	 * @param mixed $value Value.
	 * @return bool
	 */
	public static function is_single( $value ) {
		return ! is_array( $value ) || ( $value && array_keys( $value ) !== range( 0, count( $value ) - 1 ) );
	}

	/** Returns the error of a response that could not be stored. */
	private static function failed_error(): \WP_Error {
		return new \WP_Error( 'mainstreet_not_stored', __( 'Could not save your message. Please send it again in a moment.', 'mainstreet-blocks' ), array( 'status' => 503 ) );
	}
}
