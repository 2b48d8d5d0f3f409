<?php
namespace Mainstreet\Blocks\Podcast_Player\Rendering;

defined( 'ABSPATH' ) || exit;

/**
 * An episode of a podcast that can be heard. Texts are plain unless their name says HTML; addresses
 * are http or https, or empty.
 */
final class Podcast_Track {

	/** Name that stays the same as long as the podcast exists. */
	public string $guid = '';

	/**
	 * Title.
	 *
	 * @var string
	 */
	public $title = '';

	/**
	 * Its page.
	 *
	 * @var string
	 */
	public $link = '';

	/** Its sound; never empty. */
	public string $src = '';

	/** Type of the sound, such as `audio/mpeg`. */
	public string $type = '';

	/** What it is about, paragraphs on lines of their own. */
	public string $description = '';

	/** The same as HTML of a few harmless elements (Podcast_Text::TAGS). */
	public string $description_html = '';

	/** Its own picture. */
	public string $image = '';

	/** When it came out, as ISO 8601; '' where the feed does not say. */
	public string $publish_date = '';

	/**
	 * How long it is, as `i:s` or `H:i:s`; '' where the feed does not say.
	 *
	 * @var string
	 */
	public $duration = '';

	/**
	 * The same in seconds; 0 where the feed does not say.
	 *
	 * @var int
	 */
	public $seconds = 0;

	/** Number of the season; 0 for none. */
	public int $season = 0;

	/** Number of the episode; 0 for none. */
	public int $episode = 0;

	/**
	 * Chapters that stand in the feed itself: `start` (seconds), `title`, `url`, `img`.
	 *
	 * @var array[]
	 */
	public array $chapters = array();

	/** Where further chapters are: `url`, `type`; empty for nowhere. */
	public array $chapters_file = array();

	/**
	 * Where transcripts are: `url`, `type`, `language`, those we read first.
	 *
	 * @var array[]
	 */
	public array $transcripts = array();

	/**
	 * Makes an episode.
	 *
	 * @param array $values Values by name; what is left out is empty.
	 */
	public function __construct( array $values = array() ) {
		foreach ( array_intersect_key( $values, get_object_vars( $this ) ) as $name => $value ) {
			$this->$name = $value;
		}
	}

	/** Whether there are chapters, here or in a file. */
	public function has_chapters(): bool {
		return array() !== $this->chapters || array() !== $this->chapters_file;
	}

	/** Whether the route of chapters and transcripts has anything to add to what is here. */
	public function has_extras(): bool {
		return array() !== $this->transcripts || ( array() === $this->chapters && array() !== $this->chapters_file );
	}
}
