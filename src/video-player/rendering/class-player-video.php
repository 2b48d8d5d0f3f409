<?php
namespace Mainstreet\Video_Player\Rendering;

use Mainstreet\Transcoding\Transcoded_Files;
use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Files\Video_Storage;
use Mainstreet\Videos\Video_Tracks;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/** The data of a video for the player, sanitized. URLs of files and tracks are set by load_files() only. */
final class Player_Video {

	/** Kinds of tracks that the player supports. */
	const KINDS = array( 'subtitles', 'captions', 'descriptions', 'chapters' );

	/** Attachment id. */
	public int $id = 0;

	public string $guid = '';

	/**
	 * Title as plain text.
	 *
	 * @var string
	 */
	public $title = '';

	/** URL of the file; for a private video it expires. */
	public string $file = '';

	/**
	 * Transcoded file that browsers can play: `src` and `type`; empty for none.
	 *
	 * @var string[]
	 */
	public array $copy = array();

	/** Thumbnails for the seek bar, as Transcoded_Files::find_sources() returns them; empty for none. */
	public array $strip = array();

	/**
	 * URL of the poster; '' for none.
	 *
	 * @var string
	 */
	public $poster = '';

	/**
	 * Duration in seconds; 0 if unknown.
	 *
	 * @var float
	 */
	public $duration = 0.0;

	/** Width in pixels. */
	public int $width = 640;

	/** Height in pixels. */
	public int $height = 360;

	/** `G`, `PG-13` or `R-17`; '' if none was chosen. */
	public string $rating = '';

	/** Whether the player has a download link. */
	public bool $allow_download = false;

	/** Whether other sites may embed the video, if it is public. */
	public bool $display_embed = false;

	public bool $is_private = true;

	/**
	 * Text tracks: `kind`, `src`, `srclang`, `label`.
	 *
	 * @var array[]
	 */
	public array $tracks = array();

	/** Whether other sites may embed the player; never for a private video. */
	public function is_embeddable(): bool {
		return $this->display_embed && ! $this->is_private;
	}

	/** Finds the video for a guid; null if it is not in the media library. */
	public static function find( string $guid ): ?self {
		$id = Videos::find( $guid );
		if ( ! $id ) {
			return null;
		}
		$settings        = Videos::settings( $id );
		$meta            = wp_get_attachment_metadata( $id );
		$meta            = is_array( $meta ) ? $meta : array();
		$video           = new self();
		$video->id       = $id;
		$video->guid     = $guid;
		$video->title    = Videos::title( $id );
		$video->poster   = (string) wp_get_attachment_image_url( (int) get_post_thumbnail_id( $id ), 'large' );
		$video->duration = isset( $meta['length'] ) ? max( 0, (float) $meta['length'] ) : 0.0;
		// The rating is shown only if it was chosen: the default would be shown for every video.
		$video->rating         = metadata_exists( 'post', $id, 'videopress_rating' ) ? (string) $settings['rating'] : '';
		$video->allow_download = (bool) $settings['allow_download'];
		$video->display_embed  = (bool) $settings['display_embed'];
		$video->is_private     = Video_Access::is_private( $id );
		if ( '' === $video->poster && ! $video->is_private ) {
			$video->poster = Transcoded_Files::get_url( $id, 'poster' );
		}
		foreach ( array( 'width', 'height' ) as $side ) {
			if ( isset( $meta['width'], $meta['height'] ) && $meta['width'] > 0 && $meta['height'] > 0 ) {
				$video->$side = min( 8192, (int) $meta[ $side ] );
			}
		}
		return $video;
	}

	/** Sets the URLs of files and tracks. Call it only for users who can watch the video. */
	public function load_files(): void {
		$this->file   = Video_Storage::get_url( $this->id );
		$parts        = Transcoded_Files::find_sources( $this->id );
		$this->copy   = isset( $parts['copy'] ) ? $parts['copy'] : array();
		$this->strip  = isset( $parts['strip'] ) ? $parts['strip'] : array();
		$this->poster = '' === $this->poster && isset( $parts['poster'] ) ? $parts['poster']['src'] : $this->poster;
		foreach ( Video_Tracks::get_all( $this->id ) as $kind => $languages ) {
			foreach ( in_array( $kind, self::KINDS, true ) ? $languages : array() as $language => $track ) {
				$this->tracks[] = array(
					'kind'    => $kind,
					'src'     => $track['src'],
					'srclang' => (string) $language,
					'label'   => $track['label'],
				);
			}
		}
	}
}
