<?php
namespace Mainstreet\Transcoding\Ffmpeg;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Length, codecs and size of a video, as ffprobe finds them. The file is an upload and not trusted: ffmpeg may only read containers that can't
 * refer to other files, whatever the file is called (a playlist named film.mp4 would make it read others, also over the network).
 */
final class Video_Info {

	/** Containers that ffmpeg may read. */
	const CONTAINERS = 'mov,mp4,matroska,webm,avi,mpeg,mpegts,ogg,flv,asf,3gp';

	/** Maximum pixels of a frame: a larger one may take all memory of the server. */
	const MAX_PIXELS = 40000000;

	/** Length in seconds; 0 where it is unknown. */
	public float $seconds = 0.0;

	/** Video codec; '' for none. */
	public string $video = '';

	/** Pixel format, such as `yuv420p`. */
	public string $pixels = '';

	/** Audio codec; '' for none. */
	public string $audio = '';

	/** Width in pixels. */
	public int $width = 0;

	/** Height in pixels. */
	public int $height = 0;

	/**
	 * Returns the arguments for an input file.
	 *
	 * @param string $file Path.
	 * @return string[]
	 */
	public static function get_input_arguments( string $file ): array {
		// With the protocol in front, a name that begins with `-` is no option.
		return array( '-protocol_whitelist', 'file,pipe', '-format_whitelist', self::CONTAINERS, '-i', "file:$file" );
	}

	/**
	 * Reads a file with ffprobe.
	 *
	 * @param string $file Path.
	 * @return self|string Error of ffprobe where the file can't be read.
	 */
	public static function from_file( string $file ) {
		// A null byte can't be part of a file name or an argument.
		if ( false !== strpos( $file, "\0" ) ) {
			return Ffmpeg_Process::parse_error( '' );
		}
		$entries = 'format=duration:stream=codec_type,codec_name,pix_fmt,width,height:stream_disposition=attached_pic';
		$command = array_merge( array( Ffmpeg::find_probe_path(), '-v', 'error', '-of', 'json', '-show_entries', $entries ), self::get_input_arguments( $file ) );
		$run     = Ffmpeg_Process::run( $command, 60 );
		$found   = json_decode( $run['output'], true );
		if ( 0 !== $run['code'] || ! is_array( $found ) ) {
			return Ffmpeg_Process::parse_error( $run['error'] );
		}
		$info          = new self();
		$length        = isset( $found['format']['duration'] ) ? $found['format']['duration'] : 0;
		$info->seconds = is_numeric( $length ) ? max( 0.0, (float) $length ) : 0.0;
		foreach ( array_reverse( Attributes::items( $found, 'streams' ) ) as $stream ) {
			$info->add_stream( is_array( $stream ) ? $stream : array() );
		}
		return $info;
	}

	/**
	 * Whether browsers play the file as it is.
	 *
	 * @param string $type Media type of the file.
	 */
	public function is_web_friendly( string $type ): bool {
		if ( 'video/webm' === $type ) {
			return in_array( $this->video, array( 'vp8', 'vp9', 'av1' ), true ) && in_array( $this->audio, array( '', 'vorbis', 'opus' ), true );
		}
		$is_usual = $this->is_h264() || 'av1' === $this->video;
		return in_array( $type, array( 'video/mp4', 'video/x-m4v' ), true ) && $is_usual && in_array( $this->audio, array( '', 'aac', 'mp3' ), true );
	}

	/** Whether the video stream is H.264 in a pixel format that all browsers play. */
	public function is_h264(): bool {
		return 'h264' === $this->video && in_array( $this->pixels, array( 'yuv420p', 'yuvj420p' ), true );
	}

	/**
	 * Adds a stream; called for the last stream first, so that the first one counts.
	 *
	 * @param array $stream Stream in the JSON of ffprobe.
	 */
	private function add_stream( array $stream ): void {
		if ( 'audio' === Attributes::text( $stream, 'codec_type' ) ) {
			$this->audio = Attributes::text( $stream, 'codec_name' );
		}
		// A cover image is a video stream for ffprobe.
		if ( 'video' === Attributes::text( $stream, 'codec_type' ) && empty( $stream['disposition']['attached_pic'] ) ) {
			$this->video  = Attributes::text( $stream, 'codec_name' );
			$this->pixels = Attributes::text( $stream, 'pix_fmt' );
			$this->width  = isset( $stream['width'] ) ? (int) $stream['width'] : 0;
			$this->height = isset( $stream['height'] ) ? (int) $stream['height'] : 0;
		}
	}
}
