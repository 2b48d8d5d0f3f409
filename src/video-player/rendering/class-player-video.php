<?php
namespace Mainstreet\Video_Player\Rendering;

use Mainstreet\Transcoding\Transcoded_Files;
use Mainstreet\Transcoding\Transcoded_Sources;
use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Files\Video_Files;
use Mainstreet\Videos\Video_Tracks;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * What the player needs of a video, checked and bounded. Where its file is it holds only once it was opened.
 */
final class Player_Video {

	/** Kinds of tracks that the player uses. */
	const KINDS = array( 'subtitles', 'captions', 'descriptions', 'chapters' );

	/** Number of the attachment. */
	public int $id = 0;

	/** Its guid. */
	public string $guid = '';

	/**
	 * Plain text.
	 *
	 * @var string
	 */
	public $title = '';

	/** Address of the file; for private videos it expires. */
	public string $file = '';

	/**
	 * A copy that browsers play: `src` and `type`; empty for none.
	 *
	 * @var string[]
	 */
	public array $copy = array();

	/** Small pictures of the whole film, as Transcoded_Sources::find(); empty for none. */
	public array $strip = array();

	/**
	 * Address of the picture before it is played; '' for none.
	 *
	 * @var string
	 */
	public $poster = '';

	/**
	 * Length in seconds; 0 where it is unknown.
	 *
	 * @var float
	 */
	public $duration = 0.0;

	/** Pixels. */
	public int $width = 640;

	/** Pixels. */
	public int $height = 360;

	/** `G`, `PG-13`, `R-17` or ''. */
	public string $rating = '';

	/** Whether a link to download is shown. */
	public bool $allow_download = false;

	/** Whether its owner lets other sites show it. */
	public bool $display_embed = false;

	/** Whether not everybody may watch it. */
	public bool $is_private = true;

	/**
	 * Texts that go with it: `kind`, `src`, `srclang`, `label`.
	 *
	 * @var array[]
	 */
	public array $tracks = array();

	/** Whether other sites may show its player: never that of a private one. */
	public function is_open(): bool {
		return $this->display_embed && ! $this->is_private;
	}

	/**
	 * The video of a guid.
	 *
	 * @param string $guid Guid.
	 */
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
		// A label that nobody chose would stand on every video.
		$video->rating         = metadata_exists( 'post', $id, 'videopress_rating' ) ? (string) $settings['rating'] : '';
		$video->allow_download = (bool) $settings['allow_download'];
		$video->display_embed  = (bool) $settings['display_embed'];
		$video->is_private     = Video_Access::is_private( $id );
		if ( '' === $video->poster && ! $video->is_private ) {
			$video->poster = Transcoded_Files::url( $id, 'poster' );
		}
		foreach ( array( 'width', 'height' ) as $side ) {
			if ( isset( $meta['width'], $meta['height'] ) && $meta['width'] > 0 && $meta['height'] > 0 ) {
				$video->$side = min( 8192, (int) $meta[ $side ] );
			}
		}
		return $video;
	}

	/** Adds what is for those only who may watch: addresses of the file and of what is said in it. */
	public function open(): void {
		$this->file   = Video_Files::address( $this->id );
		$parts        = Transcoded_Sources::find( $this->id );
		$this->copy   = isset( $parts['copy'] ) ? $parts['copy'] : array();
		$this->strip  = isset( $parts['strip'] ) ? $parts['strip'] : array();
		$this->poster = '' === $this->poster && isset( $parts['poster'] ) ? $parts['poster']['src'] : $this->poster;
		foreach ( Video_Tracks::of( $this->id ) as $kind => $languages ) {
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
