<?php
/**
 * X.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Networks;

use Mainstreet\Connections\Account;
use Mainstreet\Connections\OAuth_Apps;
use Mainstreet\Connections\OAuth_Flow;
use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Text\Text_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Posts as an account at X, with an app of the owner's, whom X bills each post. X knows no keys of messages, but refuses a text that the account has
 * posted just before: a message that is sent twice is one there, and the second try ends with that sentence.
 */
final class X extends Network {

	/** Its id. */
	const ID = 'x';

	/** Addresses. */
	const API   = 'https://api.x.com/2/';
	const TOKEN = 'https://api.x.com/2/oauth2/token';

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
		$this->client = new Network_Client( 'X', $client );
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
		return 'X';
	}

	/**
	 * Messages can answer others.
	 *
	 * @return bool
	 */
	public function has_threads() {
		return true;
	}

	/**
	 * What it takes.
	 *
	 * @param Account $account Account.
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
		$post = array( 'text' => $message->text );
		if ( $message->parent ) {
			$post['reply'] = array( 'in_reply_to_tweet_id' => $message->parent->id );
		}
		$answer = $this->ask(
			$account,
			'tweets',
			array(
				'method'  => 'POST',
				'headers' => array( 'Content-Type' => 'application/json' ),
				'body'    => wp_json_encode( $post ),
			)
		);
		if ( $answer instanceof Failure ) {
			return $answer;
		}
		$id = Network_Client::text( $answer['json'], 'data', 'id' );
		// Taken it has the message, even where it does not say under which number; another try would be refused as the same.
		return preg_match( '/^\d{1,25}$/D', $id ) ? new Sent( $id, 'https://x.com/' . ltrim( (string) $account->meta( 'handle' ), '@' ) . '/status/' . $id ) : $this->client->unreachable();
	}

	/**
	 * Asks how the account is.
	 *
	 * @param Account $account Account.
	 * @return array|Failure
	 */
	public function check( Account $account ) {
		$answer = $this->ask( $account, 'users/me?user.fields=profile_image_url', array( 'method' => 'GET' ) );
		if ( $answer instanceof Failure ) {
			return $answer;
		}
		$profile = self::profile( $answer['json'] );
		return $profile ? $profile : $this->client->unreachable();
	}

	/**
	 * What X says of an account.
	 *
	 * @param array $json What it answered.
	 * @return string[] As check(), with `id`; empty for what is none.
	 */
	public static function profile( array $json ) {
		$id     = Network_Client::text( $json, 'data', 'id' );
		$handle = Network_Client::text( $json, 'data', 'username' );
		if ( ! preg_match( '/^\d{1,25}$/D', $id ) || ! preg_match( '/^\w{1,30}$/D', $handle ) ) {
			return array();
		}
		$name = mb_substr( sanitize_text_field( Network_Client::text( $json, 'data', 'name' ) ), 0, 100 );
		return array(
			'id'      => $id,
			'name'    => '' === $name ? $handle : $name,
			'handle'  => '@' . $handle,
			'picture' => Network_Client::link( $json, 'data', 'profile_image_url' ),
			'link'    => 'https://x.com/' . $handle,
		);
	}

	/**
	 * Asks for the next tokens.
	 *
	 * @param string $refresh Long token.
	 * @return string[]|Failure|null
	 */
	public function refresh( $refresh ) {
		$app = ( new OAuth_Apps() )->of( ( new X_Connect() )->service() );
		if ( ! $app ) {
			return null;
		}
		$answer = $this->client->ask(
			self::TOKEN,
			array(
				'method'  => 'POST',
				'headers' => array( 'Authorization' => OAuth_Flow::basic( $app ) ),
				'body'    => array(
					'grant_type'    => 'refresh_token',
					'refresh_token' => $refresh,
					'client_id'     => $app->id(),
				),
			)
		);
		if ( $answer instanceof Failure ) {
			return $answer;
		}
		if ( $answer['status'] >= 400 ) {
			return null;
		}
		$tokens = array(
			'access'  => Signed_In::token( $answer['json'] ),
			'refresh' => Signed_In::token( $answer['json'], 'refresh_token' ),
		);
		return '' === $tokens['access'] ? $this->client->unreachable() : $tokens;
	}

	/**
	 * Asks in the name of an account, and once more with the next token.
	 *
	 * @param Account $account Account.
	 * @param string  $path    Path and query.
	 * @param array   $args    Of the request.
	 * @return array|Failure
	 */
	private function ask( Account $account, $path, array $args ) {
		$tokens          = new Token_Pair( $account );
		$args['headers'] = isset( $args['headers'] ) ? $args['headers'] : array();
		for ( $try = 0; $try < 2; $try++ ) {
			$args['headers']['Authorization'] = 'Bearer ' . $tokens->access();
			$answer                           = '' === $tokens->access() ? null : $this->client->ask( self::API . $path, $args );
			if ( $answer instanceof Failure ) {
				return $answer;
			}
			if ( null !== $answer && 401 !== $answer['status'] ) {
				return $answer['status'] >= 400 ? $this->client->refused( $answer, self::reason( $answer ) ) : $answer;
			}
			$renewed = 0 === $try ? $tokens->renew( array( $this, 'refresh' ) ) : false;
			if ( $renewed instanceof Failure ) {
				return $renewed;
			}
			if ( ! $renewed ) {
				break;
			}
		}
		return $this->client->must_reauth( $account );
	}

	/**
	 * Why X refuses something.
	 *
	 * @param array $answer Answer.
	 * @return string Sentence; '' where nothing more is known.
	 */
	private static function reason( array $answer ) {
		$detail = Network_Client::text( $answer['json'], 'detail' ) . ' ' . Network_Client::text( $answer['json'], 'title' );
		if ( 402 === $answer['status'] || false !== stripos( $detail, 'credit' ) ) {
			return __( 'X takes no more posts from the app: its credits are used up. They are bought at X’s developer portal.', 'mainstreet-blocks' );
		}
		if ( false !== stripos( $detail, 'duplicate' ) ) {
			return __( 'X has this text already: the account posted it a short while ago.', 'mainstreet-blocks' );
		}
		return 403 === $answer['status'] ? __( 'X does not let the app post. Please check at X’s developer portal that it may read and write.', 'mainstreet-blocks' ) : '';
	}
}
