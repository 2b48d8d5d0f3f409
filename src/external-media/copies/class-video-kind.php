<?php
namespace Mainstreet\External_Media\Copies;

defined( 'ABSPATH' ) || exit;

/**
 * Says what a video is by its first bytes: PHP's own means for it are not on every server.
 */
final class Video_Kind {

	/** What is taken, by what the file itself says. */
	const TYPES = array(
		'video/mp4'       => 'mp4',
		'video/quicktime' => 'mov',
		'video/webm'      => 'webm',
	);

	/**
	 * The kind of a file.
	 *
	 * @param string $file Path.
	 * @return string '' for what is none of them.
	 */
	public static function of( string $file ): string {
		$head = is_file( $file ) ? (string) file_get_contents( $file, false, null, 0, 64 ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file on this server.
		if ( 'ftyp' === substr( $head, 4, 4 ) ) {
			$brand = substr( $head, 8, 4 );
			// Pictures are in such boxes, too.
			if ( preg_match( '/^(?:avi[fs]|hei[cfmsx]|hev[cx]|mi[af]1|msf1|crx )$/', $brand ) ) {
				return '';
			}
			return 'qt  ' === $brand ? 'video/quicktime' : 'video/mp4';
		}
		return "\x1a\x45\xdf\xa3" === substr( $head, 0, 4 ) && false !== strpos( $head, 'webm' ) ? 'video/webm' : '';
	}
}
