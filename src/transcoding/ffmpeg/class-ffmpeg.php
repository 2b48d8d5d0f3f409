<?php
namespace Mainstreet\Transcoding\Ffmpeg;

defined( 'ABSPATH' ) || exit;

/** Finds ffmpeg and the formats it can encode. ffmpeg is optional: without it, transcoding is not offered. */
final class Ffmpeg {

	/** Formats of copies, best first: encoders, and the media type for browsers. */
	const FORMATS = array(
		'mp4'  => array(
			'video' => array( 'libx264' ),
			'audio' => 'aac',
			'type'  => 'video/mp4',
		),
		'webm' => array(
			'video' => array( 'libsvtav1', 'libaom-av1' ),
			'audio' => 'libopus',
			'type'  => 'video/webm; codecs="av01.0.08M.08, opus"',
		),
	);

	/**
	 * Returns the path of ffmpeg.
	 *
	 * Constant `MAINSTREET_FFMPEG`: path of ffmpeg, with ffprobe beside it, for copies of videos; `false` for none.
	 *
	 * @return string Path; '' where there is none, or PHP may not run programs.
	 */
	public static function find_path(): string {
		if ( ! function_exists( 'proc_open' ) || ! function_exists( 'proc_terminate' ) || ! function_exists( 'proc_get_status' ) ) {
			return '';
		}
		$path = defined( 'MAINSTREET_FFMPEG' ) ? MAINSTREET_FFMPEG : null;
		/**
		 * Filters the path of ffmpeg; ffprobe lies beside it.
		 *
		 * @param string|false|null $path Path; false for “not on this site”; null to look for it.
		 */
		$path = apply_filters( 'mainstreet_ffmpeg', $path );
		$path = null === $path ? Ffmpeg_Process::find_program( 'ffmpeg' ) : $path;
		return is_string( $path ) && Ffmpeg_Process::is_program( $path ) && '' !== self::find_probe( $path ) ? $path : '';
	}

	/**
	 * Returns the path of ffprobe.
	 *
	 * @return string Path; '' for none.
	 */
	public static function find_probe_path(): string {
		return self::find_probe( self::find_path() );
	}

	/**
	 * Returns the best format of a copy that this ffmpeg can encode.
	 *
	 * @return array `name`, `video` and `audio` (encoders), `type`; empty for none.
	 */
	public static function find_format(): array {
		$path = self::find_path();
		if ( '' === $path ) {
			return array();
		}
		$key      = 'mainstreet_ffmpeg_' . md5( $path . (int) filemtime( $path ) );
		$encoders = get_transient( $key );
		if ( ! is_array( $encoders ) ) {
			$run = Ffmpeg_Process::run( array( $path, '-nostdin', '-hide_banner', '-encoders' ), 20 );
			preg_match_all( '/^ [VAS][A-Z.]{5} ([\w-]+)/m', $run['output'], $found );
			$encoders = $found[1];
			set_transient( $key, $encoders, 0 === $run['code'] && $encoders ? DAY_IN_SECONDS : MINUTE_IN_SECONDS );
		}
		foreach ( self::FORMATS as $name => $format ) {
			$video = array_values( array_intersect( $format['video'], $encoders ) );
			if ( $video && in_array( $format['audio'], $encoders, true ) ) {
				return array(
					'name'  => $name,
					'video' => $video[0],
				) + $format;
			}
		}
		return array();
	}

	/**
	 * Adds ffmpeg and the format to Site Health > Info. Filter `debug_information`.
	 *
	 * @param array $info Sections.
	 * @return array
	 */
	public static function add_info( $info ) {
		$info                     = is_array( $info ) ? $info : array();
		$path                     = self::find_path();
		$format                   = self::find_format();
		$info['mainstreet-video'] = array(
			'label'  => __( 'Mainstreet Blocks: video copies', 'mainstreet-blocks' ),
			'fields' => array(
				'ffmpeg' => array(
					'label'   => 'ffmpeg',
					'value'   => '' === $path ? self::get_missing_message() : $path,
					'debug'   => '' === $path ? 'none' : 'there',
					'private' => '' !== $path,
				),
				'kind'   => array(
					'label' => __( 'Copy format', 'mainstreet-blocks' ),
					'value' => $format ? "{$format['name']}, {$format['video']}, {$format['audio']}" : __( 'None. This ffmpeg supports neither H.264 nor AV1.', 'mainstreet-blocks' ),
				),
			),
		);
		if ( '' === $path ) {
			unset( $info['mainstreet-video']['fields']['kind'] );
		}
		return $info;
	}

	/** Returns the message for a missing ffmpeg. */
	public static function get_missing_message(): string {
		return function_exists( 'proc_open' )
			? __( 'Not found, so videos are not converted. Everything else works without it.', 'mainstreet-blocks' )
			: __( 'PHP is not allowed to run programs on this server (proc_open), so videos are not converted. Everything else works without this.', 'mainstreet-blocks' );
	}

	/**
	 * Finds the ffprobe beside an ffmpeg, else any.
	 *
	 * @param string $path Path of ffmpeg; may be ''.
	 * @return string Path; '' for none.
	 */
	private static function find_probe( string $path ): string {
		$probe = dirname( $path ) . '/ffprobe';
		if ( '' === $path ) {
			return '';
		}
		return Ffmpeg_Process::is_program( $probe ) ? $probe : Ffmpeg_Process::find_program( 'ffprobe' );
	}
}
