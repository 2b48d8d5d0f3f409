<?php
namespace Mainstreet\Responses\Privacy;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Responses\Listing\Response_Search;

defined( 'ABSPATH' ) || exit;

/**
 * Index of the responses that may contain an email address in any field, so that a request to export or erase personal
 * data need not read all responses. It is not always clear where an address begins in a text, so a key consists of the host
 * and the last letters before the @. That leaves few responses to read.
 *
 * The hourly run adds responses in the order of their ids. Responses after the cursor are read without the index.
 */
final class Address_Index {

	/** Counter with the post up to which all responses are in the index. */
	const CURSOR = 'feedback_addresses_post';

	/** Key of a row that proves that the table belongs to the cursor. */
	const SEAL = '00000000000000000000000000000000';

	/** Number of letters before the @ in a long key, and in a short key for addresses with fewer letters. */
	const LONG  = 3;
	const SHORT = 1;

	/** Responses per step, and steps per run. */
	const STEP  = 500;
	const STEPS = 10;

	/** Adds the next responses. */
	public static function run(): void {
		global $wpdb;
		// phpcs:disable WordPress.DB -- no function finds the newest post of any type, or pages by number.
		$newest = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
		$known  = self::complete_to( $newest );
		for ( $step = 0; $step < self::STEPS && $known < $newest; $step++ ) {
			$rows = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM {$wpdb->posts} WHERE ID > %d AND ID <= %d AND post_type = %s ORDER BY ID LIMIT %d", $known, $newest, 'feedback', self::STEP ) );
			update_meta_cache( 'post', wp_list_pluck( $rows, 'ID' ) );
			foreach ( $rows as $row ) {
				self::add( new \WP_Post( $row ) );
				wp_cache_delete( $row->ID, 'post_meta' );
			}
			$known = count( $rows ) < self::STEP ? $newest : (int) end( $rows )->ID;
			Counters::set( self::CURSOR, $known );
			self::insert( array( self::SEAL ), 0 );
		}
		// phpcs:enable
	}

	/** Returns the post up to which all responses are in the index. */
	public static function complete_to( int $newest ): int {
		$known = Counters::get( self::CURSOR );
		// If a backup was restored or the table was lost, the index is built again.
		return $known > $newest || null === Sql::row( 'feedback_addresses', 'SELECT post_id FROM {table} WHERE post_id = 0 AND address_key = ' . Sql::value( array( self::SEAL ) ) ) ? 0 : $known;
	}

	/** Adds a response. Keys of removed addresses stay: the response itself is read anyway. */
	public static function add( \WP_Post $post ): void {
		self::insert( self::build_keys( implode( "\n", Response_Search::get_values( $post ) ) . "\n" . get_post_meta( $post->ID, '_feedback_email', true ) ), $post->ID );
	}

	/**
	 * Adds keys.
	 *
	 * @param string[] $keys MD5 sums.
	 */
	private static function insert( array $keys, int $post_id ): void {
		Sql::insert(
			'feedback_addresses',
			array_map(
				static function ( $key ) use ( $post_id ) {
					return array(
						'address_key' => array( $key ),
						'post_id'     => (int) $post_id,
					);
				},
				$keys
			)
		);
	}

	/**
	 * Adds a response that another plugin changed.
	 *
	 * @param int      $post_id   Response.
	 * @param \WP_Post $post      Response.
	 * @param bool     $is_update Whether the post existed before.
	 */
	public static function response_saved( $post_id, $post, $is_update ): void {
		if ( $is_update && $post instanceof \WP_Post ) {
			self::add( $post );
		}
	}

	/**
	 * Finds the responses that may contain addresses.
	 *
	 * @param string[] $addresses Addresses, in lower case.
	 * @return int[]|null Null if the index cannot contain one of the addresses.
	 */
	public static function find_posts( array $addresses ): ?array {
		$keys = array();
		foreach ( $addresses as $address ) {
			$own = self::build_keys( $address );
			if ( ! $own ) {
				return null;
			}
			// The last key is the longest, and matches the fewest responses.
			$keys[] = Sql::value( array( end( $own ) ) );
		}
		$rows = $keys ? Sql::rows( 'feedback_addresses', 'SELECT DISTINCT post_id FROM {table} WHERE address_key IN (' . implode( ', ', $keys ) . ')' ) : array();
		return Sql::$failed ? null : array_map( 'intval', array_column( $rows, 'post_id' ) );
	}

	/**
	 * Builds the keys of all addresses in a text.
	 *
	 * @return string[] MD5 sums: for each address the short key, and the long one if it has enough letters.
	 */
	public static function build_keys( string $text ): array {
		// The pattern of Personal_Data_Finder also matches ſ for s.
		$text = str_replace( 'ſ', 's', mb_strtolower( Utf8::clean( $text ) ) );
		$keys = array();
		preg_match_all( '/(?<=(.))@(?=([\p{L}\p{N}_][\p{L}\p{M}\p{N}_\-]*(?:\.[\p{L}\p{N}][\p{L}\p{M}\p{N}_\-]*)*))/us', $text, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $found as $match ) {
			$before = mb_substr( substr( $text, max( 0, $match[0][1] - 4 * self::LONG ), min( $match[0][1], 4 * self::LONG ) ), -self::LONG );
			foreach ( array( self::SHORT, self::LONG ) as $length ) {
				if ( mb_strlen( $before ) >= $length ) {
					$keys[] = md5( mb_substr( $before, -$length ) . '@' . $match[2][0] );
				}
			}
		}
		return array_values( array_unique( $keys ) );
	}
}
