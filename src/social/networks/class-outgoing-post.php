<?php
namespace Mainstreet\Social\Networks;

defined( 'ABSPATH' ) || exit;

/** A text that is sent to a network, and what belongs to it. */
final class Outgoing_Post {

	/** Text, with the URL if the post has one. */
	public string $text;

	/**
	 * URL of the post on this site, for the network's card; '' for none.
	 *
	 * @var string
	 */
	public $url = '';

	/**
	 * Card data from Previews\Post_Card; empty for no card.
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
	 * Language of the text, such as `pt-BR`; '' if unknown.
	 *
	 * @var string
	 */
	public $language = '';

	/** The post at the network that this one replies to. */
	public ?Publish_Result $parent = null;

	/** The first post of the thread at the network. */
	public ?Publish_Result $root = null;

	/**
	 * ID of the post on this site, for networks that send its data (webhooks); 0 for none.
	 *
	 * @var int
	 */
	public $post = 0;

	/** @param string $text Text, without markup. */
	public function __construct( $text ) {
		$this->text = (string) $text;
	}

	/** Converts the post to JSON, so that each try sends the same, even if the post on this site has changed since. */
	public function to_json(): string {
		return (string) wp_json_encode(
			array(
				'text'     => $this->text,
				'url'      => $this->url,
				'card'     => $this->card,
				'images'   => $this->images,
				'language' => $this->language,
				'post'     => $this->post,
			),
			JSON_INVALID_UTF8_SUBSTITUTE
		);
	}

	/** Restores a post from the result of to_json(). */
	public static function from_json( string $json ): self {
		$stored = json_decode( $json, true );
		$stored = is_array( $stored ) ? $stored : array();
		$post   = new self( isset( $stored['text'] ) ? $stored['text'] : '' );
		foreach ( array( 'url', 'card', 'images', 'language', 'post' ) as $name ) {
			$post->$name = isset( $stored[ $name ] ) ? $stored[ $name ] : $post->$name;
		}
		return $post;
	}
}
