<?php
namespace Mainstreet\Video_Copies;

defined( 'ABSPATH' ) || exit;

/**
 * Where ffmpeg is, and what it can do. It is never required: where it is not, nothing is offered.
 */
final class Ffmpeg {

	/** Where programs are on servers that tell PHP of no folders. */
	const FOLDERS = array( '/usr/local/bin', '/usr/bin', '/bin', '/opt/homebrew/bin' );

	/** Kinds of copies: how they are made, best first. Type as browsers know it. */
	const KINDS = array(
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
	 * The program.
	 *
	 * Constant `MAINSTREET_FFMPEG`: path of ffmpeg, with ffprobe beside it, for copies of videos; `false` for none.
	 *
	 * @return string Path; '' where there is none, or none may be run.
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
		$path = null === $path ? self::find( 'ffmpeg' ) : $path;
		return is_string( $path ) && self::is_program( $path ) && '' !== self::beside( $path ) ? $path : '';
	}

	/**
	 * The program that looks at films.
	 *
	 * @return string Path; '' for none.
	 */
	public static function probe_path(): string {
		return self::beside( self::path() );
	}

	/**
	 * A program of the server.
	 *
	 * @param string $name Such as `nice`.
	 * @return string Path; '' for none.
	 */
	public static function find( string $name ): string {
		$folders = array_unique( array_merge( explode( PATH_SEPARATOR, (string) getenv( 'PATH' ) ), self::FOLDERS ) );
		foreach ( $folders as $folder ) {
			// Not the folder that PHP happens to be in.
			if ( false === strpos( $name, "\0" ) && path_is_absolute( $folder ) && self::is_program( "$folder/$name" ) ) {
				return "$folder/$name";
			}
		}
		return '';
	}

	/**
	 * What kind of copy it can make.
	 *
	 * @return array `name`, `video` and `audio` (encoders), `type`; empty for none.
	 */
	public static function kind(): array {
		$path = self::path();
		if ( '' === $path ) {
			return array();
		}
		$key   = 'mainstreet_ffmpeg_' . md5( $path . (int) filemtime( $path ) );
		$words = get_transient( $key );
		if ( ! is_array( $words ) ) {
			$run = Ffmpeg_Run::run( array( $path, '-nostdin', '-hide_banner', '-encoders' ), 20 );
			preg_match_all( '/^ [VAS][A-Z.]{5} ([\w-]+)/m', $run['output'], $found );
			$words = $found[1];
			set_transient( $key, $words, 0 === $run['code'] && $words ? DAY_IN_SECONDS : MINUTE_IN_SECONDS );
		}
		foreach ( self::KINDS as $name => $kind ) {
			$video = array_values( array_intersect( $kind['video'], $words ) );
			if ( $video && in_array( $kind['audio'], $words, true ) ) {
				return array(
					'name'  => $name,
					'video' => $video[0],
				) + $kind;
			}
		}
		return array();
	}

	/**
	 * Adds to Site Health > Info whether copies can be made. Filter `debug_information`.
	 *
	 * @param array $info Sections.
	 * @return array
	 */
	public static function add_info( $info ) {
		$path                     = self::path();
		$kind                     = self::kind();
		$info['mainstreet-video'] = array(
			'label'  => __( 'Mainstreet Blocks: video copies', 'mainstreet-blocks' ),
			'fields' => array(
				'ffmpeg' => array(
					'label'   => 'ffmpeg',
					'value'   => '' === $path ? self::missing() : $path,
					'debug'   => '' === $path ? 'none' : 'there',
					'private' => '' !== $path,
				),
				'kind'   => array(
					'label' => __( 'Copy format', 'mainstreet-blocks' ),
					'value' => $kind ? "{$kind['name']}, {$kind['video']}, {$kind['audio']}" : __( 'None. This ffmpeg supports neither H.264 nor AV1.', 'mainstreet-blocks' ),
				),
			),
		);
		if ( '' === $path ) {
			unset( $info['mainstreet-video']['fields']['kind'] );
		}
		return $info;
	}

	/**
	 * Says that it is not there.
	 *
	 * @return string
	 */
	public static function missing(): string {
		return function_exists( 'proc_open' )
			? __( 'Not found, so videos are not converted. Everything else works without it.', 'mainstreet-blocks' )
			: __( 'PHP is not allowed to run programs on this server (proc_open), so videos are not converted. Everything else works without this.', 'mainstreet-blocks' );
	}

	/**
	 * The ffprobe that goes with an ffmpeg.
	 *
	 * @param string $path Path of ffmpeg; may be ''.
	 * @return string Path; '' for none.
	 */
	private static function beside( string $path ): string {
		$probe = dirname( $path ) . '/ffprobe';
		if ( '' === $path ) {
			return '';
		}
		return self::is_program( $probe ) ? $probe : self::find( 'ffprobe' );
	}

	/**
	 * Whether a file can be run.
	 *
	 * @param string $path Path.
	 * @return bool
	 */
	private static function is_program( string $path ): bool {
		return path_is_absolute( $path ) && @is_file( $path ) && @is_executable( $path );
	}
}
