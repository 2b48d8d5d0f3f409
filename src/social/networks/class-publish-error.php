<?php
namespace Mainstreet\Social\Networks;

defined( 'ABSPATH' ) || exit;

/** A publish error, and whether a retry may help. */
final class Publish_Error {

	/** The account requires a new sign-in. */
	const MUST_REAUTH = 'must_reauth';

	/** The network cannot be reached, or asks to wait. */
	const UNREACHABLE = 'unreachable';

	/** The network refuses this message, and always will. */
	const REFUSED = 'refused';

	/** The response was lost, and the network would post a second try as another message: only people may decide on it. */
	const UNKNOWN = 'unknown';

	/** Error code, one of the constants. */
	public string $code;

	/** Message for users, which contains nothing secret. */
	public string $message;

	/**
	 * Seconds to wait before the next request; 0 where the network does not say.
	 *
	 * @var int
	 */
	public $wait;

	/** Whether the network may have accepted the message nevertheless: the request was sent, and the response was lost. */
	public bool $is_lost;

	/**
	 * @param string $message Sentence.
	 * @param int    $wait    Seconds to wait.
	 * @param bool   $is_lost Whether the network may have accepted the message nevertheless.
	 */
	public function __construct( string $code, string $message, int $wait = 0, bool $is_lost = false ) {
		$this->code    = $code;
		$this->message = (string) $message;
		$this->wait    = max( 0, (int) $wait );
		$this->is_lost = (bool) $is_lost;
	}

	/** Whether a retry may help. */
	public function is_temporary(): bool {
		return self::UNREACHABLE === $this->code;
	}
}
