<?php
namespace Mainstreet\Social\Publishing\Messages;

use Mainstreet\Core\Public_Output;
use Mainstreet\Social\Networks\Connections\Share_Meta;
use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Text\Text_Limit;
use Mainstreet\Social\Threads\Thread;
use Mainstreet\Social\Threads\Thread_Media;

defined( 'ABSPATH' ) || exit;

/**
 * The post as a thread (docs/server-contract.md B.21): first the author's message and the prefix, then at most a hundred messages made of
 * the content as guests see it, and at the end the URL.
 */
final class Share_Thread {

	/** Maximum number of messages made of the content. */
	const MAX_MESSAGES = 100;

	/** Text that the first message ends with. */
	public static function prefix(): string {
		return __( 'A thread ⬇️', 'mainstreet-blocks' );
	}

	/** Whether a post is shared as a thread. */
	public static function is_wanted( \WP_Post $post ): bool {
		return (bool) get_post_meta( $post->ID, Share_Meta::THREAD, true );
	}

	/**
	 * Messages made of the content.
	 *
	 * @param Text_Limit[] $limits Limits of all networks that get the thread: all get the same.
	 * @return Outgoing_Post[] At most a hundred; none for a post without text and images.
	 */
	public static function from_post( \WP_Post $post, array $limits ): array {
		$entries = array();
		foreach ( parse_blocks( self::public_content( $post ) ) as $index => $block ) {
			$entries[] = array(
				'block'      => $block,
				'attributes' => array(),
				'clientId'   => (string) $index,
			);
		}
		$thread   = new Thread( $limits );
		$messages = array();
		foreach ( $thread->parse( $entries ) as $part ) {
			array_push( $messages, ...self::build_messages( $part, $thread ) );
		}
		return array_slice( $messages, 0, self::MAX_MESSAGES );
	}

	/**
	 * Messages made of one part of the thread.
	 *
	 * @param array  $part   Post of Thread::parse().
	 * @param Thread $thread The thread, which knows what fits.
	 * @return Outgoing_Post[]
	 */
	private static function build_messages( array $part, Thread $thread ): array {
		$text   = $part['text'];
		$links  = '' === $part['tweet'] ? array() : array( $part['tweet'] );
		$images = array();
		foreach ( $part['media'] as $media ) {
			if ( 0 === strpos( $media['type'], 'image/' ) ) {
				$images[] = array(
					'id'  => attachment_url_to_postid( $media['url'] ),
					'url' => $media['url'],
					'alt' => $media['alt'],
				);
			} else {
				// Each network accepts videos in its own way; all accept their URL.
				$links[] = $media['url'];
			}
		}
		$messages = array();
		foreach ( $links as $link ) {
			$both = '' === $text ? $link : $text . Share_Text::GAP . $link;
			if ( $thread->fits( $both ) ) {
				$text = $both;
			} elseif ( $thread->fits( $link ) ) {
				$messages[] = new Outgoing_Post( $link );
			}
		}
		$first         = new Outgoing_Post( $text );
		$first->images = array_slice( $images, 0, Thread_Media::IMAGES );
		return '' === $text && ! $first->images ? $messages : array_merge( array( $first ), $messages );
	}

	/**
	 * The content as everybody may see it, no matter who shares it: the access policy removes the rest.
	 *
	 * @return string
	 */
	private static function public_content( \WP_Post $post ) {
		return Public_Output::render(
			static function () use ( $post ) {
				/** This filter is documented in wp-includes/class-wp-query.php */
				$pages = apply_filters( 'content_pagination', array( $post->post_content ), $post ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's own: what is paid for is cut there.
				return implode( "\n", array_filter( (array) $pages, 'is_string' ) );
			}
		);
	}
}
