<?php
namespace Mainstreet\Videos\Access;

use Mainstreet\Videos\Files\Video_Folder;
use Mainstreet\Videos\Files\Video_Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Hides private videos, and images that belong to them (their posters, and images attached to them), from users who can neither watch
 * nor edit them. Core shows every attachment to everybody: its page, REST API, search, feeds.
 */
final class Video_Query_Filter {

	/** Whether is_hidden() is running. current_user_can( 'edit_post' ) reads the post status, whose filter calls is_hidden() again. */
	private static bool $is_checking = false;

	/**
	 * Whether an attachment is hidden from the current user.
	 *
	 * @param int|\WP_Post|null $post Attachment or any other post.
	 */
	public static function is_hidden( $post ): bool {
		$post = get_post( $post );
		if ( ! $post || 'attachment' !== $post->post_type || self::$is_checking || self::is_without_user() ) {
			return false;
		}
		self::$is_checking = true;
		$is_hidden         = false;
		foreach ( 0 === strpos( $post->post_mime_type, 'video/' ) ? array( $post->ID ) : self::find_private_videos( $post ) as $id ) {
			$is_hidden = $is_hidden || ( Video_Access::is_private( $id ) && ! Video_Access::can_watch( $id ) && ! current_user_can( 'edit_post', $post->ID ) );
		}
		self::$is_checking = false;
		return $is_hidden;
	}

	/**
	 * Returns the private videos that an image belongs to.
	 *
	 * @return int[] Attachment ids; empty for users who can read the site.
	 */
	private static function find_private_videos( \WP_Post $post ): array {
		if ( 0 !== strpos( $post->post_mime_type, 'image/' ) || current_user_can( 'read' ) ) {
			return array();
		}
		$posters   = Private_Video_List::get_posters();
		$video_ids = Private_Video_List::get_video_ids();
		return array_merge( isset( $posters[ $post->ID ] ) ? $posters[ $post->ID ] : array(), isset( $video_ids[ $post->post_parent ] ) ? array( $post->post_parent ) : array() );
	}

	/**
	 * Callback of `posts_where`: excludes private videos and their images from queries, so that counts and pagination are right.
	 *
	 * @param string    $where SQL.
	 * @param \WP_Query $query Query.
	 * @return string
	 */
	public static function filter_where( $where, $query ) {
		if ( ! self::can_find_attachments( $query ) || self::is_without_user() || current_user_can( 'read' ) ) {
			return $where;
		}
		$video_ids = Private_Video_List::get_video_ids();
		if ( ! $video_ids ) {
			return $where;
		}
		global $wpdb;
		// A list of ids instead of a subquery: the database needs no further rows to check it.
		$hidden    = implode( ',', array_map( 'intval', array_merge( $video_ids, array_keys( Private_Video_List::get_posters() ) ) ) );
		$video_ids = implode( ',', array_map( 'intval', $video_ids ) );
		return $where . " AND NOT ( {$wpdb->posts}.post_type = 'attachment' AND ( {$wpdb->posts}.ID IN ($hidden) OR {$wpdb->posts}.post_parent IN ($video_ids) ) )";
	}

	/**
	 * Whether a query may find attachments. A search of the site has the post type `any`, but only published posts, which attachments
	 * are not.
	 *
	 * @param \WP_Query $query Query.
	 */
	private static function can_find_attachments( $query ): bool {
		$types = (array) $query->get( 'post_type' );
		return in_array( 'attachment', $types, true ) || ( in_array( 'any', $types, true ) && array_intersect( array( 'any', 'inherit' ), (array) $query->get( 'post_status' ) ) );
	}

	/**
	 * Callback of `the_posts`: removes the hidden attachments that filter_where() does not exclude: attachment pages, and videos hidden by the
	 * filter `mainstreet_can_watch_video`.
	 *
	 * @param mixed $posts Posts.
	 * @return mixed
	 */
	public static function filter_posts( $posts ) {
		return is_array( $posts ) ? array_values(
			array_filter(
				$posts,
				static fn( $post ) => ! $post instanceof \WP_Post || 'attachment' !== $post->post_type || ! self::is_hidden( $post )
			)
		) : $posts;
	}

