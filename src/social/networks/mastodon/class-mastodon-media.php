<?php
namespace Mainstreet\Social\Networks\Mastodon;

use Mainstreet\Social\Networks\Failure;
use Mainstreet\Social\Networks\Form_Data;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Picture_File;

defined( 'ABSPATH' ) || exit;

/**
 * Sends pictures with their texts, and waits until the server has worked them up: a message can't have them before.
 */
final class Mastodon_Media {

	/** Bytes of a picture (servers take 16 MB, some less), and pictures of a message. */
	const PICTURE = 8000000;
	const MOST    = 4;

	/** Characters of an alternative text. */
	const ALT = 1500;

	/** Looks whether a picture is ready. */
	const LOOKS = 10;

	/**
	 * Asks the server.
	 *
	 * @var Mastodon_Session
	 */
	private $session;

	/**
	 * Makes requests.
	 *
	 * @var Network_Client
	 */
	private $client;

	/**
	 * Seconds between two looks.
	 *
	 * @var float
	 */
	private $pause;

	/**
	 * Pictures of an account.
	 *
	 * @param Mastodon_Session $session Asks the server.
	 * @param Network_Client   $client  Makes requests.
	 * @param float            $pause   Seconds between two looks whether a picture is ready.
	 */
	public function __construct( Mastodon_Session $session, Network_Client $client, $pause ) {
		$this->session = $session;
		$this->client  = $client;
		$this->pause   = $pause;
	}

	/**
	 * Sends the pictures of a message.
	 *
	 * @param array[] $images Pictures of a message.
	 * @return string[]|Failure What the server calls each; '' for one that can't be sent: the message goes without it.
	 */
	public function upload_all( array $images ) {
		$ids = array();
		foreach ( array_slice( $images, 0, self::MOST ) as $image ) {
			$id = $this->upload( $image );
			if ( $id instanceof Failure ) {
				return $id;
			}
			$ids[] = $id;
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
		$alt    = isset( $image['alt'] ) ? mb_substr( (string) $image['alt'], 0, self::ALT ) : '';
		$answer = $this->session->ask( '/api/v2/media', Form_Data::request( '' === $alt ? array() : array( 'description' => $alt ), 'file', $file ) );
		if ( $answer instanceof Failure ) {
			return Failure::REFUSED === $answer->code ? '' : $answer;
		}
		$id = Network_Client::text( $answer['json'], 'id' );
		return preg_match( '/^[\w-]{1,100}$/D', $id ) ? $this->wait_for( $id, $answer ) : $this->client->unreachable();
	}

	/**
	 * Waits while the server still works at a picture.
	 *
	 * @param string $id     Picture.
	 * @param array  $answer What the server said of it.
	 * @return string|Failure
	 */
	private function wait_for( $id, array $answer ) {
		for ( $look = 0; 200 !== $answer['status'] && $look < self::LOOKS; $look++ ) {
			usleep( (int) ( $this->pause * 1e6 ) );
			$answer = $this->session->ask( '/api/v1/media/' . $id );
			if ( $answer instanceof Failure ) {
				return $answer;
			}
		}
		return 200 === $answer['status'] ? $id : $this->client->unreachable();
	}
}
