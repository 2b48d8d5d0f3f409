<?php
namespace Mainstreet\Social\Publishing\Shares;

use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Networks\Publish_Result;

defined( 'ABSPATH' ) || exit;

/** Stores a whole message as JSON, so that each try sends the same, even if the post has changed since. */
final class Share_Message {

	/** Converts a message to JSON. */
	public static function to_json( Outgoing_Post $message ): string {
		return (string) wp_json_encode(
			array(
				'text'     => $message->text,
				'url'      => $message->url,
				'card'     => $message->card,
				'images'   => $message->images,
				'language' => $message->language,
				'post'     => $message->post,
			),
			JSON_INVALID_UTF8_SUBSTITUTE
		);
	}

	/**
	 * Restores a stored message.
	 *
	 * @param array|null $parent Row of the message that it replies to.
	 * @param array|null $root   Row of the first message of the thread.
	 */
	public static function from_row( array $row, ?array $parent = null, ?array $root = null ): Outgoing_Post {
		$stored            = json_decode( $row['message'], true );
		$stored            = is_array( $stored ) ? $stored : array();
		$message           = new Outgoing_Post( isset( $stored['text'] ) ? $stored['text'] : '' );
		$message->url      = isset( $stored['url'] ) ? $stored['url'] : '';
		$message->card     = isset( $stored['card'] ) ? $stored['card'] : array();
		$message->images   = isset( $stored['images'] ) ? $stored['images'] : array();
		$message->language = isset( $stored['language'] ) ? $stored['language'] : '';
		$message->post     = isset( $stored['post'] ) ? $stored['post'] : 0;
		$message->parent   = $parent ? new Publish_Result( $parent['remote_id'], $parent['remote_url'] ) : null;
		$message->root     = $root ? new Publish_Result( $root['remote_id'], $root['remote_url'] ) : null;
		return $message;
	}

	/**
	 * Text of a stored message.
	 *
	 * @return string
	 */
	public static function text( array $row ) {
		return self::from_row( $row )->text;
	}
}
