<?php
namespace Mainstreet\Social\Threads;

use Mainstreet\Social\Text\Text_Limit;

defined( 'ABSPATH' ) || exit;

/** Makes the posts of a thread from blocks (docs/server-contract.md A26): a heading begins a post, images and embeds end it, text flows. */
final class Thread {

	/** Maximum number of posts; more are neither sent nor shown. */
	const MAX_POSTS = 400;

	/**
	 * Limits of the networks.
	 *
	 * @var Text_Limit[]
	 */
	private array $limits;

	/** Finds where long texts are split. */
	private Thread_Splitter $splitter;

	/**
	 * Finished posts.
	 *
	 * @var array[]
	 */
	private $posts = array();

	/**
	 * Post that is being made.
	 *
	 * @var Thread_Post
	 */
	private $post;

	/** @param Text_Limit[] $limits Limits of the networks; X's if empty. */
	public function __construct( array $limits = array() ) {
		$this->limits   = $limits ? $limits : array( Text_Limit::x() );
		$this->splitter = new Thread_Splitter( array( $this, 'fits' ) );
	}

	/**
	 * Makes the posts.
	 *
	 * @param array[] $blocks `block` (as parsed), `attributes` and `clientId` of each.
	 * @return array[] Posts: `text`, `media`, `tweet`, `urls`, `blocks` and `boundary`.
	 */
	public function parse( array $blocks ): array {
		$this->posts = array();
		$this->post  = new Thread_Post();
		foreach ( $blocks as $entry ) {
			foreach ( Block_To_Text::steps( $entry['block'], $entry['attributes'] ) as $step ) {
				$this->add_step( $step, $entry );
				if ( count( $this->posts ) >= self::MAX_POSTS ) {
					return $this->posts;
				}
			}
		}
		$this->end_post();
		return $this->posts;
	}

	/**
	 * Whether all networks accept a text.
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

	/** Adds a step of a block. */
	private function add_step( array $step, array $entry ): void {
		switch ( $step['kind'] ) {
			case Block_To_Text::STOP:
				$this->end_post();
				return;
			case Block_To_Text::HEADING:
				$this->end_post();
				$this->add_text( $step['pieces'], $entry );
				return;
			case Block_To_Text::FLOW:
				$this->add_text( $step['pieces'], $entry );
				return;
			case Block_To_Text::MEDIA:
				$this->post->media = $step['media'];
				break;
			case Block_To_Text::EMBED:
				$this->add_embed( $step['url'] );
		}
		$this->post->add_block( $entry );
		$this->end_post();
	}

	/**
	 * Adds text; if it is too long, it continues in the next post.
	 *
	 * @param array[] $pieces Pieces.
	 * @param array   $entry  Block.
	 */
	private function add_text( array $pieces, array $entry ): void {
		$text  = Thread_Splitter::join( $pieces );
		$glue  = $this->post->prefix();
		$taken = $this->fits( $glue . $text ) ? count( $pieces ) : 0;
		if ( ! $taken && '' !== $glue && ! $this->fits( $text ) ) {
			// A text that is longer than a post may begin in this one, but must not break within a sentence.
			$taken = $this->splitter->find_split( $glue, $pieces, array( 'line', 'sentence' ) );
		}
		if ( ! $taken ) {
			$this->end_post();
			$glue = '';
		}
		while ( $pieces && count( $this->posts ) < self::MAX_POSTS ) {
			$taken = $taken ? $taken : $this->fits( Thread_Splitter::join( $pieces ) ) * count( $pieces );
			$taken = $taken ? $taken : $this->splitter->find_split( '', $pieces );
			if ( ! $taken ) {
				$pieces = $this->splitter->cut( $pieces );
				$taken  = 1;
			}
			$pieces = $this->move_pieces( $pieces, $taken, $glue, $entry );
			$taken  = 0;
			$glue   = '';
		}
	}

	/**
	 * Moves pieces into the post, and ends it if some are left.
	 *
	 * @param array[] $pieces Pieces.
	 * @param int     $number Number of pieces.
	 * @param string  $glue   Text of the post so far.
	 * @param array   $entry  Block.
	 * @return array[] Remaining pieces, without leading white space.
	 */
	private function move_pieces( array $pieces, $number, $glue, array $entry ): array {
		$mine             = array_slice( $pieces, 0, $number );
		$rest             = array_slice( $pieces, $number );
		$this->post->text = $glue . Thread_Splitter::join( $mine );
		$this->post->add_urls( wp_list_pluck( $mine, 'url' ) );
		$this->post->add_block( $entry );
		$gap = array();
		while ( $rest && in_array( $rest[0]['kind'], array( Rich_Text::SPACE, Rich_Text::LINE ), true ) ) {
			$gap[] = array_shift( $rest );
		}
		if ( $rest ) {
			$this->post->end_at( end( $mine ), $gap );
			$this->end_post();
		}
		return $rest;
	}

	/**
	 * Adds a URL: a post of a microblog is quoted, others follow the text.
	 *
	 * @param string $url Address.
	 */
	private function add_embed( $url ): void {
		if ( preg_match( Block_To_Text::POST, $url ) ) {
			$this->post->tweet = $url;
			return;
		}
		$text = $this->post->prefix() . $url;
		if ( ! $this->fits( $text ) ) {
			$this->end_post();
			$text = $url;
		}
		$this->post->text = $text;
		$this->post->add_urls( array( $url ) );
	}

	/** Ends the post, unless it is empty. */
	private function end_post(): void {
		if ( ! $this->post->is_empty() ) {
			$this->posts[] = $this->post->to_array();
			$this->post    = new Thread_Post();
		}
	}
}
