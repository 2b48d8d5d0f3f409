<?php
namespace Mainstreet\Social\Networks\X;

use Mainstreet\Social\Networks\Failure;
use Mainstreet\Social\Networks\Form_Data;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Picture_File;

defined( 'ABSPATH' ) || exit;

/**
 * Sends pictures with their texts. What goes wrong with a picture keeps no message back: each try of a message is billed, and a picture that
 * is not taken now is seldom taken later.
 */
final class X_Media {

	/** Bytes of a picture, and pictures of a message. */
	const PICTURE = 5000000;
	const MOST    = 4;

	/** Characters of an alternative text. */
	const ALT = 1000;

	/**
	 * Asks X.
	 *
	 * @var X_Session
	 */
	private $session;

	/**
	 * Pictures of an account.
	 *
	 * @param X_Session $session Asks X.
	 */
	public function __construct( X_Session $session ) {
		$this->session = $session;
	}

	/**
	 * Sends the pictures of a message.
	 *
	 * @param array[] $images Pictures of a message.
	 * @return string[]|Failure What X calls each; '' for one that can't be sent. A failure only where the account is to be connected again.
	 */
	public function upload_all( array $images ) {
		$ids = array();
		foreach ( array_slice( $images, 0, self::MOST ) as $image ) {
			$id = $this->upload( $image );
			if ( $id instanceof Failure && Failure::MUST_REAUTH === $id->code ) {
				return $id;
			}
			$ids[] = $id instanceof Failure ? '' : $id;
		}
		return $ids;
	}

	/**
	 * Sends a picture.
	 *
	 * @param array $image Picture of a message.
	 * @return string|Failure
	 */
	private function upload( array $image ) {
		$file = Picture_File::of( $image, self::PICTURE );
		if ( ! $file ) {
			return '';
		}
		$fields = array(
			'media_category' => 'tweet_image',
			'media_type'     => $file['type'],
		);
		$answer = $this->session->ask( 'media/upload', Form_Data::request( $fields, 'media', $file ) );
		if ( $answer instanceof Failure ) {
			return $answer;
		}
		$id = Network_Client::text( $answer['json'], 'data', 'id' );
		if ( ! preg_match( '/^\d{1,25}$/D', $id ) ) {
			return '';
		}
		return $this->describe( $id, isset( $image['alt'] ) ? mb_substr( (string) $image['alt'], 0, self::ALT ) : '' );
	}

	/**
	 * Says what is to be seen in a picture. One whose text is not taken is left out: who can't see it would learn nothing of it.
	 *
	 * @param string $id  Picture.
	 * @param string $alt Its text; '' for none.
	 * @return string|Failure The picture.
	 */
	private function describe( $id, $alt ) {
		$answer = '' === $alt ? null : $this->session->post(
			'media/metadata',
			array(
				'id'       => $id,
				'metadata' => array( 'alt_text' => array( 'text' => $alt ) ),
			)
		);
		return $answer instanceof Failure ? $answer : $id;
	}
}
