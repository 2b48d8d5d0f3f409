<?php
namespace Mainstreet\Social\Networks;

defined( 'ABSPATH' ) || exit;

/**
 * What is sent to a network: a text, and what stands with it.
 */
final class Message {

	/**
	 * The text, which holds the address where one belongs to it.
	 *
	 * @var string
	 */
	public $text;

	/**
	 * Address of the post on this site, which a network makes a card of; empty where the message has none.
	 *
	 * @var string
	 */
	public $url = '';

	/**
	 * Facts of the post for cards, as Previews\Post_Card::facts() gives them; empty where the message has no card.
	 *
	 * @var array
	 */
	public $card = array();

	/**
	 * Pictures, at most four: `id` (attachment, 0 where it is none), `url`, `alt`.
	 *
	 * @var array[]
	 */
	public $images = array();

	/**
	 * Language of the text, such as `pt-BR`; empty when it is not known.
	 *
	 * @var string
	 */
	public $language = '';

	/**
	 * The message this one answers.
	 *
	 * @var Sent|null
	 */
	public $parent;

	/**
	 * The first message of the thread.
	 *
	 * @var Sent|null
	 */
	public $root;

	/**
	 * The post on this site, for networks that want facts of it (webhooks).
	 *
	 * @var int 0 when there is none.
	 */
	public $post = 0;

	/**
	 * A message.
	 *
	 * @param string $text Text, without markup.
	 */
	public function __construct( $text ) {
		$this->text = (string) $text;
	}
}
