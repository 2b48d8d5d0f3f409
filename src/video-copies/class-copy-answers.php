<?php
namespace Mainstreet\Video_Copies;

use Mainstreet\Videos\Video_Sender;

defined( 'ABSPATH' ) || exit;

/**
 * What is told of copies, and the files of private videos.
 */
final class Copy_Answers {

	/**
	 * What there is, with addresses. Ask Video_Access::can_watch() before.
	 *
	 * @param int $id Attachment.
	 * @return array[] By part, as Copy_Files::of(), with `src` in place of names.
	 */
	public static function of( int $id ): array {
		$parts = array();
		foreach ( Copy_Files::of( $id ) as $name => $part ) {
			$src = Copy_Files::address( $id, $name );
			unset( $part['file'] );
			if ( '' !== $src ) {
				$parts[ $name ] = array( 'src' => $src ) + $part;
			}
		}
		return $parts;
	}

	/**
	 * Adds it to what a video's route tells (A37). Filter `mainstreet_video_details`.
	 *
	 * @param array $details Details.
	 * @param int   $id      Attachment.
	 * @return array
	 */
	public static function add( $details, $id ) {
		$parts             = self::of( (int) $id );
		$details['copy']   = isset( $parts['copy'] ) ? $parts['copy'] : null;
		$details['strip']  = isset( $parts['strip'] ) ? $parts['strip'] : null;
		$details['poster'] = '' === $details['poster'] && isset( $parts['poster'] ) ? $parts['poster']['src'] : $details['poster'];
		return $details;
	}

	/**
	 * Sends a part of a private video, and ends the request; or says why not.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_Error
	 */
	public static function send( $request ) {
		$id = Video_Sender::find( $request );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$file  = Copy_Files::path( $id, (string) $request['part'] );
		$types = array(
			'mp4'  => 'video/mp4',
			'webm' => 'video/webm',
			'jpg'  => 'image/jpeg',
		);
		$end   = pathinfo( $file, PATHINFO_EXTENSION );
		return Video_Sender::stream( $request, isset( $types[ $end ] ) ? $file : '', isset( $types[ $end ] ) ? $types[ $end ] : '' );
	}
}
