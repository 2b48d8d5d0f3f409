<?php
namespace Mainstreet\Transcoding\Ffmpeg;

defined( 'ABSPATH' ) || exit;

/**
 * Finds ffmpeg and the formats it can encode. ffmpeg is optional: without it, transcoding is not offered.
 */
final class Ffmpeg {

	/** Folders of programs on servers where PHP has no PATH. */
	const FOLDERS = array( '/usr/local/bin', '/usr/bin', '/bin', '/opt/homebrew/bin' );

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
	public static function path(): string {
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
		$path = null === $path ? self::find_program( 'ffmpeg' ) : $path;
		return is_string( $path ) && self::is_program( $path ) && '' !== self::find_probe( $path ) ? $path : '';
	}

	/**
	 * Returns the path of ffprobe.
	 *
	 * @return string Path; '' for none.
	 */
	public static function probe_path(): string {
		return self::find_probe( self::path() );
	}

	/**
	 * Finds a program of the server.
	 *
	 * @param string $name Such as `nice`.
	 * @return string Path; '' for none.
	 */
	public static function find_program( string $name ): string {
		$folders = array_unique( array_merge( explode( PATH_SEPARATOR, (string) getenv( 'PATH' ) ), self::FOLDERS ) );
		foreach ( $folders as $folder ) {
			// A relative path would depend on the working directory of PHP.
			if ( false === strpos( $name, "\0" ) && path_is_absolute( $folder ) && self::is_program( "$folder/$name" ) ) {
				return "$folder/$name";
			}
		}
		return '';
	}

	/**
	 * Returns the best format of a copy that this ffmpeg can encode.
	 *
	 * @return array `name`, `video` and `audio` (encoders), `type`; empty for none.
	 */
	public static function format(): array {
		$path = self::path();
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
		$path                     = self::path();
		$format                   = self::format();
		$info['mainstreet-video'] = array(
			'label'  => __( 'Mainstreet Blocks: video copies', 'mainstreet-blocks' ),
			'fields' => array(
				'ffmpeg' => array(
					'label'   => 'ffmpeg',
					'value'   => '' === $path ? self::missing_message() : $path,
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
	public static function missing_message(): string {
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
		return self::is_program( $probe ) ? $probe : self::find_program( 'ffprobe' );
	}

	/** Whether a file is executable. */
	private static function is_program( string $path ): bool {
		return path_is_absolute( $path ) && @is_file( $path ) && @is_executable( $path );
	}
}
