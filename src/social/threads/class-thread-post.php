<?php
namespace Mainstreet\Social\Threads;

defined( 'ABSPATH' ) || exit;

/**
 * A post of a thread while it is made: what stands in it, and which blocks that came from.
 */
final class Thread_Post {

	/**
	 * Its text.
	 *
	 * @var string
	 */
	public $text = '';

	/**
	 * Pictures or a video.
	 *
	 * @var array[]
	 */
	public $media = array();

	/**
	 * Address of a post that is quoted.
	 *
	 * @var string
	 */
	public $tweet = '';

	/**
	 * Addresses in it.
	 *
	 * @var string[]
	 */
	private $urls = array();

	/**
	 * Blocks it is made of, by their client ids.
	 *
	 * @var array[]
	 */
	private $blocks = array();

	/**
	 * Where it ends in its last block; false for the block's end.
	 *
	 * @var array|false
	 */
	private $boundary = false;

	/**
	 * What stands in front of further text.
	 *
	 * @return string '' for a post without text.
	 */
	public function before() {
		return '' === $this->text ? '' : $this->text . "\n\n";
	}

	/**
	 * Whether nothing is in it.
	 *
	 * @return bool
	 */
	public function is_empty() {
		return ! $this->blocks;
	}

	/**
	 * Notes that a block is in the post.
	 *
	 * @param array $entry The block.
	 */
	public function note( array $entry ) {
		$this->blocks[ $entry['clientId'] ] = array(
			'attributes' => (object) $entry['attributes'],
			'clientId'   => $entry['clientId'],
		);
	}

	/**
	 * Notes addresses.
	 *
	 * @param string[] $urls Addresses; '' is none.
	 */
	public function link( array $urls ) {
		array_push( $this->urls, ...array_values( array_filter( $urls, 'strlen' ) ) );
	}

	/**
	 * Ends it in the middle of a block (docs/server-contract.md A26).
	 *
	 * @param array   $last Its last piece.
	 * @param array[] $gap  White space behind it.
	 */
	public function end_at( array $last, array $gap ) {
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
	 * As it is answered and sent.
	 *
	 * @return array `text`, `media`, `tweet`, `urls`, `blocks` and `boundary`.
	 */
	public function to_array() {
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
