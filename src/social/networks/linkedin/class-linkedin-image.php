<?php
namespace Mainstreet\Social\Networks\Linkedin;

use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Image_File;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Publish_Error;

defined( 'ABSPATH' ) || exit;

/** Uploads the image of a card, which LinkedIn does not fetch by itself: requests an upload URL and sends the file there. */
final class Linkedin_Image {

	/** URL of the first request. */
	const BEGIN = 'https://api.linkedin.com/rest/images?action=initializeUpload';

	/** Maximum size in bytes, and MIME types. */
	const PICTURE = 5000000;
	const TYPES   = array( 'image/jpeg', 'image/png', 'image/gif' );

	/** Requests of the account. */
	private Linkedin_Session $session;

	/** @param Linkedin_Session $session Requests of the account. */
	public function __construct( Linkedin_Session $session ) {
		$this->session = $session;
	}

	/**
	 * Uploads an image.
	 *
	 * @param array $image Image of a card.
	 * @return string|Publish_Error URN of the image; '' for one that can't be sent.
	 */
	public function upload( array $image ) {
		$file = Image_File::of( $image, self::PICTURE, self::TYPES );
		if ( ! $file ) {
			return '';
		}
		$answer = $this->session->post( self::BEGIN, array( 'initializeUploadRequest' => array( 'owner' => $this->session->author() ) ) );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$name = Network_Client::text( $answer['json'], 'value', 'image' );
		$url  = Network_Client::text( $answer['json'], 'value', 'uploadUrl' );
		// The token is sent along, so only hosts of LinkedIn are accepted.
		if ( ! preg_match( '/^urn:li:image:[\w-]{1,100}$/D', $name ) || ! preg_match( '#^https://(?:[a-z0-9-]+\.)*linkedin\.com/#i', $url ) ) {
			return '';
		}
		$put = $this->session->ask(
			$url,
			array(
				'method'  => 'PUT',
				'timeout' => Http_Client::UPLOAD_TIMEOUT,
				'headers' => array( 'Content-Type' => $file['type'] ),
				'body'    => $file['bytes'],
			)
		);
		if ( $put instanceof Publish_Error ) {
			return $put;
		}
		return $put['status'] < 300 ? $name : '';
	}
}
