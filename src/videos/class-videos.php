<?php
namespace Mainstreet\Videos;

use Mainstreet\Core\Database\Transaction_Lost;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Files\Video_Lock;

defined( 'ABSPATH' ) || exit;

/**
 * A film in the media library under a name of eight letters and digits, with what its owner says of it (docs/server-contract.md A35). All of it is
 * meta data of the attachment, under the keys that sites with the hosted service have.
 */
final class Videos {

	const GUID = 'videopress_guid';

	/** For whom a video is. */
	const RATINGS = array( 'G', 'PG-13', 'R-17' );

	/** Who may watch: everybody, readers who are logged in, or as the site says. */
	const PRIVACY_PUBLIC  = 0;
	const PRIVACY_PRIVATE = 1;
	const PRIVACY_SITE    = 2;

	/**
	 * The attachment of a guid.
	 *
	 * @param string $guid Guid.
	 * @return int 0 for none, one in the trash, or one that the hosted service alone has.
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
			// Databases may take capitals for small letters.
			if ( get_post_meta( $id, self::GUID, true ) === $guid && self::is_video( $id ) && ! self::is_remote( $id ) ) {
				return (int) $id;
			}
		}
		return 0;
	}

	/**
	 * The guid of a video; it is made when it is first asked for.
	 *
	 * @param int $id Attachment.
	 * @return string '' for what is no video.
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
			return Video_Lock::during(
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
			// Another one may have made it.
			return self::stored_guid( $id );
		}
	}

	/**
	 * The guid that is stored of a video.
	 *
	 * @param int $id Attachment.
	 * @return string '' for none.
	 */
	private static function stored_guid( int $id ): string {
		$guid = get_post_meta( $id, self::GUID, true );
		return is_string( $guid ) && preg_match( '/^[A-Za-z0-9]{8}$/D', $guid ) ? $guid : '';
	}

	/**
	 * The title of a video, as plain text.
	 *
	 * @param int $id Attachment.
	 * @return string Unescaped.
	 */
	public static function title( int $id ): string {
		return trim( Plain_Text::from_html( (string) get_post_field( 'post_title', $id, 'raw' ) ) );
	}

	/**
	 * What its owner says of a video.
	 *
	 * @param int $id Attachment.
	 * @return array `rating` (one of RATINGS), `allow_download`, `display_embed` (bool), `privacy_setting` (0, 1, 2).
	 */
	public static function settings( int $id ): array {
		$rating  = get_post_meta( $id, 'videopress_rating', true );
		$privacy = get_post_meta( $id, 'videopress_privacy_setting', true );
		return array(
			'rating'          => self::rating( $rating ),
			'allow_download'  => '1' === get_post_meta( $id, 'videopress_allow_download', true ),
			'display_embed'   => '0' !== get_post_meta( $id, 'videopress_display_embed', true ),
			'privacy_setting' => in_array( $privacy, array( '0', '1' ), true ) ? (int) $privacy : self::PRIVACY_SITE,
		);
	}

	/**
	 * A rating as it is kept.
	 *
	 * @param mixed $rating Anything.
	 * @return string One of RATINGS.
	 */
	public static function rating( $rating ): string {
		if ( 'X-18' === $rating ) {
			return 'R-17';
		}
		return in_array( $rating, self::RATINGS, true ) ? $rating : 'G';
	}

	/**
	 * Forgets what this process has read of a video: others may have changed it, and made it private.
	 *
	 * @param int $id Attachment.
	 */
	public static function forget( int $id ): void {
		clean_post_cache( $id );
		wp_cache_delete( $id, 'post_meta' );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( Video_Access::SITE_OPTION, 'options' );
	}

	/**
	 * Whether a film is at the hosted service alone: its entry in the library came with the content, without a file. Files that a plugin keeps
	 * elsewhere are not meant.
	 *
	 * @param int $id Attachment that is a film.
	 */
	public static function is_remote( int $id ): bool {
		$file = (string) get_attached_file( $id, true );
		return '' === $file || ( 'video/videopress' === get_post_mime_type( $id ) && ! is_file( $file ) );
	}

	/**
	 * Whether an attachment is a film.
	 *
	 * @param int $id Attachment.
	 */
	public static function is_video( int $id ): bool {
		return 'attachment' === get_post_type( $id ) && 0 === strpos( (string) get_post_mime_type( $id ), 'video/' );
	}
}
