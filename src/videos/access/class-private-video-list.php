<?php
namespace Mainstreet\Videos\Access;

use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the ids of private videos and their posters in an option, so that queries for attachments need no search for them. A
 * change of privacy sets a new version; a list of another version is rebuilt when it is next read.
 */
final class Private_Video_List {

	/** Option with the list. */
	const OPTION = 'mainstreet_private_video_list';

	/** Option with the version. It is set after a change, so a list that was read before the change has an old version. */
	const VERSION = 'mainstreet_private_videos_version';

	/** Seconds until a list is rebuilt: imports by SQL, and changes while the plugin is inactive, run no hooks. */
	const LIFETIME = HOUR_IN_SECONDS;

	/** Maximum number of videos and posters for which the option is autoloaded. */
	const AUTOLOADED = 1000;

	/**
	 * Lists read in this process, by blog id.
	 *
	 * @var array[]
	 */
	private static array $lists = array();

	/**
	 * Returns the private videos of this site.
	 *
	 * @return int[] Attachment ids.
	 */
	public static function get_video_ids(): array {
		return self::read()['films'];
	}

	/**
	 * Returns the posters of private videos of this site.
	 *
	 * @return array[] Lists of video ids, by attachment id of the poster.
	 */
	public static function get_posters(): array {
		return self::read()['posters'];
	}

	/** Makes the list invalid; it is rebuilt when it is next read. */
	public static function expire(): void {
		update_option( self::VERSION, uniqid( '', true ), true );
	}

	/**
	 * Invalidates the list if the privacy or the poster of a video was changed.
	 *
	 * @param int $id Post; 0 if the meta key was deleted for all posts.
	 */
	public static function handle_meta_change( int $id, string $key ): void {
		if ( 'videopress_privacy_setting' === $key || ( '_thumbnail_id' === $key && ( ! $id || Videos::is_video( $id ) ) ) ) {
			self::expire();
		}
	}

	/**
	 * Invalidates the list if an attachment became a video, or no longer is one. Callback of `add_attachment` and `attachment_updated`.
	 *
	 * @param int           $id     Attachment.
	 * @param \WP_Post|null $after  Attachment after the change.
	 * @param \WP_Post|null $before Attachment before the change.
	 */
	public static function handle_attachment_change( $id, $after = null, $before = null ): void {
		if ( ! is_numeric( $id ) ) {
			return;
		}
		$before    = $before instanceof \WP_Post ? $before : null;
		$was_video = $before && 0 === strpos( (string) $before->post_mime_type, 'video/' );
		if ( $before ? Videos::is_video( (int) $id ) !== $was_video : Videos::is_video( (int) $id ) ) {
			self::expire();
		}
	}

	/**
	 * Returns the list; rebuilds it if it is invalid.
	 *
	 * @return array `films`, `posters`.
	 */
	private static function read(): array {
		$site    = get_current_blog_id();
		$version = (string) get_option( self::VERSION, '' );
		if ( '' === $version ) {
			self::expire();
			$version = (string) get_option( self::VERSION, '' );
		}
		if ( isset( self::$lists[ $site ] ) && self::is_current( self::$lists[ $site ], $version ) ) {
			return self::$lists[ $site ];
		}
		$list = get_option( self::OPTION );
		if ( ! self::is_current( $list, $version ) ) {
			$list = self::find_private_videos() + array(
				'version' => $version,
				'until'   => time() + self::LIFETIME,
			);
			update_option( self::OPTION, $list, count( $list['films'] ) + count( $list['posters'] ) <= self::AUTOLOADED );
		}
		self::$lists[ $site ] = $list;
		return $list;
	}

	/**
	 * Whether a list has the current version and has not expired.
	 *
	 * @param mixed $list Value of the option.
	 */
	private static function is_current( $list, string $version ): bool {
		return is_array( $list ) && isset( $list['films'], $list['posters'], $list['version'], $list['until'] ) && is_array( $list['films'] ) && is_array( $list['posters'] )
			&& $version === $list['version'] && time() < $list['until'] && $list['until'] <= time() + self::LIFETIME;
	}

	/**
	 * Finds the private videos: by their privacy setting, or, if videos of the site are private by default, among all videos.
	 *
	 * @return array `films`, `posters`.
	 */
	private static function find_private_videos(): array {
		global $wpdb;
		$from = Video_Access::is_site_private()
			? "{$wpdb->posts} f LEFT JOIN {$wpdb->postmeta} s ON s.post_id = f.ID AND s.meta_key = 'videopress_privacy_setting' AND s.meta_value IN ( '0', '1' )"
			: "{$wpdb->postmeta} s INNER JOIN {$wpdb->posts} f ON f.ID = s.post_id AND s.meta_key = 'videopress_privacy_setting' AND s.meta_value = '1'";
		$list = array(
			'films'   => array(),
			'posters' => array(),
		);
		// phpcs:ignore WordPress.DB -- only constants and table names; runs after a change.
		$rows = $wpdb->get_results( "SELECT f.ID AS film, t.meta_value AS poster FROM $from LEFT JOIN {$wpdb->postmeta} t ON t.post_id = f.ID AND t.meta_key = '_thumbnail_id' WHERE f.post_type = 'attachment' AND f.post_mime_type LIKE 'video/%' AND ( s.meta_value IS NULL OR s.meta_value = '1' )" );
		foreach ( $rows as $row ) {
			$video_id                   = (int) $row->film;
			$list['films'][ $video_id ] = $video_id;
			if ( (int) $row->poster > 0 ) {
				$list['posters'][ (int) $row->poster ][] = $video_id;
			}
		}
		return $list;
	}
}
