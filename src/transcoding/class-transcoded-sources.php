<?php
namespace Mainstreet\Transcoding;

defined( 'ABSPATH' ) || exit;

/**
 * URLs of the files made from a video, for the player and the REST API.
 */
final class Transcoded_Sources {

	/**
	 * Finds the parts of a video with their URLs. Check Video_Access::can_watch() first.
	 *
	 * @return array[] By part, as Transcoded_Files::find(), with `src` in place of `file`.
	 */
	public static function find( int $id ): array {
		$parts = array();
		foreach ( Transcoded_Files::find( $id ) as $name => $part ) {
			$src = Transcoded_Files::url( $id, $name );
			unset( $part['file'] );
			if ( '' !== $src ) {
				$parts[ $name ] = array( 'src' => $src ) + $part;
			}
		}
		return $parts;
	}

	/**
	 * Adds the parts to the response of a video's route (A37). Filter `mainstreet_video_details`.
	 *
	 * @param array $details Details.
	 * @param int   $id      Attachment.
	 * @return array
	 */
	public static function add_details( $details, $id ) {
		$parts             = self::find( (int) $id );
		$details['copy']   = isset( $parts['copy'] ) ? $parts['copy'] : null;
		$details['strip']  = isset( $parts['strip'] ) ? $parts['strip'] : null;
		$details['poster'] = '' === $details['poster'] && isset( $parts['poster'] ) ? $parts['poster']['src'] : $details['poster'];
		return $details;
	}
}
