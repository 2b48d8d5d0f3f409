<?php
namespace Mainstreet\Social\Networks\Bluesky;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Core\Attributes;
use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Network;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Publish_Result;
use Mainstreet\Social\Text\Text_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Posts as an account at Bluesky. A message that is sent twice appears once: its record is written under a key that was chosen before
 * (putRecord), with the time that the key contains, so the second try overwrites it with the same content.
 */
final class Bluesky extends Network {

	/** ID of the network. */
	const ID = 'bluesky';

	/** URL of the public API. */
	const POSTS = 'https://public.api.bsky.app/xrpc/app.bsky.feed.getPosts?uris=';

	private Network_Client $client;

	/** Resolves handles. */
	private Bluesky_Identity $identity;

	public function __construct( ?Http_Client $client = null ) {
		$this->client   = new Network_Client( 'Bluesky', $client );
		$this->identity = new Bluesky_Identity( $client );
	}

	public function id(): string {
		return self::ID;
	}

	public function label(): string {
		return 'Bluesky';
	}

	public function has_threads(): bool {
		return true;
	}

	public function limit( Account $account ): Text_Limit {
		return Text_Limit::bluesky();
	}

	public function choose_key( $post, $connection, $seq ): string {
		return Tid::generate();
	}

	public function send( Account $account, Outgoing_Post $message, $key ) {
		if ( ! Tid::is_valid( $key ) ) {
			return new Publish_Error( Publish_Error::REFUSED, __( 'This message has no key that Bluesky accepts.', 'mainstreet-blocks' ) );
		}
		$session = new Bluesky_Session( $account, $this->client );
		$embed   = new Bluesky_Embed( $session );
		$written = $embed->build( $message );
		if ( $written instanceof Publish_Error ) {
			return $written;
		}
		$answer = $session->post(
			'com.atproto.repo.putRecord',
			array(
				'repo'       => $account->external_id(),
				'collection' => Bluesky_Record::POST,
				'rkey'       => $key,
				'record'     => Bluesky_Record::build( $message, $key, $written, Bluesky_Record::resolve_mentions( $message->text, $this->identity ) ),
			)
		);
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$uri = Network_Client::text( $answer['json'], 'uri' );
		$cid = Network_Client::text( $answer['json'], 'cid' );
		if ( 0 !== strpos( $uri, 'at://' ) || ! preg_match( '/^[A-Za-z0-9]{8,100}$/D', $cid ) || strlen( $uri . $cid ) > 254 ) {
			return $this->client->unreachable_error();
		}
		return new Publish_Result( $uri . ' ' . $cid, 'https://bsky.app/profile/' . $account->external_id() . '/post/' . $key, Publish_Result::missing_images_note( $embed->missing_count() ) );
	}

	public function check( Account $account ) {
		$session = new Bluesky_Session( $account, $this->client );
		$answer  = $session->get( 'com.atproto.server.getSession' );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$handle = Network_Client::text( $answer['json'], 'handle' );
		return Network_Client::text( $answer['json'], 'did' ) === $account->external_id() && Bluesky_Identity::is_handle( $handle )
			? $this->identity->fetch_profile( $account->external_id(), $handle )
			: $this->client->unreachable_error();
	}

	public function has_replies(): bool {
		return true;
	}

	public function count_replies( Account $account, Publish_Result $sent ) {
		$uri    = explode( ' ', $sent->id )[0];
		$answer = $this->client->request( self::POSTS . rawurlencode( $uri ), array( 'method' => 'GET' ) );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$posts = isset( $answer['json']['posts'] ) ? $answer['json']['posts'] : null;
		if ( 200 !== $answer['status'] || ! is_array( $posts ) ) {
			return $this->client->unreachable_error();
		}
		$post  = isset( $posts[0] ) && is_array( $posts[0] ) ? $posts[0] : array();
		$count = Attributes::integer( $post, 'replyCount' );
		return Network_Client::text( $post, 'uri' ) === $uri ? max( 0, $count ) : null;
	}
}
