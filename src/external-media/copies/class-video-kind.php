<?php
namespace Mainstreet\External_Media\Copies;

defined( 'ABSPATH' ) || exit;

/** Detects the type of a video from its first bytes. The fileinfo extension of PHP is not on every server. */
final class Video_Kind {

	/** Allowed types => file extensions. */
	const TYPES = array(
		'video/mp4'       => 'mp4',
		'video/quicktime' => 'mov',
		'video/webm'      => 'webm',
	);

	/**
	 * Returns the MIME type of a file.
	 *
	 * @param string $file Path.
	 * @return string '' if it is not one of TYPES.
	 */
	public static function of( string $file ): string {
		$head = is_file( $file ) ? (string) file_get_contents( $file, false, null, 0, 64 ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file on this server.
		if ( 'ftyp' === substr( $head, 4, 4 ) ) {
			$brand = substr( $head, 8, 4 );
			// AVIF, HEIC and CR3 images have the same container format.
			if ( preg_match( '/^(?:avi[fs]|hei[cfmsx]|hev[cx]|mi[af]1|msf1|crx )$/', $brand ) ) {
				return '';
			}
			return 'qt  ' === $brand ? 'video/quicktime' : 'video/mp4';
		}
		return "\x1a\x45\xdf\xa3" === substr( $head, 0, 4 ) && false !== strpos( $head, 'webm' ) ? 'video/webm' : '';
	}
}
