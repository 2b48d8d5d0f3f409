<?php
namespace Mainstreet\Videos\Files;

use Mainstreet\Core\Site_Key;
use Mainstreet\Registration\Rest\Routes;
use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the URLs of video files: the file's URL for a public video, a signed URL that expires for a private one
 * (docs/server-contract.md B.17).
 */
final class Video_Files {

	/** Seconds for which a signed URL is valid. */
	const LIFE = 21600;

	/**
	 * Returns the URL that plays a video. The caller must check Video_Access::can_watch().
	 *
	 * @return string '' if there is no file.
	 */
	public static function address( int $id ): string {
		Video_Place::settle( $id );
		return Video_Folder::is_closed( (string) get_attached_file( $id, true ) ) ? self::signed( $id ) : (string) wp_get_attachment_url( $id );
	}

	/**
	 * Whether the parameters of a URL from signed() are valid and have not expired.
	 *
	 * @param string $expiry Unix time.
	 * @param string $proof  Signature.
	 */
	public static function is_signed( string $guid, string $expiry, string $proof ): bool {
		return 1 === preg_match( '/^\d{10}$/D', $expiry ) && (int) $expiry >= time() && (int) $expiry <= time() + self::LIFE && hash_equals( self::proof( $guid, $expiry ), $proof );
	}

	/**
	 * Callback of `wp_get_attachment_url`: replaces the URL of a file in the protected folder. Posts, exports and emails store the result, so
	 * it must not be a signed URL, which works for anyone.
	 *
	 * @param string $url URL.
	 * @return string URL that checks the user for each request; '' if the current user cannot watch the video.
	 */
	public static function hide( $url, int $id ) {
		if ( ! Video_Folder::is_closed( (string) get_attached_file( $id, true ) ) ) {
			return $url;
		}
		return Video_Access::can_watch( $id ) ? Video_Own_Address::of( $id ) : '';
	}

	/**
	 * Creates a signed URL.
	 *
	 * @param string   $what `file` or `track`.
	 * @param string[] $more Further parameters, which are not signed.
	 */
	public static function signed( int $id, string $what = 'file', array $more = array() ): string {
		$guid   = Videos::guid( $id );
		$expiry = (string) ( time() + self::LIFE );
		return add_query_arg(
			$more + array(
				'exp' => $expiry,
				'sig' => self::proof( $guid, $expiry ),
			),
			rest_url( Routes::OWN . "/videos/$guid/$what" )
		);
	}

	/**
	 * Returns the signature of a URL.
	 *
	 * @param string $expiry Unix time.
	 * @return string 64 hexadecimal digits.
	 */
	private static function proof( string $guid, string $expiry ): string {
		return hash_hmac( 'sha256', "video|$guid|$expiry|readers", Site_Key::salt() );
	}
}
