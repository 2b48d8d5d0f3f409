<?php
namespace Mainstreet\Video_Copies;

defined( 'ABSPATH' ) || exit;

/**
 * Ends the work on a video. Its message is for the owner, plain text.
 */
final class Copy_Fault extends \RuntimeException {

	/**
	 * Whether somebody else has the work now, or the video is gone: then nothing may be written any more.
	 *
	 * @var bool
	 */
	public $is_lost = false;

	/**
	 * Something is wrong.
	 *
	 * @param string $text   Sentence.
	 * @param string $detail What ffmpeg said; '' for nothing.
	 * @return self
	 */
	public static function because( string $text, string $detail = '' ): self {
		return new self( '' === $detail ? $text : "$text ($detail)" );
	}

	/**
	 * The hold was lost.
	 *
	 * @return self
	 */
	public static function lost(): self {
		$fault          = new self( '' );
		$fault->is_lost = true;
		return $fault;
	}
}
