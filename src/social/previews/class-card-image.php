<?php
namespace Mainstreet\Social\Previews;

use Mainstreet\Social\Previews\Drawn_Card\Drawn_Card;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the image that represents a post: the featured image, else the first one in its content that is large enough, else
 * a drawn card.
 */
final class Card_Image {

	/** Maximum number of images of the content that are checked. */
	const MAX_IMAGES = 10;

	/** Minimum width and height in pixels. */
	const SMALLEST = 200;

	/**
	 * Finds the image.
	 *
	 * @param int|null $featured Featured image in the editor; null for the stored one.
	 * @param string   $content  Content as everybody may see it.
	 * @param string   $title    Title of the post, plain text on one line.
	 * @param bool     $draws    Whether a card may be drawn now; otherwise a missing one is drawn later.
	 * @return array|null `id` (0 for a drawn card), `url`, `width`, `height` (0 for unknown) and `alt`.
	 */
	public static function find( \WP_Post $post, $featured, $content, string $title, bool $draws ) {
		$image = self::attachment( null === $featured ? (int) get_post_thumbnail_id( $post ) : (int) $featured );
		if ( ! $image && '' === $post->post_password ) {
			$image = self::find_in_content( $content );
		}
		$image = $image ? $image : Drawn_Card::find( $post, $title, $draws );
		/**
		 * The picture that stands for a post on cards, in tags and at networks.
		 *
		 * @param array|null $image `id`, `url`, `width`, `height` and `alt`; null for none.
		 * @param \WP_Post   $post  Post.
		 */
		return apply_filters( 'mainstreet_card_image', $image, $post );
	}

	/**
	 * An image of the media library.
	 *
	 * @param int $id Attachment ID.
	 */
	public static function attachment( int $id ): ?array {
		$file = $id > 0 ? wp_get_attachment_image_src( $id, 'large' ) : false;
		if ( ! $file ) {
			return null;
		}
		$alt = get_post_meta( $id, '_wp_attachment_image_alt', true );
		return array(
			'id'     => $id,
			'url'    => (string) $file[0],
			'width'  => (int) $file[1],
			'height' => (int) $file[2],
			'alt'    => is_string( $alt ) ? Card_Text::to_line( $alt ) : '',
		);
	}

	/**
	 * The first image of the content.
	 *
	 * @param string $content Content.
	 */
	private static function find_in_content( $content ): ?array {
		// The same patterns by which core adds sizes to images.
		preg_match_all( '/<img\s[^>]+>/i', $content, $tags );
		foreach ( array_slice( $tags[0], 0, self::MAX_IMAGES ) as $tag ) {
			if ( preg_match( '/\sclass=["\'][^"\']*\bwp-image-(\d+)\b/i', $tag, $found ) ) {
				$image = self::attachment( (int) $found[1] );
				if ( $image && $image['width'] >= self::SMALLEST && $image['height'] >= self::SMALLEST ) {
					return $image;
				}
			}
		}
		return null;
	}
}
