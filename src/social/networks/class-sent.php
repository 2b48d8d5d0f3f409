<?php
/**
 * A message that a network has taken.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Networks;

defined( 'ABSPATH' ) || exit;

/**
 * Where a message stands.
 */
final class Sent {

	/**
	 * What the network calls it; what an answer needs stands in it (Bluesky: the address at:// and the sum, with a space between).
	 *
	 * @var string At most 255 characters.
	 */
	public $id;

	/**
	 * Its page; empty where there is none (webhooks).
	 *
	 * @var string
	 */
	public $url;

	/**
	 * A message that was taken.
	 *
	 * @param string $id  Id.
	 * @param string $url Address.
	 */
	public function __construct( $id, $url = '' ) {
		$this->id  = (string) $id;
		$this->url = (string) $url;
	}
}
