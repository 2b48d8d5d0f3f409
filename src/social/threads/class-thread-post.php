<?php
namespace Mainstreet\Social\Threads;

defined( 'ABSPATH' ) || exit;

/** A post of a thread while it is made: its content, and the blocks that it was made of. */
final class Thread_Post {

	public string $text = '';

	/**
	 * Images or a video.
	 *
	 * @var array[]
	 */
	public array $media = array();

	/** URL of a quoted post. */
	public string $tweet = '';

	/**
	 * URLs in the post.
	 *
	 * @var string[]
	 */
	private array $urls = array();

	/**
	 * Blocks that it is made of, by client ID.
	 *
	 * @var array[]
	 */
	private array $blocks = array();

	/**
	 * Where the post ends in its last block; false for the end of the block.
	 *
	 * @var array|false
	 */
	private $boundary = false;

	/** Text in front of further text; '' for a post without text. */
	public function prefix(): string {
		return '' === $this->text ? '' : $this->text . "\n\n";
	}

	/** Whether the post is empty. */
	public function is_empty(): bool {
		return ! $this->blocks;
	}

	/** Adds a block. */
	public function add_block( array $entry ): void {
		$this->blocks[ $entry['clientId'] ] = array(
			'attributes' => (object) $entry['attributes'],
			'clientId'   => $entry['clientId'],
		);
	}

	/**
	 * Adds URLs.
	 *
	 * @param string[] $urls URLs; '' is ignored.
	 */
	public function add_urls( array $urls ): void {
		array_push( $this->urls, ...array_values( array_filter( $urls, 'strlen' ) ) );
	}

	/**
	 * Ends the post within a block (docs/server-contract.md A26).
	 *
	 * @param array   $last Last piece of the post.
	 * @param array[] $gap  White space after it.
	 */
	public function end_at( array $last, array $gap ): void {
		if ( isset( $gap[0]['list_line'] ) ) {
			$this->boundary = array(
				'line'      => $gap[0]['list_line'],
				'container' => $gap[0]['container'],
				'type'      => 'end-of-line',
			);
			return;
		}
		// Where a word is cut, its last character is marked.
		$start          = $gap ? $gap[0]['start'] : max( $last['start'], $last['end'] - 1 );
		$this->boundary = array(
			'start'     => $start,
			'end'       => $gap ? end( $gap )['end'] : $last['end'],
			'container' => $gap ? $gap[0]['container'] : $last['container'],
			'type'      => in_array( Rich_Text::LINE, wp_list_pluck( $gap, 'kind' ), true ) ? 'line-break' : 'normal',
		);
	}

	/**
	 * Converts the post for a response.
	 *
	 * @return array `text`, `media`, `tweet`, `urls`, `blocks` and `boundary`.
	 */
	public function to_array(): array {
		return array(
			'text'     => $this->text,
			'media'    => $this->media,
			'tweet'    => $this->tweet,
			'urls'     => array_values( array_unique( $this->urls ) ),
			'blocks'   => array_values( $this->blocks ),
			'boundary' => $this->boundary,
		);
	}
}
