<?php
namespace Mainstreet\Social\Sharing_Buttons;

use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Social\Block_Post;
use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

/** What sharing buttons share: a post, or a page that lists posts. */
final class Shared_Page {

	/** Maximum number of bytes of a title, so that the URL of a service stays short enough for servers. */
	const MAX_TITLE_BYTES = 300;

	public string $url;

	/** Plain text in one line. */
	public string $title;

	/** URL of an image; '' for none. */
	public string $image = '';

	/** 0 for a list. */
	public int $post_id = 0;

	private function __construct( string $url, string $title ) {
		$text        = Plain_Text::line_from_html( $title );
		$text        = trim( (string) preg_replace( '/[\s\p{Cc}]+/u', ' ', wp_check_invalid_utf8( $text, true ) ) );
		$this->url   = $url;
		$this->title = strlen( $text ) > self::MAX_TITLE_BYTES ? mb_strcut( $text, 0, self::MAX_TITLE_BYTES, 'UTF-8' ) . '…' : $text;
	}

	/** Creates the page of a post. */
	public static function from_post( \WP_Post $post ): self {
		$page          = new self( (string) get_permalink( $post ), get_the_title( $post ) );
		$page->image   = (string) get_the_post_thumbnail_url( $post, 'large' );
		$page->post_id = $post->ID;
		return $page;
	}

	/** Creates the page of the current request. Its URL has only the parameters that WordPress knows. */
	public static function from_request(): self {
		global $wp;
		$is_path = '' !== (string) $wp->request;
		return new self( home_url( $is_path ? user_trailingslashit( '/' . $wp->request ) : '/' . ( $wp->query_string ? '?' . $wp->query_string : '' ) ), wp_get_document_title() );
	}

	/**
	 * Creates the page that a block shares.
	 *
	 * @return self|null Null for a post that is not shared.
	 */
	public static function from_block( \WP_Block $block ): ?self {
		if ( Block_Post::is_beside_list() ) {
			return self::from_request();
		}
		$post = Block_Post::find( $block );
		return Post_Switches::is_shared( $post ) ? self::from_post( $post ) : null;
	}
}
