<?php
namespace Mainstreet\Transcoding\Jobs;

defined( 'ABSPATH' ) || exit;

/** Ends the transcoding of a video. The message is shown to the owner as plain text. */
final class Transcode_Exception extends \RuntimeException {

	/** Whether another worker has the lease, or the video was deleted: then nothing may be written any more. */
	public bool $is_lease_lost = false;

	/**
	 * Makes an exception with a message.
	 *
	 * @param string $detail Error of ffmpeg; '' for none.
	 */
	public static function from_message( string $text, string $detail = '' ): self {
		return new self( '' === $detail ? $text : "$text ($detail)" );
	}

	/** Makes the exception of a worker that lost its lease. */
	public static function lease_lost(): self {
		$fault                = new self( '' );
		$fault->is_lease_lost = true;
		return $fault;
	}
}
