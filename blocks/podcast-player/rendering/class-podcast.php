<?php
namespace Mainstreet\Blocks\Podcast_Player\Rendering;

defined( 'ABSPATH' ) || exit;

/**
 * What a feed says of a podcast, with the episodes that were asked for. Texts are plain: whoever
 * draws them escapes them. Addresses are http or https, or empty.
 */
final class Podcast {

	/**
	 * Its name.
	 *
	 * @var string
	 */
	public $title = '';

	/**
	 * Its website.
	 *
	 * @var string
	 */
	public $link = '';

	/**
	 * Its picture.
	 *
	 * @var string
	 */
	public $cover = '';

	/**
	 * Episodes, newest first, or those that were asked for, in that order.
	 *
	 * @var Podcast_Track[]
	 */
	public array $tracks = array();

	/**
	 * Address of the feed as the author typed it.
	 *
	 * @var string
	 */
	public $url = '';

	/** What the route of chapters and transcripts takes as `feed` (Podcast_Extras_Controller). */
	public string $key = '';

	/**
	 * Titles of all episodes by name, newest first.
	 *
	 * @var string[]
	 */
	public $index = array();
}
