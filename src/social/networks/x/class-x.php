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
	const ID = X_Connect::ID;

	private Network_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = new Network_Client( 'X', $client );
	}

	public function id(): string {
		return self::ID;
	}

	public function label(): string {
		return 'X';
	}

	public function has_threads(): bool {
		return true;
	}

	public function limit( Account $account ): Text_Limit {
		return Text_Limit::x();
	}

	public function choose_key( $post, $connection, $seq ): string {
		return sprintf( 'mainstreet-%d-%d-%d', $post, $connection, $seq );
	}

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
			? new Publish_Result( $id, 'https://x.com/' . ltrim( (string) $account->meta( 'handle' ), '@' ) . '/status/' . $id, Publish_Result::missing_images_note( $missing - count( $media ) ) )
			: $this->client->unreachable_error();
	}

	public function check( Account $account ) {
		$answer = ( new X_Session( $account, $this->client ) )->request( 'users/me?user.fields=profile_image_url', array( 'method' => 'GET' ) );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$profile = X_Connect::parse_profile( $answer['json'] );
		return $profile ? $profile : $this->client->unreachable_error();
	}
}
