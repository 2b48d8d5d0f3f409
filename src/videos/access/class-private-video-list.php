<?php
namespace Mainstreet\Videos\Access;

use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the numbers of private videos and of their posters in an option, so that no list of attachments has to look for them. A change of what they
 * follow from gives the list a new version: a list of another version is made anew by who needs it next.
 */
final class Private_Video_List {

	const OPTION = 'mainstreet_private_videos';

	/** Option with the version. It is written after each change, the list before: one that was read too early has an old version. */
	const VERSION = 'mainstreet_private_videos_version';

	/** Seconds that a list is good for: imports by SQL, and changes while the plugin is off, run no hooks. */
	const LIFETIME = HOUR_IN_SECONDS;

	/** Videos and posters up to which WordPress loads the list with its other options. */
	const AUTOLOADED = 1000;

	/**
	 * Lists of this process, by the number of the site.
	 *
	 * @var array[]
	 */
	private static array $lists = array();

	/**
	 * Private videos of this site.
	 *
	 * @return int[] Attachments.
	 */
	public static function films(): array {
		return self::read()['films'];
	}

	/**
	 * Posters of private videos of this site.
	 *
	 * @return array[] Numbers of films, by the number of the poster.
	 */
	public static function posters(): array {
		return self::read()['posters'];
	}

	/** Says that the list has to be made anew. */
	public static function expire(): void {
		update_option( self::VERSION, uniqid( '', true ), true );
	}

	/**
	 * Expires the list where meta data was changed that it follows from.
	 *
	 * @param int    $id  Attachment, or another post; 0 where it was deleted of all.
	 * @param string $key Key of the meta data.
	 */
	public static function meta_changed( int $id, string $key ): void {
		if ( 'videopress_privacy_setting' === $key || ( '_thumbnail_id' === $key && ( ! $id || Videos::is_video( $id ) ) ) ) {
			self::expire();
		}
	}

	/**
	 * Expires the list where an attachment is, or was, a video. Actions `add_attachment` and `attachment_updated`.
	 *
	 * @param int           $id     Attachment.
	 * @param \WP_Post|null $after  The attachment.
	 * @param \WP_Post|null $before What it was.
	 */
	public static function attachment_changed( $id, $after = null, $before = null ): void {
		$was_video = $before && 0 === strpos( (string) $before->post_mime_type, 'video/' );
		// An edit that leaves it a video changes nothing of the list.
		if ( $before ? Videos::is_video( (int) $id ) !== $was_video : Videos::is_video( (int) $id ) ) {
			self::expire();
		}
	}

	/**
	 * The list, made where there is none that is good.
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
		if ( isset( self::$lists[ $site ] ) && self::is_good( self::$lists[ $site ], $version ) ) {
			return self::$lists[ $site ];
		}
		$list = get_option( self::OPTION );
		if ( ! self::is_good( $list, $version ) ) {
			$list = self::make() + array(
				'version' => $version,
				'until'   => time() + self::LIFETIME,
			);
			update_option( self::OPTION, $list, count( $list['films'] ) + count( $list['posters'] ) <= self::AUTOLOADED );
		}
		self::$lists[ $site ] = $list;
		return $list;
	}

	/**
	 * Whether a list can be used.
	 *
	 * @param mixed  $list    What is stored.
	 * @param string $version Version that it has to have.
	 */
	private static function is_good( $list, string $version ): bool {
		return is_array( $list ) && isset( $list['films'], $list['posters'], $list['version'], $list['until'] ) && is_array( $list['films'] ) && is_array( $list['posters'] )
			&& $version === $list['version'] && time() < $list['until'] && $list['until'] <= time() + self::LIFETIME;
	}

	/**
	 * Finds the private videos: by the key of their setting, or, where a video is private unless it says otherwise, among all videos.
	 *
	 * @return array `films`, `posters`.
	 */
	private static function make(): array {
		global $wpdb;
		$from = Video_Access::is_site_private()
			? "{$wpdb->posts} f LEFT JOIN {$wpdb->postmeta} s ON s.post_id = f.ID AND s.meta_key = 'videopress_privacy_setting' AND s.meta_value IN ( '0', '1' )"
			: "{$wpdb->postmeta} s INNER JOIN {$wpdb->posts} f ON f.ID = s.post_id AND s.meta_key = 'videopress_privacy_setting' AND s.meta_value = '1'";
		$list = array(
			'films'   => array(),
			'posters' => array(),
		);
		// phpcs:ignore WordPress.DB -- constants and names of tables; runs after a change.
		$rows = $wpdb->get_results( "SELECT f.ID AS film, t.meta_value AS poster FROM $from LEFT JOIN {$wpdb->postmeta} t ON t.post_id = f.ID AND t.meta_key = '_thumbnail_id' WHERE f.post_type = 'attachment' AND f.post_mime_type LIKE 'video/%' AND ( s.meta_value IS NULL OR s.meta_value = '1' )" );
		foreach ( $rows as $row ) {
			$film                   = (int) $row->film;
			$list['films'][ $film ] = $film;
			if ( (int) $row->poster > 0 ) {
				$list['posters'][ (int) $row->poster ][] = $film;
			}
		}
		return $list;
	}
}
