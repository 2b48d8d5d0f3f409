<?php
/**
 * LinkedIn.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Networks;

use Mainstreet\Connections\Account;
use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Text\Text_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Posts as a member of LinkedIn, with an app of the owner's. LinkedIn knows no keys of messages, but refuses a text that was posted just before
 * and says which post that is: so a message that is sent twice is one.
 */
final class Linkedin extends Network {

	/** Its id. */
	const ID = 'linkedin';

	/** Characters. */
	const MOST = 3000;

	/** Addresses. */
	const POSTS = 'https://api.linkedin.com/rest/posts';
	const ME    = 'https://api.linkedin.com/v2/userinfo';

	/**
	 * Makes requests.
	 *
	 * @var Network_Client
	 */
	private $client;

	/**
	 * The network.
	 *
	 * @param Http_Client|null $client Makes requests.
	 */
	public function __construct( $client = null ) {
		$this->client = new Network_Client( 'LinkedIn', $client );
	}

	/**
	 * Id.
	 *
	 * @return string
	 */
	public function id() {
		return self::ID;
	}

	/**
	 * Name.
	 *
	 * @return string
	 */
	public function label() {
		return 'LinkedIn';
	}

	/**
	 * What it takes.
	 *
	 * @param Account $account Account.
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
	 * @param int $seq        Place in the thread.
	 * @return string
	 */
	public function choose_key( $post, $connection, $seq ) {
		return sprintf( 'mainstreet-%d-%d-%d', $post, $connection, $seq );
	}

	/**
	 * Sends a message.
	 *
	 * @param Account $account Account.
	 * @param Message $message Message.
	 * @param string  $key     Key.
	 * @return Sent|Failure
	 */
	public function send( Account $account, Message $message, $key ) {
		$post = array(
			'author'                    => 'urn:li:person:' . $account->external_id(),
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
		if ( '' !== $message->url && $message->card ) {
			$post['content'] = array(
				'article' => array(
					'source'      => $message->url,
					'title'       => mb_substr( isset( $message->card['title'] ) && '' !== $message->card['title'] ? (string) $message->card['title'] : $message->url, 0, 400 ),
					'description' => mb_substr( isset( $message->card['description'] ) ? (string) $message->card['description'] : '', 0, 4000 ),
				),
			);
		}
		$answer = $this->ask(
			$account,
			self::POSTS,
			array(
				'method'  => 'POST',
				'headers' => array(
					'Content-Type'              => 'application/json',
					'LinkedIn-Version'          => self::version( time() ),
					'X-Restli-Protocol-Version' => '2.0.0',
				),
				'body'    => wp_json_encode( $post ),
			)
		);
		if ( $answer instanceof Failure ) {
			return $answer;
		}
		$id = Network_Client::header( $answer, 'x-restli-id' );
		if ( 422 === $answer['status'] && preg_match( '/duplicate.{0,40}(urn:li:(?:share|ugcPost):\d+)/i', Network_Client::text( $answer['json'], 'message' ), $found ) ) {
			$id = $found[1];
		} elseif ( $answer['status'] >= 400 ) {
			return $this->client->refused( $answer );
		}
		// Taken it has the message, even where it does not say under which name.
		return preg_match( '/^urn:li:(?:share|ugcPost):\d+$/D', $id ) ? new Sent( $id, 'https://www.linkedin.com/feed/update/' . $id . '/' ) : new Sent( $key );
	}

	/**
	 * Asks how the account is.
	 *
	 * @param Account $account Account.
	 * @return array|Failure
	 */
	public function check( Account $account ) {
		$answer = $this->ask( $account, self::ME, array( 'method' => 'GET' ) );
		if ( $answer instanceof Failure ) {
			return $answer;
		}
		$profile = self::profile( $answer['json'] );
		return $profile ? $profile : $this->client->unreachable();
	}

	/**
	 * What LinkedIn says of a member.
	 *
	 * @param array $json What it answered.
	 * @return string[] As check(), with `id`; empty for what is none.
	 */
	public static function profile( array $json ) {
		$id   = Network_Client::text( $json, 'sub' );
		$name = mb_substr( sanitize_text_field( Network_Client::text( $json, 'name' ) ), 0, 100 );
		return preg_match( '/^[\w-]{1,60}$/D', $id ) ? array(
			'id'      => $id,
			'name'    => '' === $name ? 'LinkedIn' : $name,
			'handle'  => '' === $name ? 'LinkedIn' : $name,
			'picture' => Network_Client::link( $json, 'picture' ),
			'link'    => '',
		) : array();
	}

	/**
	 * A text as LinkedIn reads it: what has a meaning there is marked as plain.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	public static function escape( $text ) {
		// A hash tag may stay one.
		return (string) preg_replace( '/[\\\\|{}@\[\]()<>*_~]/', '\\\\$0', $text );
	}

	/**
	 * The version of its interface. There is one for each month, good for a year.
	 *
	 * @param int $now Unix time.
	 * @return string Such as `202608`.
	 */
	private static function version( $now ) {
		/**
		 * Filters the version of LinkedIn's interface.
		 *
		 * @param string $version Year and month, without anything between.
		 */
		return (string) apply_filters( 'mainstreet_linkedin_version', gmdate( 'Ym', strtotime( 'first day of -3 months', $now ) ) );
	}

	/**
	 * Asks in the name of an account.
	 *
	 * @param Account $account Account.
	 * @param string  $url     Address.
	 * @param array   $args    Of the request.
	 * @return array|Failure
	 */
	private function ask( Account $account, $url, array $args ) {
		$has_ended       = '' === $account->token() || ( $account->expires_at() > 0 && $account->expires_at() <= time() );
		$args['headers'] = ( isset( $args['headers'] ) ? $args['headers'] : array() ) + array( 'Authorization' => 'Bearer ' . $account->token() );
		$answer          = $has_ended ? null : $this->client->ask( $url, $args );
		if ( null === $answer || ( is_array( $answer ) && 401 === $answer['status'] ) ) {
			return $this->client->must_reauth( $account );
		}
		if ( is_array( $answer ) && in_array( $answer['status'], array( 402, 403 ), true ) ) {
			return $this->client->refused( $answer, __( 'LinkedIn does not let the app post. Please check that the product “Share on LinkedIn” is added to it.', 'mainstreet-blocks' ) );
		}
		return $answer;
	}
}
