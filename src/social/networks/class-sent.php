<?php
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
	 * What is to be said of it, such as that a picture is missing; empty for nothing.
	 *
	 * @var string One sentence.
	 */
	public $note;

	/**
	 * A message that was taken.
	 *
	 * @param string $id   Id.
	 * @param string $url  Address.
	 * @param string $note What is to be said of it.
	 */
	public function __construct( $id, $url = '', $note = '' ) {
		$this->id   = (string) $id;
		$this->url  = (string) $url;
		$this->note = (string) $note;
	}

	/**
	 * What is said where pictures are missing.
	 *
	 * @param int $missing How many.
	 * @return string '' for none.
	 */
	public static function without_pictures( $missing ) {
		return $missing > 0 ? _n( 'An image could not be attached.', 'Some images could not be attached.', $missing, 'mainstreet-blocks' ) : '';
	}
}
