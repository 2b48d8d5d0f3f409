<?php
namespace Mainstreet\Social\Networks\X;

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
 * Posts as an account at X, with the owner's app; X bills the owner for each post. X has no keys of messages, but refuses a text that the account
 * has posted just before: a message that is sent twice appears once, and the second try ends with that error.
 */
final class X extends Network {

	/** ID of the network. */
	const ID = X_App::ID;

	private Network_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = new Network_Client( 'X', $client );
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
		return 'X';
	}

	/**
	 * A message can reply to another.
	 *
	 * @return bool
	 */
	public function has_threads() {
		return true;
	}

	/**
	 * Text limit.
	 *
	 * @return Text_Limit
	 */
	public function limit( Account $account ) {
		return Text_Limit::x();
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
		$session = new X_Session( $account, $this->client );
		$media   = ( new X_Media( $session ) )->upload_all( $message->images );
		if ( $media instanceof Publish_Error ) {
			return $media;
		}
		$post    = array( 'text' => $message->text );
		$missing = count( $media );
		$media   = array_values( array_filter( $media, 'strlen' ) );
		if ( $media ) {
			$post['media'] = array( 'media_ids' => $media );
		}
		if ( $message->parent ) {
			$post['reply'] = array( 'in_reply_to_tweet_id' => $message->parent->id );
		}
		$answer = $session->post( 'tweets', $post );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$id = Network_Client::text( $answer['json'], 'data', 'id' );
		// The message was accepted, even where the response does not contain its ID; another try would be refused as a duplicate.
		return preg_match( '/^\d{1,25}$/D', $id )
			? new Publish_Result( $id, 'https://x.com/' . ltrim( (string) $account->meta( 'handle' ), '@' ) . '/status/' . $id, Publish_Result::without_pictures( $missing - count( $media ) ) )
			: $this->client->unreachable();
	}

	/**
	 * Checks whether the account still works.
	 *
	 * @return array|Publish_Error
	 */
	public function check( Account $account ) {
		$answer = ( new X_Session( $account, $this->client ) )->ask( 'users/me?user.fields=profile_image_url', array( 'method' => 'GET' ) );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$profile = self::profile( $answer['json'] );
		return $profile ? $profile : $this->client->unreachable();
	}

	/**
	 * Reads the profile of an account.
	 *
	 * @param array $json Response.
	 * @return string[] See check(), with `id`; empty where the response is invalid.
	 */
	public static function profile( array $json ): array {
		$id     = Network_Client::text( $json, 'data', 'id' );
		$handle = Network_Client::text( $json, 'data', 'username' );
		if ( ! preg_match( '/^\d{1,25}$/D', $id ) || ! preg_match( '/^\w{1,30}$/D', $handle ) ) {
			return array();
		}
		$name = Network_Client::name( $json, 'data', 'name' );
		return array(
			'id'      => $id,
			'name'    => '' === $name ? $handle : $name,
			'handle'  => '@' . $handle,
			'picture' => Network_Client::link( $json, 'data', 'profile_image_url' ),
			'link'    => 'https://x.com/' . $handle,
		);
	}
}
