<?php
namespace Mainstreet\Social\Networks\Linkedin;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Network;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Publish_Result;
use Mainstreet\Social\Text\Text_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Posts as a member of LinkedIn, with the owner's app. LinkedIn has no keys of messages, but refuses a text that was posted just before and
 * names that post, so a message that is sent twice appears once.
 */
final class Linkedin extends Network {

	/** ID of the network. */
	const ID = 'linkedin';

	/** Maximum length of a text in characters. */
	const MOST = 3000;

	/** URLs. */
	const POSTS = 'https://api.linkedin.com/rest/posts';
	const ME    = 'https://api.linkedin.com/v2/userinfo';

	private Network_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = new Network_Client( 'LinkedIn', $client );
	}

	/**
	 * ID of the network.
	 *
	 * @return string
	 */
	public function id() {
		return self::ID;
	}

	/**
	 * Name of the network.
	 *
	 * @return string
	 */
	public function label() {
		return 'LinkedIn';
	}

	/**
	 * Text limit.
	 *
	 * @return Text_Limit
	 */
	public function limit( Account $account ) {
		return Text_Limit::plain( self::MOST );
	}

	/**
	 * Chooses a key.
	 *
	 * @param int $post       Post.
	 * @param int $connection Account.
	 * @param int $seq        Position in the thread, from 0.
	 * @return string
	 */
	public function choose_key( $post, $connection, $seq ) {
		return sprintf( 'mainstreet-%d-%d-%d', $post, $connection, $seq );
	}

	/**
	 * Sends a message.
	 *
	 * @param string $key Key.
	 * @return Publish_Result|Publish_Error
	 */
	public function send( Account $account, Outgoing_Post $message, $key ) {
		$session = new Linkedin_Session( $account, $this->client );
		$post    = array(
			'author'                    => $session->author(),
			'commentary'                => self::escape( $message->text ),
			'visibility'                => 'PUBLIC',
			'distribution'              => array(
				'feedDistribution'               => 'MAIN_FEED',
				'targetEntities'                 => array(),
				'thirdPartyDistributionChannels' => array(),
			),
			'lifecycleState'            => 'PUBLISHED',
			'isReshareDisabledByAuthor' => false,
		);
		$note    = '';
		if ( '' !== $message->url && $message->card ) {
			$article = array(
				'source'      => $message->url,
				'title'       => mb_substr( isset( $message->card['title'] ) && '' !== $message->card['title'] ? (string) $message->card['title'] : $message->url, 0, 400 ),
				'description' => mb_substr( isset( $message->card['description'] ) ? (string) $message->card['description'] : '', 0, 4000 ),
			);
			$image   = empty( $message->card['image'] ) ? null : ( new Linkedin_Image( $session ) )->upload( $message->card['image'] );
			if ( $image instanceof Publish_Error && Publish_Error::MUST_REAUTH === $image->code ) {
				return $image;
			}
			if ( is_string( $image ) && '' !== $image ) {
				$article['thumbnail'] = $image;
			} elseif ( null !== $image ) {
				$note = Publish_Result::without_pictures( 1 );
			}
			$post['content'] = array( 'article' => $article );
		}
		$answer = $session->post( self::POSTS, $post );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$id = Network_Client::header( $answer, 'x-restli-id' );
		if ( 422 === $answer['status'] && preg_match( '/duplicate.{0,40}(urn:li:(?:share|ugcPost):\d+)/i', Network_Client::text( $answer['json'], 'message' ), $found ) ) {
			$id = $found[1];
		} elseif ( $answer['status'] >= 400 ) {
			return $this->client->refused( $answer );
		}
		// The message was accepted, even where the response does not contain its ID.
		return preg_match( '/^urn:li:(?:share|ugcPost):\d+$/D', $id ) ? new Publish_Result( $id, 'https://www.linkedin.com/feed/update/' . $id . '/', $note ) : new Publish_Result( $key, '', $note );
	}

	/**
	 * Checks whether the account still works.
	 *
	 * @return array|Publish_Error
	 */
	public function check( Account $account ) {
		$answer = ( new Linkedin_Session( $account, $this->client ) )->ask( self::ME, array( 'method' => 'GET' ) );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$profile = self::profile( $answer['json'] );
		return $profile ? $profile : $this->client->unreachable();
	}

	/**
	 * Reads the profile of a member.
	 *
	 * @param array $json Response.
	 * @return string[] See check(), with `id`; empty where the response is invalid.
	 */
	public static function profile( array $json ): array {
		$id   = Network_Client::text( $json, 'sub' );
		$name = Network_Client::name( $json, 'name' );
		return preg_match( '/^[\w-]{1,60}$/D', $id ) ? array(
			'id'      => $id,
			'name'    => '' === $name ? 'LinkedIn' : $name,
			'handle'  => '' === $name ? 'LinkedIn' : $name,
			'picture' => Network_Client::link( $json, 'picture' ),
			'link'    => '',
		) : array();
	}

	/** Escapes a text for LinkedIn, where some characters have a meaning. */
	public static function escape( string $text ): string {
		// A hashtag may stay one.
		return (string) preg_replace( '/[\\\\|{}@\[\]()<>*_~]/', '\\\\$0', $text );
	}
}
