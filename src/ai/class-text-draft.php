<?php
namespace Mainstreet\Ai;

use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** A text to write: the instruction for the model, and how its answer is cleaned. */
final class Text_Draft {

	/**
	 * What to write.
	 *
	 * @var string
	 */
	private $instruction;

	/**
	 * Maximum number of characters.
	 *
	 * @var int
	 */
	private $most;

	private function __construct( string $instruction, int $most ) {
		$this->instruction = $instruction;
		$this->most        = $most;
	}

	/**
	 * A message for social networks.
	 *
	 * @param int $length Maximum number of characters.
	 */
	public static function share_message( int $length ): self {
		return new self( "Write a message of at most $length characters that shares this post on social networks, in the language of the post. State only what the post says. No links and no hashtags; the link is added later.", $length );
	}

	/** A description for search engines. */
	public static function seo_description(): self {
		return new self( 'Write the meta description of this post for search engines, in the language of the post: one or two sentences, at most 155 characters. State only what the post says.', 300 );
	}

	/** Alternative text of an image. */
	public static function alternative_text(): self {
		return new self( 'Write the alternative text of the image for people who cannot see it: one sentence, at most 125 characters, in the given language. Describe only what can be seen. Do not name people, and do not begin with "Image of".', 300 );
	}

	public function instruction(): string {
		return $this->instruction;
	}

	/**
	 * Cleans an answer. A longer one is cut after a word.
	 *
	 * @param string $answer What the model answered.
	 * @return string|\WP_Error Plain text in a single line, not escaped.
	 */
	public function parse( string $answer ) {
		$text = Plain_Text::line_from_html( $answer );
		if ( preg_match( '/^(["“„«\'])(.+)["”“»\']$/us', $text, $quoted ) ) {
			$text = trim( $quoted[2] );
		}
		if ( mb_strlen( $text, 'UTF-8' ) > $this->most ) {
			$cut  = mb_substr( $text, 0, $this->most - 1, 'UTF-8' );
			$text = rtrim( (string) preg_replace( '/\s+\S{0,40}$/u', '', $cut ) ) . '…';
		}
		return '' === $text ? Ai_Client::refused() : $text;
	}
}
