<?php
namespace Mainstreet\External_Media\Copies;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the copy of a request that is repeated: a gateway may end a slow request although the server went on and made the
 * copy. Only the same user's same picture, words and post count, so whoever wants another copy later gets one.
 */
final class Copy_Finder {

	/** Meta key of a copy that holds what it was made of. */
	const META = '_mainstreet_media_copy';

	/** Seconds after which the same request makes another copy. */
	const SPAN = DAY_IN_SECONDS;

	/**
	 * What a copy is made of, as a hash.
	 *
	 * @param string $service Library.
	 * @param string $id      Number of the picture there.
	 * @param array  $words   Title and caption.
	 * @param int    $post    Post it belongs to.
	 */
	public static function key( string $service, string $id, array $words, int $post ): string {
		return md5( (string) wp_json_encode( array( get_current_user_id(), $service, $id, $words, $post ) ) );
	}

	/**
	 * Finds a copy.
	 *
	 * @param string $key As key().
	 * @return int Number of the media file; 0 for none whose file is there.
	 */
	public static function find( string $key ): int {
		$found = get_posts(
			array(
				'post_type'        => 'attachment',
				'author'           => get_current_user_id(),
				'fields'           => 'ids',
				'posts_per_page'   => 1,
				'suppress_filters' => false,
				'meta_key'         => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery -- few files have this key.
				'meta_value'       => $key, // phpcs:ignore WordPress.DB.SlowDBQuery -- as above.
				'date_query'       => array(
					array(
						'column' => 'post_date',
						'after'  => wp_date( 'Y-m-d H:i:s', time() - self::SPAN ),
					),
				),
			)
		);
		$id    = $found ? (int) $found[0] : 0;
		$file  = $id ? get_attached_file( $id ) : '';
		if ( ! $id || ! $file || ! is_file( $file ) ) {
			return 0;
		}
		if ( wp_attachment_is_image( $id ) ) {
			// A request that ended early may have made some sizes only.
			wp_update_image_subsizes( $id );
		}
		return $id;
	}
}
