<?php
namespace Mainstreet\Social\Networks\X;

use Mainstreet\Social\Networks\Image_File;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Publish_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Uploads images with their texts. A failed image does not stop a message: each try of a message is billed, and an image that is refused now
 * is rarely accepted later.
 */
final class X_Media {

	/** Maximum size of an image in bytes, and maximum number of images of a message. */
	const MAX_IMAGE_BYTES = 5000000;
	const MAX_IMAGES      = 4;

	/** Maximum length of an alternative text in characters. */
	const ALT = 1000;

	/** Requests of the account. */
	private X_Session $session;

	/** @param X_Session $session Requests of the account. */
	public function __construct( X_Session $session ) {
		$this->session = $session;
	}

	/**
	 * Uploads the images of a message.
	 *
	 * @param array[] $images Images of a message.
	 * @return string[]|Publish_Error ID of each at X; '' for one that can't be sent. A failure only where the account requires a new sign-in.
	 */
	public function upload_all( array $images ) {
		$ids = array();
		foreach ( array_slice( $images, 0, self::MAX_IMAGES ) as $image ) {
			$id = $this->upload( $image );
			if ( $id instanceof Publish_Error && Publish_Error::MUST_REAUTH === $id->code ) {
				return $id;
			}
			$ids[] = $id instanceof Publish_Error ? '' : $id;
		}
		return $ids;
	}

	/**
	 * Uploads an image.
	 *
	 * @param array $image Image of a message.
	 * @return string|Publish_Error
	 */
	private function upload( array $image ) {
		$file = Image_File::find( $image, self::MAX_IMAGE_BYTES );
		if ( ! $file ) {
			return '';
		}
		$fields = array(
			'media_category' => 'tweet_image',
			'media_type'     => $file['type'],
		);
		$answer = $this->session->request( 'media/upload', Network_Client::upload_args( $fields, 'media', $file ) );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$id = Network_Client::text( $answer['json'], 'data', 'id' );
		if ( ! preg_match( '/^\d{1,25}$/D', $id ) ) {
			return '';
		}
		return $this->save_alt_text( $id, isset( $image['alt'] ) ? mb_substr( (string) $image['alt'], 0, self::ALT ) : '' );
	}

	/**
	 * Stores the alternative text of an image. If X refuses it, the image is left out, because it would be inaccessible.
	 *
	 * @param string $alt Alternative text; '' for none.
	 * @return string|Publish_Error ID of the image.
	 */
	private function save_alt_text( string $id, string $alt ) {
		$answer = '' === $alt ? null : $this->session->post(
			'media/metadata',
			array(
				'id'       => $id,
				'metadata' => array( 'alt_text' => array( 'text' => $alt ) ),
			)
		);
		return $answer instanceof Publish_Error ? $answer : $id;
	}
}
