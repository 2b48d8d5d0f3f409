<?php
namespace Mainstreet\Videos\Files;

use Mainstreet\Core\Site_Key;
use Mainstreet\Registration\Rest\Routes;
use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * A public video has the address of its file, a private one a signed address that expires (docs/server-contract.md B.17).
 */
final class Video_Files {

	/** Seconds an address works. */
	const LIFE = 21600;

	/**
	 * The address to play a video. Ask Video_Access::can_watch() before.
	 *
	 * @param int $id Attachment.
	 * @return string '' where there is no file.
	 */
	public static function address( int $id ): string {
		Video_Place::settle( $id );
		return Video_Folder::is_closed( (string) get_attached_file( $id, true ) ) ? self::signed( $id ) : (string) wp_get_attachment_url( $id );
	}

	/**
	 * Whether an address was made by signed(), and still works.
	 *
	 * @param string $guid   Guid.
	 * @param string $expiry Unix time.
	 * @param string $proof  Signature.
	 */
	public static function is_signed( string $guid, string $expiry, string $proof ): bool {
		return 1 === preg_match( '/^\d{10}$/D', $expiry ) && (int) $expiry >= time() && (int) $expiry <= time() + self::LIFE && hash_equals( self::proof( $guid, $expiry ), $proof );
	}

	/**
	 * Addresses of files in the closed folder are shown to nobody, and none that works for whoever has it: posts, exports and mails keep what
	 * they get. Filter `wp_get_attachment_url`.
	 *
	 * @param string $url Address.
	 * @param int    $id  Attachment.
	 * @return string For who may watch an address that works for who may watch, '' for others.
	 */
	public static function hide( $url, int $id ) {
		if ( ! Video_Folder::is_closed( (string) get_attached_file( $id, true ) ) ) {
			return $url;
		}
		return Video_Access::can_watch( $id ) ? Video_Own_Address::of( $id ) : '';
	}

	/**
	 * A signed address.
	 *
	 * @param int      $id   Attachment.
	 * @param string   $what `file` or `track`.
	 * @param string[] $more Further parameters.
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
	 * The signature of an address.
	 *
	 * @param string $guid   Guid.
	 * @param string $expiry Unix time.
	 * @return string 64 hexadecimal digits.
	 */
	private static function proof( string $guid, string $expiry ): string {
		return hash_hmac( 'sha256', "video|$guid|$expiry|readers", Site_Key::salt() );
	}
}
