<?php
namespace Mainstreet\Social\Networks\Bluesky;

use Mainstreet\Social\Networks\Image_File;
use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Networks\Publish_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The embed of a post, which has either a card or images: the card where the message has the URL of the post, because Bluesky makes none by
 * itself, and otherwise the images with their texts. What Bluesky refuses is left out.
 */
final class Bluesky_Embed {

	/** Maximum size in bytes of the image of a card, and of an image of a post. */
	const THUMB           = 1000000;
	const MAX_IMAGE_BYTES = 2000000;

	/** Uploads images. */
	private Bluesky_Session $session;

	/** Number of images that could not be sent. */
	private int $missing = 0;

	/** @param Bluesky_Session $session Uploads images. */
	public function __construct( Bluesky_Session $session ) {
		$this->session = $session;
	}

	/**
	 * Makes the embed of a message.
	 *
	 * @return array|Publish_Error|null Null for none.
	 */
	public function build( Outgoing_Post $message ) {
		if ( '' !== $message->url && $message->card ) {
			$file  = empty( $message->card['image'] ) ? null : $message->card['image'];
			$thumb = $file ? $this->upload( $file, self::THUMB ) : null;
			return $thumb instanceof Publish_Error ? $thumb : Bluesky_Record::card( $message->url, $message->card, $thumb ? $thumb['blob'] : null );
		}
		$images = array();
		foreach ( array_slice( $message->images, 0, Image_File::MAX_IMAGES ) as $image ) {
			$sent = $this->upload( $image, self::MAX_IMAGE_BYTES );
			if ( $sent instanceof Publish_Error ) {
				return $sent;
			}
			if ( $sent ) {
				$images[] = array(
					'image'       => $sent['blob'],
					'alt'         => isset( $image['alt'] ) ? (string) $image['alt'] : '',
					'aspectRatio' => array(
						'width'  => $sent['width'],
						'height' => $sent['height'],
					),
				);
			}
		}
		return $images ? array(
			'$type'  => 'app.bsky.embed.images',
			'images' => $images,
		) : null;
	}

	/** Number of images that could not be sent. */
	public function missing_count(): int {
		return $this->missing;
	}

	/**
	 * Uploads an image.
	 *
	 * @param array $image Image of a message.
	 * @param int   $most  Maximum size in bytes.
	 * @return array|Publish_Error|null `blob`, `width`, `height`; null for one that can't be sent.
	 */
	private function upload( array $image, int $most ) {
		$file = Image_File::find( $image, $most );
		$blob = $file ? $this->session->upload( $file ) : null;
		if ( is_array( $blob ) ) {
			return array( 'blob' => $blob ) + array_intersect_key( $file, array_flip( array( 'width', 'height' ) ) );
		}
		if ( $blob instanceof Publish_Error && Publish_Error::REFUSED !== $blob->code ) {
			return $blob;
		}
		++$this->missing;
		return null;
	}
}
