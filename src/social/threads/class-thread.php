<?php
namespace Mainstreet\Social\Threads;

use Mainstreet\Social\Text\Text_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Makes posts of blocks (docs/server-contract.md A26): headings begin a post, pictures and embeds finish it, text flows.
 */
final class Thread {

	/** Posts that are looked for; more are neither sent nor shown. */
	const MOST = 400;

	/**
	 * Limits of the networks.
	 *
	 * @var Text_Limit[]
	 */
	private $limits;

	/**
	 * Where long texts are parted.
	 *
	 * @var Thread_Split
	 */
	private $split;

	/**
	 * Posts that are finished.
	 *
	 * @var array[]
	 */
	private $posts = array();

	/**
	 * The post that is being made.
	 *
	 * @var Thread_Post
	 */
	private $post;

	/**
	 * A thread for some networks.
	 *
	 * @param Text_Limit[] $limits Their limits; X's for none.
	 */
	public function __construct( array $limits = array() ) {
		$this->limits = $limits ? $limits : array( Text_Limit::x() );
		$this->split  = new Thread_Split( array( $this, 'fits' ) );
	}

	/**
	 * Makes the posts.
	 *
	 * @param array[] $blocks `block` (as parsed), `attributes` and `clientId` of each.
	 * @return array[] Posts: `text`, `media`, `tweet`, `urls`, `blocks` and `boundary`.
	 */
	public function parse( array $blocks ) {
		$this->posts = array();
		$this->post  = new Thread_Post();
		foreach ( $blocks as $entry ) {
			foreach ( Thread_Block::steps( $entry['block'], $entry['attributes'] ) as $step ) {
				$this->take( $step, $entry );
				if ( count( $this->posts ) >= self::MOST ) {
					return $this->posts;
				}
			}
		}
		$this->finish();
		return $this->posts;
	}

	/**
	 * Whether all networks take a text.
	 *
	 * @param string $text Text.
	 * @return bool
	 */
	public function fits( $text ) {
		foreach ( $this->limits as $limit ) {
			if ( ! $limit->fits( $text ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Takes a step of a block.
	 *
	 * @param array $step  Step.
	 * @param array $entry The block.
	 */
	private function take( array $step, array $entry ) {
		switch ( $step['kind'] ) {
			case Thread_Block::STOP:
				$this->finish();
				return;
			case Thread_Block::HEADING:
				$this->finish();
				$this->write( $step['pieces'], $entry );
				return;
			case Thread_Block::FLOW:
				$this->write( $step['pieces'], $entry );
				return;
			case Thread_Block::MEDIA:
				$this->post->media = $step['media'];
				break;
			case Thread_Block::EMBED:
				$this->embed( $step['url'] );
		}
		$this->post->note( $entry );
		$this->finish();
	}

	/**
	 * Adds text; what is too long goes on in the next post.
	 *
	 * @param array[] $pieces Pieces.
	 * @param array   $entry  The block.
	 */
	private function write( array $pieces, array $entry ) {
		$text  = Thread_Split::text( $pieces );
		$glue  = $this->post->before();
		$taken = $this->fits( $glue . $text ) ? count( $pieces ) : 0;
		if ( ! $taken && '' !== $glue && ! $this->fits( $text ) ) {
			// What is longer than a post may begin in this one, but not in the middle of a sentence.
			$taken = $this->split->best( $glue, $pieces, array( 'line', 'sentence' ) );
		}
		if ( ! $taken ) {
			$this->finish();
			$glue = '';
		}
		while ( $pieces && count( $this->posts ) < self::MOST ) {
			$taken = $taken ? $taken : $this->fits( Thread_Split::text( $pieces ) ) * count( $pieces );
			$taken = $taken ? $taken : $this->split->best( '', $pieces );
			if ( ! $taken ) {
				$pieces = $this->split->cut( $pieces );
				$taken  = 1;
			}
			$pieces = $this->move( $pieces, $taken, $glue, $entry );
			$taken  = 0;
			$glue   = '';
		}
	}

	/**
	 * Moves pieces into the post, and finishes it if some are left.
	 *
	 * @param array[] $pieces Pieces.
	 * @param int     $number How many.
	 * @param string  $glue   What stands in the post already.
	 * @param array   $entry  The block.
	 * @return array[] What is left, without white space in front.
	 */
	private function move( array $pieces, $number, $glue, array $entry ) {
		$mine             = array_slice( $pieces, 0, $number );
		$rest             = array_slice( $pieces, $number );
		$this->post->text = $glue . Thread_Split::text( $mine );
		$this->post->link( wp_list_pluck( $mine, 'url' ) );
		$this->post->note( $entry );
		$gap = array();
		while ( $rest && in_array( $rest[0]['kind'], array( Rich_Text::SPACE, Rich_Text::LINE ), true ) ) {
			$gap[] = array_shift( $rest );
		}
		if ( $rest ) {
			$this->post->end_at( end( $mine ), $gap );
			$this->finish();
		}
		return $rest;
	}

	/**
	 * Adds an address: a post of a microblog is quoted, others stand below the text.
	 *
	 * @param string $url Address.
	 */
	private function embed( $url ) {
		if ( preg_match( Thread_Block::POST, $url ) ) {
			$this->post->tweet = $url;
			return;
		}
		$text = $this->post->before() . $url;
		if ( ! $this->fits( $text ) ) {
			$this->finish();
			$text = $url;
		}
		$this->post->text = $text;
		$this->post->link( array( $url ) );
	}

	/** Ends the post, if anything is in it. */
	private function finish() {
		if ( ! $this->post->is_empty() ) {
			$this->posts[] = $this->post->to_array();
			$this->post    = new Thread_Post();
		}
	}
}
