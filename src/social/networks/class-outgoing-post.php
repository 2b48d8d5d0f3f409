<?php
namespace Mainstreet\Social\Networks;

defined( 'ABSPATH' ) || exit;

/** An outgoing post: a text, and what belongs to it. */
final class Outgoing_Post {

	/** Text, with the URL if the message has one. */
	public string $text;

	/**
	 * URL of the post on this site, for the network's card; empty where the message has none.
	 *
	 * @var string
	 */
	public $url = '';

	/**
	 * Card data from Previews\Post_Card::facts(); empty where the message has no card.
	 *
	 * @var array
	 */
	public $card = array();

	/**
	 * Up to four images: `id` (attachment, 0 for other images), `url`, `alt`.
	 *
	 * @var array[]
	 */
	public $images = array();

	/**
	 * Language of the text, such as `pt-BR`; empty when unknown.
	 *
	 * @var string
	 */
	public $language = '';

	/** The message that this one replies to. */
	public ?Publish_Result $parent = null;

	/** The first message of the thread. */
	public ?Publish_Result $root = null;

	/**
	 * ID of the post on this site, for networks that send its data (webhooks).
	 *
	 * @var int 0 for none.
	 */
	public $post = 0;

	/** @param string $text Text, without markup. */
	public function __construct( $text ) {
		$this->text = (string) $text;
	}
}
