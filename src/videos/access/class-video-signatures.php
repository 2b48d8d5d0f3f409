<?php
namespace Mainstreet\Videos\Access;

use Mainstreet\Core\Site_Key;
use Mainstreet\Registration\Rest\Routes;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and verifies what lets anyone watch one private video until it expires (docs/server-contract.md B.17): signed URLs of its files,
 * and grants for its player (premium access). Create them only on an uncached page for a visitor who can watch the video.
 */
final class Video_Signatures {

	/** Seconds for which a signature is valid. */
	const LIFE = 21600;

	/**
	 * Creates the signed URL of a file.
	 *
	 * @param string   $what `file`, `track` or `copy`.
	 * @param string[] $more Further parameters, which are not signed.
	 */
	public static function create_url( int $id, string $what = 'file', array $more = array() ): string {
		$guid   = Videos::guid( $id );
		$expiry = (string) ( time() + self::LIFE );
		return add_query_arg(
			$more + array(
				'exp' => $expiry,
				'sig' => self::sign( "video|$guid|$expiry|readers" ),
			),
			rest_url( Routes::OWN . "/videos/$guid/$what" )
		);
	}

	/**
	 * Whether the parameters of a URL from create_url() are valid and have not expired.
	 *
	 * @param string $expiry Unix time.
	 */
	public static function is_valid_url( string $guid, string $expiry, string $signature ): bool {
		return 1 === preg_match( '/^\d{10}$/D', $expiry ) && self::is_current( (int) $expiry ) && hash_equals( self::sign( "video|$guid|$expiry|readers" ), $signature );
	}

	/** Creates a grant. */
	public static function create_grant( string $guid ): string {
		$expiry = (string) ( time() + self::LIFE );
		return $expiry . '-' . self::sign( "video-grant|$guid|$expiry" );
	}

	/**
	 * Whether a value is a valid grant for a video, and has not expired.
	 *
	 * @param mixed $grant Value.
	 */
	public static function is_valid_grant( string $guid, $grant ): bool {
		return is_string( $grant ) && preg_match( '/^(\d{10})-([0-9a-f]{64})$/D', $grant, $parts )
			&& self::is_current( (int) $parts[1] ) && hash_equals( self::sign( "video-grant|$guid|{$parts[1]}" ), $parts[2] );
	}

	private static function is_current( int $expiry ): bool {
		return $expiry >= time() && $expiry <= time() + self::LIFE;
	}

	/** Returns 64 hexadecimal digits. */
	private static function sign( string $text ): string {
		return hash_hmac( 'sha256', $text, Site_Key::salt() );
	}
}
