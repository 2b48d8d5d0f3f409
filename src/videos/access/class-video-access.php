<?php
namespace Mainstreet\Videos\Access;

use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/** Decides who can watch a video: everybody, or for private videos only logged-in users who can read the site. */
final class Video_Access {

	/** Whether a video is private, by its own setting or that of the site. */
	public static function is_private( int $id ): bool {
		$setting = Videos::settings( $id )['privacy_setting'];
		return Videos::PRIVACY_PRIVATE === $setting || ( Videos::PRIVACY_SITE === $setting && self::is_site_private() );
	}

	/** Whether videos of this site are private by default. */
	public static function is_site_private(): bool {
		return (bool) get_option( Videos::PRIVATE_OPTION );
	}

	/** Whether the current user can watch a video. */
	public static function can_watch( int $id ): bool {
		$can = ! self::is_private( $id ) || current_user_can( 'read' );
		/**
		 * Filters whether the current user can watch a video. Pages with public videos are cached.
		 *
		 * @param bool $can Whether the user can watch it.
		 * @param int  $id  Attachment.
		 */
		return (bool) apply_filters( 'mainstreet_can_watch_video', $can, $id );
	}
}
