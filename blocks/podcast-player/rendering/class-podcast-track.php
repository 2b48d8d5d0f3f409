<?php
namespace Mainstreet\Blocks\Podcast_Player\Rendering;

defined( 'ABSPATH' ) || exit;

/** An episode with audio. Texts are plain, except for `description_html`. URLs are http(s), or empty. */
final class Podcast_Track {

	/** Permanent id of the episode. */
	public string $guid = '';

	/** @var string */
	public $title = '';

	/** @var string URL of the episode's page. */
	public $link = '';

	/** URL of the audio; never empty. */
	public string $src = '';

	/** MIME type of the audio, such as `audio/mpeg`. */
	public string $type = '';

	/** Description, one paragraph per line. */
	public string $description = '';

	/** Description as HTML with the elements of Podcast_Text::TAGS. */
	public string $description_html = '';

	/** URL of the episode's image. */
	public string $image = '';

	/** ISO 8601 date; empty if unknown. */
	public string $publish_date = '';

	/** @var string Duration as `i:s` or `H:i:s`; empty if unknown. */
	public $duration = '';

	/** @var int Duration in seconds; 0 if unknown. */
	public $seconds = 0;

	/** Season number; 0 for none. */
	public int $season = 0;

	/** Episode number; 0 for none. */
	public int $episode = 0;

	/** @var array[] Chapters in the feed: `start` (seconds), `title`, `url`, `img`. */
	public array $chapters = array();

	/** Chapter file: `url`, `type`; empty if there is none. */
	public array $chapters_file = array();

	/** @var array[] Transcript files: `url`, `type`, `language`; the preferred one first. */
	public array $transcripts = array();

	/** @param array $values Values by name of the property. */
	public function __construct( array $values = array() ) {
		foreach ( array_intersect_key( $values, get_object_vars( $this ) ) as $name => $value ) {
			$this->$name = $value;
		}
	}

	/** Whether the feed or a file contains chapters. */
	public function has_chapters(): bool {
		return array() !== $this->chapters || array() !== $this->chapters_file;
	}

	/** Whether chapters or a transcript have to be loaded from a file. */
	public function has_extras(): bool {
		return array() !== $this->transcripts || ( array() === $this->chapters && array() !== $this->chapters_file );
	}
}
