<?php
namespace Mainstreet\Video_Copies;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Facts of a file as ffprobe finds them. The file is what somebody uploaded: of all that ffmpeg can read, only containers that lead to no
 * other file are, whatever the file is called (a playlist named film.mp4 would make it read others, also over the network).
 */
final class Film_Facts {

	/** Containers that are read. */
	const CONTAINERS = 'mov,mp4,matroska,webm,avi,mpeg,mpegts,ogg,flv,asf,3gp';

	/** Pixels of a picture at most: beyond it, one alone takes the server's memory. */
	const MOST_PIXELS = 40000000;

	/**
	 * Seconds; 0 where it is unknown.
	 *
	 * @var float
	 */
	public $seconds = 0.0;

	/**
	 * Codec of the picture; '' for none.
	 *
	 * @var string
	 */
	public $video = '';

	/**
	 * How it keeps pixels, such as `yuv420p`.
	 *
	 * @var string
	 */
	public $pixels = '';

	/**
	 * Codec of the sound; '' for none.
	 *
	 * @var string
	 */
	public $audio = '';

	/**
	 * Pixels.
	 *
	 * @var int
	 */
	public $width = 0;

	/**
	 * Pixels.
	 *
	 * @var int
	 */
	public $height = 0;

	/**
	 * Arguments before the name of a file that is read.
	 *
	 * @param string $file Path.
	 * @return string[]
	 */
	public static function input( string $file ): array {
		// With the protocol in front a name is a name, whatever it begins with.
		return array( '-protocol_whitelist', 'file,pipe', '-format_whitelist', self::CONTAINERS, '-i', "file:$file" );
	}

	/**
	 * Looks at a file.
	 *
	 * @param string $file Path.
	 * @return self|string The facts; what ffprobe complained about.
	 */
	public static function read( string $file ) {
		// No file is called like this, and no program can be asked for it.
		if ( false !== strpos( $file, "\0" ) ) {
			return Ffmpeg_Run::complaint( '' );
		}
		$entries = 'format=duration:stream=codec_type,codec_name,pix_fmt,width,height:stream_disposition=attached_pic';
		$command = array_merge( array( Ffmpeg::probe_path(), '-v', 'error', '-of', 'json', '-show_entries', $entries ), self::input( $file ) );
		$run     = Ffmpeg_Run::run( $command, 60 );
		$found   = json_decode( $run['output'], true );
		if ( 0 !== $run['code'] || ! is_array( $found ) ) {
			return Ffmpeg_Run::complaint( $run['error'] );
		}
		$facts          = new self();
		$length         = isset( $found['format']['duration'] ) ? $found['format']['duration'] : 0;
		$facts->seconds = is_numeric( $length ) ? max( 0.0, (float) $length ) : 0.0;
		foreach ( array_reverse( Attributes::items( $found, 'streams' ) ) as $stream ) {
			$facts->add( is_array( $stream ) ? $stream : array() );
		}
		return $facts;
	}

	/**
	 * Whether browsers play it as it is.
	 *
	 * @param string $type Media type of the file.
	 * @return bool
	 */
	public function is_web_friendly( string $type ): bool {
		if ( 'video/webm' === $type ) {
			return in_array( $this->video, array( 'vp8', 'vp9', 'av1' ), true ) && in_array( $this->audio, array( '', 'vorbis', 'opus' ), true );
		}
		$is_usual = $this->is_h264() || 'av1' === $this->video;
		return in_array( $type, array( 'video/mp4', 'video/x-m4v' ), true ) && $is_usual && in_array( $this->audio, array( '', 'aac', 'mp3' ), true );
	}

	/**
	 * Whether its picture is H.264 of the kind that all browsers play.
	 *
	 * @return bool
	 */
	public function is_h264(): bool {
		return 'h264' === $this->video && in_array( $this->pixels, array( 'yuv420p', 'yuvj420p' ), true );
	}

	/**
	 * Takes a stream in; called with the last one first.
	 *
	 * @param array $stream As ffprobe says it.
	 */
	private function add( array $stream ) {
		if ( 'audio' === Attributes::text( $stream, 'codec_type' ) ) {
			$this->audio = Attributes::text( $stream, 'codec_name' );
		}
		// A cover is a picture, not a film.
		if ( 'video' === Attributes::text( $stream, 'codec_type' ) && empty( $stream['disposition']['attached_pic'] ) ) {
			$this->video  = Attributes::text( $stream, 'codec_name' );
			$this->pixels = Attributes::text( $stream, 'pix_fmt' );
			$this->width  = isset( $stream['width'] ) ? (int) $stream['width'] : 0;
			$this->height = isset( $stream['height'] ) ? (int) $stream['height'] : 0;
		}
	}
}
