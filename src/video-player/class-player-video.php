<?php
/**
 * A video as its player shows it.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Video_Player;

defined( 'ABSPATH' ) || exit;

/**
 * What the player needs of a video, checked and bounded. It holds the address of the file: make one for who may watch it only.
 */
final class Player_Video {

	/** Kinds of tracks that the player uses. */
	const KINDS = array( 'subtitles', 'captions', 'descriptions', 'chapters' );

	/**
	 * Number of the attachment.
	 *
	 * @var int
	 */
	public $id = 0;

	/**
	 * Its guid.
	 *
	 * @var string
	 */
	public $guid = '';

	/**
	 * Plain text.
	 *
	 * @var string
	 */
	public $title = '';

	/**
	 * Address of the file; for private videos it expires.
	 *
	 * @var string
	 */
	public $file = '';

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

	/**
	 * Pixels.
	 *
	 * @var int
	 */
	public $width = 640;

	/**
	 * Pixels.
	 *
	 * @var int
	 */
	public $height = 360;

	/**
	 * `G`, `PG-13`, `R-17` or ''.
	 *
	 * @var string
	 */
	public $rating = '';

	/**
	 * Whether a link to download is shown.
	 *
	 * @var bool
	 */
	public $allow_download = false;

	/**
	 * Whether its owner lets other sites show it.
	 *
	 * @var bool
	 */
	public $display_embed = false;

	/**
	 * Whether not everybody may watch it.
	 *
	 * @var bool
	 */
	public $is_private = true;

	/**
	 * Texts that go with it: `kind`, `src`, `srclang`, `label`.
	 *
	 * @var array[]
	 */
	public $tracks = array();

	/**
	 * Whether other sites may show its player: never that of a private one.
	 *
	 * @return bool
	 */
	public function is_open(): bool {
		return $this->display_embed && ! $this->is_private;
	}
}
