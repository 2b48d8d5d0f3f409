<?php
namespace Mainstreet\Social\Networks;

defined( 'ABSPATH' ) || exit;

/**
 * Why, and whether it is worth another try.
 */
final class Failure {

	/** The account is to be signed in at again. */
	const MUST_REAUTH = 'must_reauth';

	/** The network cannot be reached, or asks for patience. */
	const UNREACHABLE = 'unreachable';

	/** The network does not take this message; it never will. */
	const REFUSED = 'refused';

	/** The answer was lost, and the network would take a second try for another message: only people may decide on it. */
	const UNKNOWN = 'unknown';

	/**
	 * One of the constants.
	 *
	 * @var string
	 */
	public $code;

	/**
	 * Sentence for people, without anything secret in it.
	 *
	 * @var string
	 */
	public $message;

	/**
	 * Seconds that the network wants to be left alone; 0 where it says nothing of it.
	 *
	 * @var int
	 */
	public $wait;

	/**
	 * Whether the network may have taken the message all the same: it was asked, and its answer was lost.
	 *
	 * @var bool
	 */
	public $is_lost;

	/**
	 * A failure.
	 *
	 * @param string $code    Code.
	 * @param string $message Sentence.
	 * @param int    $wait    Seconds.
	 * @param bool   $is_lost Whether the network may have taken the message all the same.
	 */
	public function __construct( $code, $message, $wait = 0, $is_lost = false ) {
		$this->code    = $code;
		$this->message = (string) $message;
		$this->wait    = max( 0, (int) $wait );
		$this->is_lost = (bool) $is_lost;
	}

	/**
	 * Whether another try may help.
	 *
	 * @return bool
	 */
	public function is_passing() {
		return self::UNREACHABLE === $this->code;
	}
}