	/**
	 * Callback of `rest_dispatch_request`: returns an error for routes of one hidden attachment. Runs after their permission check.
	 *
	 * @param mixed $result  Result of an earlier callback; null for none.
	 * @param array $handler Handler of the route.
	 * @return mixed
	 */
	public static function filter_rest_dispatch( $result, $request, $handler ) {
		$callback = isset( $handler['callback'] ) ? $handler['callback'] : null;
		$is_one   = null === $result && is_array( $callback ) && isset( $callback[0], $request['id'] ) && $callback[0] instanceof \WP_REST_Attachments_Controller;
		return $is_one && self::is_hidden( (int) $request['id'] )
			? new \WP_Error( 'rest_forbidden', __( 'This video is private.', 'mainstreet-blocks' ), array( 'status' => rest_authorization_required_code() ) )
			: $result;
	}

	/**
	 * Callback of `get_post_status`: returns `private` for a hidden attachment. oEmbed and canonical redirects check the status.
	 *
	 * @param string $status Status.
	 * @return string
	 */
	public static function filter_status( $status, \WP_Post $post ) {
		return self::is_hidden( $post ) ? 'private' : $status;
	}

	/**
	 * Callback of `shortcode_atts_playlist`: removes hidden videos from a playlist.
	 *
	 * @param array $list Attributes.
	 * @return array
	 */
	public static function filter_playlist( $list ) {
		if ( ! is_array( $list ) || ! isset( $list['type'], $list['include'], $list['id'] ) || 'video' !== $list['type'] ) {
			return $list;
		}
		$ids = wp_parse_id_list( $list['include'] );
		if ( ! $ids ) {
			$ids = wp_list_pluck( get_attached_media( 'video', (int) $list['id'] ), 'ID' );
		}
		$shown = array_filter( $ids, static fn( $id ) => ! self::is_hidden( (int) $id ) );
		// With an empty list, core would play all videos of the post.
		return count( $shown ) === count( $ids ) ? $list : array( 'include' => $shown ? implode( ',', $shown ) : '0,0' ) + $list;
	}

	/**
	 * Callback of `rss_enclosure` and `atom_enclosure`: removes the enclosure of a video that is private now. Core stores the URLs of
	 * enclosures when a post is published.
	 *
	 * @param string $tag Element.
	 * @return string '' for a private video.
	 */
	public static function filter_enclosure( $tag ) {
		global $wpdb;
		$uploads = wp_upload_dir( null, false );
		$url     = is_string( $tag ) && preg_match( '/ (?:url|href)="([^"]+)"/', $tag, $found ) ? html_entity_decode( $found[1], ENT_QUOTES ) : '';
		if ( 0 !== strpos( $url, $uploads['baseurl'] . '/' ) ) {
			return $tag;
		}
		$path = rawurldecode( substr( $url, strlen( $uploads['baseurl'] ) + 1 ) );
		// PHP before 8.1 warns about a null byte.
		if ( false !== strpos( $path, "\0" ) || is_file( $uploads['basedir'] . '/' . $path ) ) {
			return $tag;
		}
		// phpcs:ignore WordPress.DB -- uses the index of meta keys; runs in feeds, for missing files only.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value = %s", Video_Storage::PUBLIC_PATH_META, $path ) );
		return array_filter( array_map( 'intval', $ids ), array( Video_Access::class, 'is_private' ) ) ? '' : $tag;
	}

	/**
	 * Callback of `wxr_export_skip_postmeta`: keeps paths of the protected folder out of exports.
	 *
	 * @param bool   $skip Whether the meta value is skipped.
	 * @param string $key  Meta key.
	 * @param object $meta Row of the meta table.
	 * @return bool
	 */
	public static function filter_export_meta( $skip, $key, $meta ) {
		return $skip || ( '_wp_attached_file' === $key && isset( $meta->meta_value ) && Video_Folder::contains( '/' . $meta->meta_value ) );
	}

	/** Whether the code runs without a user: cron and WP-CLI can access everything. */
	private static function is_without_user(): bool {
		return wp_doing_cron() || ( defined( 'WP_CLI' ) && WP_CLI );
	}
}
