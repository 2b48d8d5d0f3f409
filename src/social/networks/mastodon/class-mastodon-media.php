<?php
namespace Mainstreet\Social\Networks\Mastodon;

use Mainstreet\Social\Networks\Image_File;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Publish_Error;

defined( 'ABSPATH' ) || exit;

/** Uploads images with their texts, and waits until the server has processed them: a message can't use them before. */
final class Mastodon_Media {

	/** Maximum size of an image in bytes (servers accept 16 MB, some less), and maximum number of images of a message. */
	const MAX_IMAGE_BYTES = 8000000;
	const MAX_IMAGES      = 4;

	/** Maximum length of an alternative text in characters. */
	const ALT = 1500;

	/** Number of checks whether an image is ready. */
	const LOOKS = 10;

	/** Requests of the account. */
	private Mastodon_Session $session;

	private Network_Client $client;

	/** Seconds between two checks. */
	private float $pause;

	/**
	 * @param Mastodon_Session $session Requests of the account.
	 * @param Network_Client   $client  HTTP client.
	 * @param float            $pause   Seconds between two checks whether an image is ready.
	 */
	public function __construct( Mastodon_Session $session, Network_Client $client, float $pause ) {
		$this->session = $session;
		$this->client  = $client;
		$this->pause   = $pause;
	}

	/**
	 * Uploads the images of a message.
	 *
	 * @param array[] $images Images of a message.
	 * @return string[]|Publish_Error ID of each at the server; '' for one that can't be sent: the message is sent without it.
	 */
	public function upload_all( array $images ) {
		$ids = array();
		foreach ( array_slice( $images, 0, self::MAX_IMAGES ) as $image ) {
			$id = $this->upload( $image );
			if ( $id instanceof Publish_Error ) {
				return $id;
			}
			$ids[] = $id;
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
		$alt    = isset( $image['alt'] ) ? mb_substr( (string) $image['alt'], 0, self::ALT ) : '';
		$answer = $this->session->request( '/api/v2/media', Network_Client::upload_args( '' === $alt ? array() : array( 'description' => $alt ), 'file', $file ) );
		if ( $answer instanceof Publish_Error ) {
			return Publish_Error::REFUSED === $answer->code ? '' : $answer;
		}
		$id = Network_Client::text( $answer['json'], 'id' );
		return preg_match( '/^[\w-]{1,100}$/D', $id ) ? $this->wait_for( $id, $answer ) : $this->client->unreachable_error();
	}

	/**
	 * Waits while the server processes an image.
	 *
	 * @param array $answer Response to the upload.
	 * @return string|Publish_Error
	 */
	private function wait_for( string $id, array $answer ) {
		for ( $look = 0; 200 !== $answer['status'] && $look < self::LOOKS; $look++ ) {
			usleep( (int) ( $this->pause * 1e6 ) );
			$answer = $this->session->request( '/api/v1/media/' . $id );
			if ( $answer instanceof Publish_Error ) {
				return $answer;
			}
		}
		return 200 === $answer['status'] ? $id : $this->client->unreachable_error();
	}
}
