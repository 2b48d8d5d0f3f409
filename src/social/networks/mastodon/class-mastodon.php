<?php
namespace Mainstreet\Social\Networks\Mastodon;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Attributes;
use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Image_File;
use Mainstreet\Social\Networks\Network;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Publish_Result;
use Mainstreet\Social\Text\Text_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Posts as an account on any server with Mastodon's API. A message that is sent twice with the same `Idempotency-Key` within an hour appears
 * once: the server responds with the first. The key has a random end, so that two sites with one account, or a repeated share, differ.
 */
final class Mastodon extends Network {

	/** ID of the network. */
	const ID = 'mastodon';

	/** Maximum size of an image in bytes (servers accept 16 MB, some less), and maximum length of an alternative text in characters. */
	const MAX_IMAGE_BYTES = 8000000;
	const MAX_ALT_LENGTH  = 1500;

	/** Number of checks whether an image is ready. */
	const IMAGE_CHECKS = 10;

	/** Seconds between two requests for the limits of a server. */
	const LIMITS_AGE = DAY_IN_SECONDS;

	private Network_Client $client;

	/** Seconds between two checks whether an image is ready. */
	private float $pause;

	/** @param float $pause Seconds between two checks whether an image is ready. */
	public function __construct( ?Http_Client $client = null, $pause = 1.0 ) {
		$this->client = new Network_Client( 'Mastodon', $client );
		$this->pause  = $pause;
	}

	public function id(): string {
		return self::ID;
	}

	public function label(): string {
		return 'Mastodon';
	}

	public function has_threads(): bool {
		return true;
	}

	/** Limit of the account's server, as stored; sends no request. */
	public function limit( Account $account ): Text_Limit {
		$most = (int) $account->meta( 'limit' );
		$link = (int) $account->meta( 'link_length' );
		return Text_Limit::mastodon( $most > 0 ? $most : Text_Limit::MASTODON, $link > 0 ? $link : Text_Limit::URL );
	}

	public function choose_key( $post, $connection, $seq ): string {
		return sprintf( 'mainstreet-%d-%d-%d-%s', $post, $connection, $seq, bin2hex( random_bytes( 6 ) ) );
	}

	public function send( Account $account, Outgoing_Post $message, $key ) {
		$status = array( 'status' => $message->text );
		$upload = fn( array $file, string $alt ) => $this->upload_image( $account, $file, $alt );
		$media  = Image_File::upload_all( $message->images, self::MAX_IMAGE_BYTES, self::MAX_ALT_LENGTH, $upload );
		if ( $media instanceof Publish_Error ) {
			return $media;
		}
		$missing = count( $media );
		$media   = array_values( array_filter( $media, 'strlen' ) );
		if ( $media ) {
			$status['media_ids'] = $media;
		}
		if ( $message->parent ) {
			$status['in_reply_to_id'] = $message->parent->id;
		}
		if ( preg_match( '/^([a-z]{2})(?:[-_]|$)/i', $message->language, $found ) ) {
			$status['language'] = strtolower( $found[1] );
		}
		$answer = $this->request(
			$account,
			'/api/v1/statuses',
			array(
				'method'  => 'POST',
				'headers' => array(
					'Content-Type'    => 'application/json',
					'Idempotency-Key' => $key,
				),
				'body'    => wp_json_encode( $status ),
			)
		);
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$id = Network_Client::text( $answer['json'], 'id' );
		// The response can't be read: the next try gets the same post by its key.
		return preg_match( '/^[\w-]{1,100}$/D', $id ) ? new Publish_Result( $id, Network_Client::link( $answer['json'], 'url' ), Publish_Result::missing_images_note( $missing - count( $media ) ) ) : $this->client->unreachable_error();
	}

	/**
	 * Uploads an image.
	 *
	 * @param array  $file As Image_File::find().
	 * @param string $alt  Alternative text; '' for none.
	 * @return string|Publish_Error ID at the server; '' for an image that the server refuses.
	 */
	private function upload_image( Account $account, array $file, string $alt ) {
		$answer = $this->request( $account, '/api/v2/media', Network_Client::upload_args( '' === $alt ? array() : array( 'description' => $alt ), 'file', $file ) );
		if ( $answer instanceof Publish_Error ) {
			return Publish_Error::REFUSED === $answer->code ? '' : $answer;
		}
		$id = Network_Client::text( $answer['json'], 'id' );
		return preg_match( '/^[\w-]{1,100}$/D', $id ) ? $this->wait_for_image( $account, $id, $answer ) : $this->client->unreachable_error();
	}

