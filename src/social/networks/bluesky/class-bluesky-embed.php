<?php
namespace Mainstreet\Social\Networks\Bluesky;

use Mainstreet\Social\Networks\Failure;
use Mainstreet\Social\Networks\Message;
use Mainstreet\Social\Networks\Picture_File;

defined( 'ABSPATH' ) || exit;

/**
 * A post there has a card or pictures, not both: the card of the post where the message has its address, as Bluesky makes none by itself, and
 * else the pictures with their texts. What Bluesky does not take of it is left out.
 */
final class Bluesky_Embed {

	/** Bytes of a picture: of a card, and in a post. */
	const THUMB   = 1000000;
	const PICTURE = 2000000;

	/** Pictures of a post. */
	const MOST = 4;

	/**
	 * Sends pictures.
	 *
	 * @var Bluesky_Session
	 */
	private $session;

	/**
	 * Pictures that could not be sent.
	 *
	 * @var int
	 */
	private $missing = 0;

	/**
	 * For an account.
	 *
	 * @param Bluesky_Session $session Sends pictures.
	 */
	public function __construct( Bluesky_Session $session ) {
		$this->session = $session;
	}

	/**
	 * Writes it.
	 *
	 * @param Message $message Message.
	 * @return array|Failure|null Null for nothing.
	 */
	public function write( Message $message ) {
		if ( '' !== $message->url && $message->card ) {
			$file  = empty( $message->card['image'] ) ? null : $message->card['image'];
			$thumb = $file ? $this->upload( $file, self::THUMB ) : null;
			return $thumb instanceof Failure ? $thumb : Bluesky_Record::card( $message->url, $message->card, $thumb ? $thumb['blob'] : null );
		}
		$images = array();
		foreach ( array_slice( $message->images, 0, self::MOST ) as $image ) {
			$sent = $this->upload( $image, self::PICTURE );
			if ( $sent instanceof Failure ) {
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

	/**
	 * Pictures that could not be sent.
	 *
	 * @return int
	 */
	public function missing() {
		return $this->missing;
	}

	/**
	 * Sends a picture.
	 *
	 * @param array $image Picture of a message.
	 * @param int   $most  Bytes.
	 * @return array|Failure|null `blob`, `width`, `height`; null for one that can't be sent.
	 */
	private function upload( array $image, $most ) {
		$file = Picture_File::of( $image, $most );
		$blob = $file ? $this->session->upload( $file ) : null;
		if ( is_array( $blob ) ) {
			return array( 'blob' => $blob ) + array_intersect_key( $file, array_flip( array( 'width', 'height' ) ) );
		}
		if ( $blob instanceof Failure && Failure::REFUSED !== $blob->code ) {
			return $blob;
		}
		++$this->missing;
		return null;
	}
}
