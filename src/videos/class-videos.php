<?php
namespace Mainstreet\Videos;

use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Database\Transaction_Lost;
use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the guid and the settings of videos in the media library (docs/server-contract.md A35). Both are metadata of the attachment, with
 * the keys that VideoPress uses.
 */
final class Videos {

	const GUID = 'videopress_guid';

	/** Option: whether videos with the privacy "as the site" are private. Has the name that VideoPress uses. */
	const PRIVATE_OPTION = 'videopress_private_enabled_for_site';

	/** Age ratings. */
	const RATINGS = array( 'G', 'PG-13', 'R-17' );

	/** Values of the privacy setting: everybody, logged-in users, or the default of the site. */
	const PRIVACY_PUBLIC  = 0;
	const PRIVACY_PRIVATE = 1;
	const PRIVACY_SITE    = 2;

	/**
	 * Finds a video by its guid.
	 *
	 * @return int Attachment id; 0 if there is none, it is in the trash, or it is hosted at VideoPress only.
	 */
	public static function find( string $guid ): int {
		if ( ! preg_match( '/^[A-Za-z0-9]{8}$/D', $guid ) ) {
			return 0;
		}
		$ids = get_posts(
			array(
				'post_type'        => 'attachment',
				'post_status'      => 'inherit',
				'meta_key'         => self::GUID, // phpcs:ignore WordPress.DB.SlowDBQuery -- on the player's page only.
				'meta_value'       => $guid, // phpcs:ignore WordPress.DB.SlowDBQuery -- as above.
				'fields'           => 'ids',
				'numberposts'      => 5,
				'orderby'          => 'ID',
				'order'            => 'ASC',
				'suppress_filters' => true,
			)
		);
		foreach ( $ids as $id ) {
			// Databases may compare case-insensitively.
			if ( get_post_meta( $id, self::GUID, true ) === $guid && self::is_video( $id ) && ! self::is_remote( $id ) ) {
				return (int) $id;
			}
		}
		return 0;
	}

	/**
	 * Returns the guid of a video: eight letters and digits. Creates it if there is none.
	 *
	 * @return string '' if the attachment is not a video.
	 */
	public static function guid( int $id ): string {
		if ( ! self::is_video( $id ) ) {
			return '';
		}
		$guid = self::stored_guid( $id );
		if ( '' !== $guid ) {
			return $guid;
		}
		try {
			return self::run_locked(
				$id,
				static function () use ( $id ) {
					$guid = self::stored_guid( $id );
					if ( '' !== $guid ) {
						return $guid;
					}
					do {
						$guid = wp_generate_password( 8, false );
					} while ( self::find( $guid ) );
					update_post_meta( $id, self::GUID, $guid );
					return $guid;
				}
			);
		} catch ( Transaction_Lost $error ) {
			// Another process may have created it.
			return self::stored_guid( $id );
		}
	}

	/** Returns the stored guid of a video; '' if there is none. */
	private static function stored_guid( int $id ): string {
		$guid = get_post_meta( $id, self::GUID, true );
		return is_string( $guid ) && preg_match( '/^[A-Za-z0-9]{8}$/D', $guid ) ? $guid : '';
	}

	/**
	 * Runs a callback while the row of a video is locked: core writes all columns of a post, and whole meta values, so parallel requests
	 * would overwrite each other's changes. The callback may run several times, so it must write only to the database, or files whose
	 * contents do not depend on repetition.
	 *
	 * @param callable $change Reads and writes the video.
	 * @return mixed Return value of the callback.
	 * @throws \Throwable Transaction_Lost if the transaction fails; exceptions of the callback.
	 */
	public static function run_locked( int $id, callable $change ) {
		global $wpdb;
		try {
			return Transaction::run(
				static function () use ( $wpdb, $id, $change ) {
					// A write without changes: other requests that begin with the same write wait.
					// phpcs:ignore WordPress.DB -- the row is locked, not read.
					if ( false === $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_parent = post_parent WHERE ID = %d", $id ) ) ) {
						self::abort_transaction( $wpdb->last_error );
					}
					self::clear_cache( $id );
					return $change();
				}
			);
		} finally {
			// Others may have cached values from before the transaction was committed.
			self::clear_cache( $id );
		}
	}

	/**
	 * Ends a transaction in which a write failed, so that it is run again.
	 *
	 * @param string $error Error of the database.
	 * @throws Transaction_Lost Always.
	 */
	public static function abort_transaction( string $error ): void {
		throw new Transaction_Lost( '' === $error ? 'The lock on a video was lost.' : $error ); // phpcs:ignore WordPress.Security.EscapeOutput -- no output.
	}

	/**
	 * Returns the title of a video as plain text.
	 *
	 * @return string Not escaped.
	 */
	public static function title( int $id ): string {
		return trim( Plain_Text::from_html( (string) get_post_field( 'post_title', $id, 'raw' ) ) );
	}

	/**
	 * Returns the settings of a video.
	 *
	 * @return array `rating` (one of RATINGS), `allow_download`, `display_embed` (bool), `privacy_setting` (0, 1, 2).
	 */
	public static function settings( int $id ): array {
		$rating  = get_post_meta( $id, 'videopress_rating', true );
		$privacy = get_post_meta( $id, 'videopress_privacy_setting', true );
		return array(
			'rating'          => self::sanitize_rating( $rating ),
			'allow_download'  => '1' === get_post_meta( $id, 'videopress_allow_download', true ),
			'display_embed'   => '0' !== get_post_meta( $id, 'videopress_display_embed', true ),
			'privacy_setting' => in_array( $privacy, array( '0', '1' ), true ) ? (int) $privacy : self::PRIVACY_SITE,
		);
	}

	/**
	 * Sanitizes a rating. X-18 becomes R-17, an invalid value G.
	 *
	 * @param mixed $rating Value.
	 * @return string One of RATINGS.
	 */
	public static function sanitize_rating( $rating ): string {
		if ( 'X-18' === $rating ) {
			return 'R-17';
		}
		return in_array( $rating, self::RATINGS, true ) ? $rating : 'G';
	}

	/** Deletes a video from the caches, because another process may have changed its privacy. */
	public static function clear_cache( int $id ): void {
		clean_post_cache( $id );
		wp_cache_delete( $id, 'post_meta' );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( self::PRIVATE_OPTION, 'options' );
	}

	/**
	 * Whether a video is hosted at VideoPress only: its attachment was imported with the content, without a file. False for files that a
	 * plugin has moved to other storage.
	 */
	public static function is_remote( int $id ): bool {
		$file = (string) get_attached_file( $id, true );
		return '' === $file || ( 'video/videopress' === get_post_mime_type( $id ) && ! is_file( $file ) );
	}

	/** Whether a post is an attachment with a video. */
	public static function is_video( int $id ): bool {
		return 'attachment' === get_post_type( $id ) && 0 === strpos( (string) get_post_mime_type( $id ), 'video/' );
	}
}
