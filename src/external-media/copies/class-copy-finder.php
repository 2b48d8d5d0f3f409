<?php
namespace Mainstreet\External_Media\Copies;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the copy that an earlier, identical request made: a gateway may end a slow request although the server completes it. A copy is
 * reused only for the same user, image, texts and post, and for one day.
 */
final class Copy_Finder {

	/** Meta key of a copy, with the hash from key(). */
	const META = '_mainstreet_media_copy';

	/** Seconds after which an identical request makes another copy. */
	const SPAN = DAY_IN_SECONDS;

	/**
	 * Returns the hash of a request.
	 *
	 * @param string $id    Id of the image in the library.
	 * @param array  $words Title and caption.
	 * @param int    $post  Post to attach the image to.
	 */
	public static function key( string $service, string $id, array $words, int $post ): string {
		return md5( (string) wp_json_encode( array( get_current_user_id(), $service, $id, $words, $post ) ) );
	}

	/**
	 * Finds a copy, and creates its missing image sizes.
	 *
	 * @param string $key As key() returns it.
	 * @return int Attachment id; 0 if there is none, or its file is missing.
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
			// An interrupted request may have created only some sizes.
			wp_update_image_subsizes( $id );
		}
		return $id;
	}
}
