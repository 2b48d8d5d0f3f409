<?php
namespace Mainstreet\Ai;

use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** What is sent of a post: title and text, unsaved changes included. Blocks and shortcodes are not rendered, so nothing else is read. */
final class Post_Source {

	/** Characters of the text that are sent. */
	const MAX_TEXT = 8000;

	/**
	 * Reads the post of a request.
	 *
	 * @param \WP_REST_Request $request `post`; `title` and `content` as the editor shows them, if they are unsaved.
	 * @return array|\WP_Error `title` and `text`, plain.
	 */
	public static function read( $request ) {
		$post = get_post( (int) $request['post'] );
		$html = strip_shortcodes( $request['content'] ?? $post->post_content );
		// A space between blocks, which are lines of their own.
		$html  = (string) preg_replace( '~</(?:p|h[1-6]|li|td|th|div|figcaption|blockquote)>|<br\b~i', ' $0', $html );
		$title = Plain_Text::line_from_html( $request['title'] ?? $post->post_title, 300 );
		$text  = Plain_Text::line_from_html( $html, self::MAX_TEXT );
		return '' === $title . $text
			? new \WP_Error( 'mainstreet_ai_no_text', __( 'This post has no text yet. Write something first.', 'mainstreet-blocks' ), array( 'status' => 400 ) )
			: array(
				'title' => $title,
				'text'  => $text,
			);
	}
}
