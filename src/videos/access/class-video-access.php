<?php
namespace Mainstreet\Videos\Access;

use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Public videos are for everybody, private ones for the site's readers who are logged in.
 */
final class Video_Access {

	/** What private videos are by, where a video says “as the site”. Its name is that of the hosted service's setting. */
	const SITE_OPTION = 'videopress_private_enabled_for_site';

	/**
	 * Whether not everybody may watch.
	 *
	 * @param int $id Attachment.
	 */
	public static function is_private( int $id ): bool {
		$setting = Videos::settings( $id )['privacy_setting'];
		return Videos::PRIVACY_PRIVATE === $setting || ( Videos::PRIVACY_SITE === $setting && self::is_site_private() );
	}

	/** Whether videos of this site are private unless they say otherwise. */
	public static function is_site_private(): bool {
		return (bool) get_option( self::SITE_OPTION );
	}

	/**
	 * Whether who asks may watch.
	 *
	 * @param int $id Attachment.
	 */
	public static function can_watch( int $id ): bool {
		$can = ! self::is_private( $id ) || current_user_can( 'read' );
		/**
		 * Filters who may watch a video. Pages of public videos are kept by caches.
		 *
		 * @param bool $can Whether this user may.
		 * @param int  $id  Attachment.
		 */
		return (bool) apply_filters( 'mainstreet_can_watch_video', $can, $id );
	}
}
