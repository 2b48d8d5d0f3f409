<?php
namespace Mainstreet\Blocks\Podcast_Player\Rendering;

defined( 'ABSPATH' ) || exit;

/** A podcast with the requested episodes. Texts are plain and unescaped. URLs are http(s), or empty. */
final class Podcast {

	/** @var string */
	public $title = '';

	/** @var string URL of the website. */
	public $link = '';

	/** @var string URL of the image. */
	public $cover = '';

	/** @var Podcast_Track[] Newest first, or the requested episodes in the requested order. */
	public array $tracks = array();

	/** @var string Normalized URL of the feed. */
	public $url = '';

	/** Signed feed id for the REST route of chapters and transcripts (Podcast_Extras_Controller). */
	public string $key = '';

	/** @var string[] Titles of all episodes by GUID, newest first. */
	public $index = array();
}
