<?php
namespace Mainstreet\Social\Networks\Webhook;

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
 * Sends posts to a URL of the owner's as signed JSON: Slack, Discord and automation tools. Each message has its key in the header
 * `Idempotency-Key` and in `id`, by which a receiver recognizes a message that is sent twice. Chats do not check it: they are asked once, and if
 * the response is lost, only users try again.
 */
final class Webhook extends Network {

	/** ID of the network. */
	const ID = 'webhook';

	/** Maximum length of a text in characters; Discord accepts no more. */
	const MAX_LENGTH = 2000;

	/** Hosts of chats, which show everything they receive: Slack, Discord, Google Chat, Teams. */
	const CHATS = '/(?:^|\.)(?:slack\.com|slack-gov\.com|discord\.com|discordapp\.com|chat\.googleapis\.com|webhook\.office\.com|logic\.azure\.com|api\.powerplatform\.com)$/i';

	private Network_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = new Network_Client( __( 'The webhook', 'mainstreet-blocks' ), $client );
	}

	public function id(): string {
		return self::ID;
	}

	public function label(): string {
		return __( 'Webhook', 'mainstreet-blocks' );
	}

	public function limit( Account $account ): Text_Limit {
		return Text_Limit::plain( self::MAX_LENGTH );
	}

	public function choose_key( $post, $connection, $seq ): string {
		return sprintf( 'mainstreet-%d-%d-%d-%s', $post, $connection, $seq, bin2hex( random_bytes( 6 ) ) );
	}

	/** Whether the receiver is a chat. */
	public function can_duplicate( Account $account ): bool {
		$pair = json_decode( $account->token(), true );
		$host = isset( $pair[0] ) && is_string( $pair[0] ) ? (string) wp_parse_url( $pair[0], PHP_URL_HOST ) : '';
		/**
		 * Filters whether the receiver of a webhook shows a message twice that is sent to it twice, with the same `id`.
		 *
		 * @param bool   $doubles Whether it is a chat that this plugin knows.
		 * @param string $host    Its host.
		 */
		return (bool) apply_filters( 'mainstreet_webhook_doubles', 1 === preg_match( self::CHATS, $host ), $host );
	}

	/**
	 * Token of the account. The URL is a secret, too, because anybody who knows it can post to Slack and Discord.
	 *
	 * @param string $secret Key of the signature.
	 */
	public static function encode_token( string $url, string $secret ): string {
		return (string) wp_json_encode( array( $url, $secret ) );
	}

	public function send( Account $account, Outgoing_Post $message, $key ) {
		$pair = json_decode( $account->token(), true );
		if ( ! isset( $pair[0], $pair[1] ) || ! is_string( $pair[0] ) || ! is_string( $pair[1] ) ) {
			return $this->client->require_reauth( $account );
		}
		$body   = (string) wp_json_encode( self::build_body( $message, $key, (string) wp_parse_url( $pair[0], PHP_URL_HOST ) ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$answer = $this->client->request_public(
			$pair[0],
			array(
				'method'              => 'POST',
				'limit_response_size' => 65536,
				'truncate'            => true,
				'headers'             => array(
					'Content-Type'           => 'application/json',
					'Idempotency-Key'        => $key,
					'X-Mainstreet-Signature' => self::sign( $body, $pair[1], time() ),
				),
				'body'                => $body,
			)
		);
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$status = $answer['status'];
		if ( $status >= 200 && $status < 300 ) {
			return new Publish_Result( $key );
		}
		// Response of Slack and Discord when the webhook was deleted there.
		return in_array( $status, array( 401, 403, 404, 410 ), true ) ? $this->client->require_reauth( $account ) : $this->client->refused_error( $answer );
	}

	/** A webhook has no profile, and a test would post a message. */
	public function check( Account $account ) {
		if ( '' === $account->token() ) {
			return $this->client->require_reauth( $account );
		}
		return array(
			'name'    => (string) $account->meta( 'display' ),
			'handle'  => (string) $account->meta( 'handle' ),
			'picture' => '',
			'link'    => '',
		);
	}

	/**
	 * Signature of a body, in the format of Stripe.
	 *
	 * @param string $secret Key.
	 * @param int    $time   Unix time.
	 * @return string Such as `t=1790000000,v1=9f86…`.
	 */
	public static function sign( string $body, $secret, int $time ): string {
		return 't=' . $time . ',v1=' . hash_hmac( 'sha256', $time . '.' . $body, $secret );
	}

	/**
	 * Data to send.
	 *
	 * @param string $key  Key.
	 * @param string $host Host of the URL.
	 * @return array `text` is what Slack shows, `content` what Discord shows; neither can mention everybody.
	 */
	private static function build_body( Outgoing_Post $message, $key, string $host ): array {
		$post  = $message->post > 0 ? get_post( $message->post ) : null;
		$card  = $message->card + array(
			'title'       => '',
			'description' => '',
			'author'      => '',
			'published'   => '',
		);
		$image = isset( $card['image']['url'] ) ? (string) $card['image']['url'] : '';
		return array(
			'id'               => $key,
			'event'            => 'post.shared',
			'text'             => preg_match( '/(?:^|\.)slack(?:-gov)?\.com$/i', $host ) ? str_replace( array( '&', '<', '>' ), array( '&amp;', '&lt;', '&gt;' ), $message->text ) : $message->text,
			'content'          => $message->text,
			'allowed_mentions' => array( 'parse' => array() ),
			'message'          => $message->text,
			'url'              => $message->url,
			'post'             => $post ? array(
				'id'          => $post->ID,
				'type'        => $post->post_type,
				'title'       => (string) $card['title'],
				'description' => (string) $card['description'],
				'url'         => (string) get_permalink( $post ),
				'image'       => $image,
				'author'      => (string) $card['author'],
				'published'   => (string) $card['published'],
			) : null,
			'site'             => array(
				'name' => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
				'url'  => home_url( '/' ),
			),
		);
	}
}
