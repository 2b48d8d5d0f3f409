<?php
namespace Mainstreet\Social\Networks;

defined( 'ABSPATH' ) || exit;

/** A message that a network has accepted. */
final class Publish_Result {

	/**
	 * ID at the network, with all that a reply needs (Bluesky: at:// URI and CID, separated by a space).
	 *
	 * @var string At most 255 characters.
	 */
	public string $id;

	/**
	 * URL of its page; empty where there is none (webhooks).
	 *
	 * @var string
	 */
	public $url;

	/**
	 * Note for users, such as that an image is missing; empty for none.
	 *
	 * @var string One sentence.
	 */
	public string $note;

	/**
	 * @param string $id   ID of the network.
	 * @param string $url  URL.
	 * @param string $note Note for users.
	 */
	public function __construct( $id, $url = '', string $note = '' ) {
		$this->id   = (string) $id;
		$this->url  = (string) $url;
		$this->note = (string) $note;
	}

	/**
	 * Note about missing images.
	 *
	 * @param int $missing Number of images.
	 * @return string '' for none.
	 */
	public static function missing_images_note( int $missing ): string {
		return $missing > 0 ? _n( 'An image could not be attached.', 'Some images could not be attached.', $missing, 'mainstreet-blocks' ) : '';
	}
}