	/**
	 * Waits while the server processes an image: a message can't use it before.
	 *
	 * @param array $answer Response to the upload.
	 * @return string|Publish_Error ID of the image.
	 */
	private function wait_for_image( Account $account, string $id, array $answer ) {
		for ( $check = 0; 200 !== $answer['status'] && $check < self::IMAGE_CHECKS; $check++ ) {
			usleep( (int) ( $this->pause * 1e6 ) );
			$answer = $this->request( $account, '/api/v1/media/' . $id );
			if ( $answer instanceof Publish_Error ) {
				return $answer;
			}
		}
		return 200 === $answer['status'] ? $id : $this->client->unreachable_error();
	}

	/**
	 * Sends a request to the server of an account. Mastodon's tokens do not expire; a refused one means that the account requires a new sign-in.
	 *
	 * @param array $args Arguments of the request.
	 * @return array|Publish_Error See Network_Client::request().
	 */
	private function request( Account $account, string $path, array $args = array() ) {
		$args['headers'] = ( isset( $args['headers'] ) ? $args['headers'] : array() ) + array(
			'Accept'        => 'application/json',
			'Authorization' => 'Bearer ' . $account->token(),
		);
		$answer          = '' === $account->token() ? null : $this->client->request_public( 'https://' . $account->meta( 'server' ) . $path, $args + array( 'method' => 'GET' ) );
		// 403: the token lacks a scope.
		if ( null === $answer || ( is_array( $answer ) && in_array( $answer['status'], array( 401, 403 ), true ) ) ) {
			return $this->client->require_reauth( $account );
		}
		if ( is_array( $answer ) && $answer['status'] >= 400 ) {
			return $this->client->refused_error( $answer );
		}
		return $answer;
	}

	/** Checks whether the account still works, and once a day the limits of its server. */
	public function check( Account $account ) {
		$answer = $this->request( $account, '/api/v1/accounts/verify_credentials' );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$facts = self::parse_profile( $answer['json'], (string) $account->meta( 'server' ) );
		if ( ! $facts ) {
			return $this->client->unreachable_error();
		}
		if ( abs( time() - (int) $account->meta( 'limits_at' ) ) > self::LIMITS_AGE ) {
			( new Accounts() )->update( $account->id(), array( 'meta' => $this->fetch_limits( (string) $account->meta( 'server' ) ) + $account->all_meta() ) );
		}
		return $facts;
	}

	/**
	 * Reads the limits of a server.
	 *
	 * @param string $server Host.
	 * @return int[] `limit`, `link_length` and `limits_at` (when it was asked); empty where the server does not say.
	 */
	public function fetch_limits( string $server ): array {
		$answer   = $this->client->request_public( 'https://' . $server . '/api/v2/instance', array( 'method' => 'GET' ) );
		$statuses = ! $answer instanceof Publish_Error && isset( $answer['json']['configuration']['statuses'] ) && is_array( $answer['json']['configuration']['statuses'] ) ? $answer['json']['configuration']['statuses'] : array();
		$most     = Attributes::integer( $statuses, 'max_characters' );
		$link     = Attributes::integer( $statuses, 'characters_reserved_per_url' );
		return $most >= 50 ? array(
			'limit'       => min( 100000, $most ),
			'link_length' => $link > 0 ? $link : Text_Limit::URL,
			'limits_at'   => time(),
		) : array();
	}

	/**
	 * Reads the profile of an account.
	 *
	 * @param array  $json   Response.
	 * @param string $server Host.
	 * @return string[] See check(), with `id`; empty where the response is invalid.
	 */
	public static function parse_profile( array $json, $server ): array {
		$id   = Network_Client::text( $json, 'id' );
		$name = Network_Client::text( $json, 'username' );
		if ( ! preg_match( '/^[\w-]{1,60}$/D', $id ) || ! preg_match( '/^[\w.-]{1,100}$/D', $name ) ) {
			return array();
		}
		$display = Network_Client::name( $json, 'display_name' );
		return array(
			'id'      => $id,
			'name'    => '' === $display ? $name : $display,
			'handle'  => '@' . $name . '@' . $server,
			'picture' => Network_Client::link( $json, 'avatar_static' ),
			'link'    => Network_Client::link( $json, 'url' ),
		);
	}

	public function has_replies(): bool {
		return true;
	}

	/** Counts replies. The request has no token: the account's token may not read, and only public replies count. */
	public function count_replies( Account $account, Publish_Result $sent ) {
		$answer = $this->client->request_public( 'https://' . $account->meta( 'server' ) . '/api/v1/statuses/' . rawurlencode( $sent->id ), array( 'method' => 'GET' ) );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		if ( in_array( $answer['status'], array( 404, 410 ), true ) ) {
			return null;
		}
		$count = isset( $answer['json']['replies_count'] ) ? $answer['json']['replies_count'] : null;
		return is_int( $count ) && Network_Client::text( $answer['json'], 'id' ) === $sent->id ? max( 0, $count ) : $this->client->unreachable_error();
	}
}
