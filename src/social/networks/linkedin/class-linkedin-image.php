<?php
namespace Mainstreet\Social\Networks\Linkedin;

use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Failure;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Picture_File;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the picture of a card, which LinkedIn does not fetch by itself: asks where to, and puts it there.
 */
final class Linkedin_Image {

	/** Where one asks. */
	const BEGIN = 'https://api.linkedin.com/rest/images?action=initializeUpload';

	/** Bytes of a picture, and its kinds. */
	const PICTURE = 5000000;
	const TYPES   = array( 'image/jpeg', 'image/png', 'image/gif' );

	/**
	 * Asks LinkedIn.
	 *
	 * @var Linkedin_Session
	 */
	private $session;

	/**
	 * Pictures of a member.
	 *
	 * @param Linkedin_Session $session Asks LinkedIn.
	 */
	public function __construct( Linkedin_Session $session ) {
		$this->session = $session;
	}

	/**
	 * Sends a picture.
	 *
	 * @param array $image Picture of a card.
	 * @return string|Failure What LinkedIn calls it; '' for one that can't be sent.
	 */
	public function upload( array $image ) {
		$file = Picture_File::of( $image, self::PICTURE, self::TYPES );
		if ( ! $file ) {
			return '';
		}
		$answer = $this->session->post( self::BEGIN, array( 'initializeUploadRequest' => array( 'owner' => $this->session->author() ) ) );
		if ( $answer instanceof Failure ) {
			return $answer;
		}
		$name = Network_Client::text( $answer['json'], 'value', 'image' );
		$url  = Network_Client::text( $answer['json'], 'value', 'uploadUrl' );
		// The token goes along: to LinkedIn and nobody else.
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
		if ( $put instanceof Failure ) {
			return $put;
		}
		return $put['status'] < 300 ? $name : '';
	}
}
